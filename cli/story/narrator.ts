import type { Language } from '@orrery/catalog';
import type { Game, Held, Kinded, OpenView, SeatView } from '@orrery/kernel';

/** What a reader of the story sees of the table: a seat's window, or a spectator's. */
export type Window<T, H> = SeatView<T, H> | OpenView<T>;

/** Tells the games of one room in words. A room may bring one; without it events are told plainly. */
export interface Narrator<T, H, E> {
  /** The event in a sentence, as one with this view would tell it; '' leaves it out, null has it told plainly. */
  narrate(event: E, view: Window<T, H>, language: Language): string | null;
  /** The board drawn in text, lines ended by line breaks; '' where there is nothing to draw. */
  drawing(view: Window<T, H>): string;
}

/** A game together with its narrator, for those who know the types of neither. */
export interface Narrated {
  use<R>(
    f: <T, H, B, M extends Kinded, E extends Kinded, O, K>(
      game: Game<T, H, B, M, E, O, K>,
      narrator: Narrator<T, H, E>,
    ) => R,
  ): R;
}

/** Puts a game and its narrator away together. */
export const narrated = <T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  narrator: Narrator<T, H, E>,
): Narrated => ({ use: (f) => f(game, narrator) });

const PLAIN: Narrator<unknown, unknown, unknown> = { narrate: () => null, drawing: () => '' };

/** A game nobody has written a narrator for. */
export const plainly = (held: Held): Narrated => ({ use: (f) => held.use((game) => f(game, PLAIN)) });

function inWords(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inWords).join(' ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const parts = Object.entries(value).map(([key, each]) => `${key}=${inWords(each)}`);
  return `{${parts.join(' ')}}`;
}

/** Any event of any game: its kind, then what it carries. */
export function plainWords(event: Kinded): string {
  const { kind, ...rest } = event;
  return [kind, ...Object.entries(rest).map(([key, value]) => `${key}=${inWords(value)}`)].join(' ');
}
