import type { Seat, Words } from '@orrery/kernel';
import { say } from '@orrery/words';

export type Language = 'en' | 'de' | 'nl';
export const LANGUAGES: readonly Language[] = ['en', 'de', 'nl'];
export type Spoken = (words: Words, language: Language, reader?: Seat | null) => string;

export const NAMES = ['Anna', 'Ben', 'Cleo', 'Dirk', 'Eva', 'Finn'];

/** Says words of a room as a seat, or with null a spectator, hears them; a text that is missing throws. */
export const speaker =
  (catalogues: Readonly<Record<Language, Readonly<Record<string, string>>>>): Spoken =>
  (words, language, reader = null) =>
    say(words, { language, texts: catalogues[language], names: NAMES, reader, faults: 'throw' });

/** The keys of these words and of all words in them. */
export function keysIn({ key, values }: Words): string[] {
  const inner = Object.values(values).flatMap((said) => {
    if (typeof said !== 'object' || 'seat' in said) return [];
    return 'key' in said ? keysIn(said) : said.flatMap(keysIn);
  });
  return [key, ...inner];
}
