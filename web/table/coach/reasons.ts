import type { Merit } from '@orrery/bots';
import type { Language } from '@orrery/catalog';
import type { Said, Words } from '@orrery/kernel';
import type { Texts } from '@orrery/words';
import { COACH_TEXTS } from './texts.ts';

/** How the merits of a game's moves are put into words. */
export interface Reasons<T> {
  /** The game's own sentences; they come before those that all games share. */
  texts(language: Language): Texts;
  words(merit: Merit, table: T): Words;
}

/** What a number in a merit stands for, by its name; the others are figures. */
type Meanings<T> = Readonly<Record<string, (n: number, table: T) => Said>>;

/** Says merits by their codes, once it is known what their numbers stand for. */
export const reasonsOf = <T>(own: Readonly<Record<Language, Texts>>, meanings: Meanings<T>): Reasons<T> => ({
  texts: (language) => ({ ...COACH_TEXTS[language], ...own[language] }),
  words: ({ code, numbers }, table) => ({
    key: `reason.${code}`,
    values: Object.fromEntries(
      Object.entries(numbers).map(([name, n]) => [name, meanings[name]?.(n, table) ?? n] as const),
    ),
  }),
});

/** Something to build, by its number: its name as the object of a sentence. */
export const whatOf =
  (names: readonly string[]) =>
  (n: number): Words => ({ key: `what.${names[n] ?? ''}`, values: {} });
