import type { MoveReason } from '@orrery/bots';
import type { Language } from '@orrery/catalog';
import type { Message, MessageArg } from '@orrery/kernel';
import type { MessageCatalog } from '@orrery/words';
import { COACH_TEXTS } from './texts.ts';

/** How the reasons of a game's moves are formatted. */
export interface ReasonTexts<T> {
  /** The game's own texts; they take precedence over the shared ones. */
  texts(language: Language): MessageCatalog;
  messageOf(merit: MoveReason, table: T): Message;
}

/** Formats named numbers of a reason, such as kinds of resources; others are shown as figures. */
type ReasonArgFormats<T> = Readonly<Record<string, (n: number, table: T) => MessageArg>>;

/** Creates the formatter for reasons by code. */
export const makeReasonTexts = <T>(
  own: Readonly<Record<Language, MessageCatalog>>,
  meanings: ReasonArgFormats<T>,
): ReasonTexts<T> => ({
  texts: (language) => ({ ...COACH_TEXTS[language], ...own[language] }),
  messageOf: ({ code, numbers }, table) => ({
    key: `reason.${code}`,
    values: Object.fromEntries(
      Object.entries(numbers).map(([name, n]) => [name, meanings[name]?.(n, table) ?? n] as const),
    ),
  }),
});

/** A building by its number: its name as the object of a sentence. */
export const nameOfBuilt =
  (names: readonly string[]) =>
  (n: number): Message => ({ key: `what.${names[n] ?? ''}`, values: {} });
