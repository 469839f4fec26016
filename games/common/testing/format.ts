import { COMPLETE_LANGUAGES, LANGUAGES, type Language, type Message, type Seat } from '@orrery/kernel';
import { formatMessage } from '@orrery/words';

export { COMPLETE_LANGUAGES, type Language };
export type FormatFn = (words: Message, language: Language, reader?: Seat | null) => string;

export const SEAT_NAMES = ['Anna', 'Ben', 'Cleo', 'Dirk', 'Eva', 'Finn'];

/** Formats messages of a package for a seat (null: a spectator); a missing text throws. */
export const formatterFor =
  (catalogues: Readonly<Record<Language, Readonly<Record<string, string>>>>): FormatFn =>
  (words, language, reader = null) =>
    formatMessage(words, { language, texts: catalogues[language], names: SEAT_NAMES, reader, onError: 'throw' });

/** What a package loads, in every language. */
export async function inEveryLanguage<T>(load: (language: Language) => Promise<T>): Promise<Record<Language, T>> {
  const loaded = await Promise.all(LANGUAGES.map(async (language) => [language, await load(language)] as const));
  return Object.fromEntries(loaded) as Record<Language, T>;
}

/** The keys of these messages and of all messages in them. */
export function messageKeys({ key, values }: Message): string[] {
  const inner = Object.values(values).flatMap((said) => {
    if (typeof said !== 'object' || 'seat' in said) return [];
    return 'key' in said ? messageKeys(said) : said.flatMap(messageKeys);
  });
  return [key, ...inner];
}
