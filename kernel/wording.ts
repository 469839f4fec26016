import type { Asking, Game, Held, Kinded, OpenView, Refusal, SeatView } from './contract.ts';
import type { Words } from './words.ts';

/** What somebody at the table or around it sees: a seat's window, or a spectator's. */
export type Window<T, H> = SeatView<T, H> | OpenView<T>;

/** An option as the one who sets up a table meets it. */
export interface OptionWords {
  readonly name: Words;
  readonly help: Words;
  readonly values: readonly Words[]; // in the order of its allowed values
}

/** Something in a game's data that is not taken from its sources as it stands. */
export interface Mark {
  readonly subject: Words; // what: a set-up, a card
  readonly provenance: Words; // how sure it is
  readonly note: Words; // from what, in a few words
}

/** How a game puts itself into words. Pure: the texts and the reader's language belong to whoever says them. */
export interface Wording<T, H, M, E, O> {
  /** What happened, to one who heard this event and sees this view after the step; null where nothing needs saying. */
  event(event: E, view: Window<T, H>): Words | null;
  /** A move as a button or a list names it. */
  move(move: M, table: T): Words;
  /** Why a move is refused, in one sentence. */
  refusal(refusal: Refusal): Words;
  /** What is asked, and of whom, to one with this view. */
  question(asking: Asking, view: Window<T, H>): Words;
  readonly options: { readonly [P in keyof O]: OptionWords };
  readonly marks: readonly Mark[];
  /** Whether a new chapter begins with this event: those who tell the game in text show the board again. */
  isChapter(event: E): boolean;
  /** The board drawn in text, lines ended by line breaks; '' where there is nothing to draw yet. */
  drawing(view: Window<T, H>): string;
  /** What the signs of the drawing mean. */
  readonly legend: Words;
  /** How it stands: a line for each seat in order, then what is nobody’s, then what the one who looks holds. */
  standing(view: Window<T, H>): readonly Words[];
}

/** A game together with its wording, for those who know the types of neither. */
export interface Worded {
  use<R>(
    f: <T, H, B, M extends Kinded, E extends Kinded, O, K>(
      game: Game<T, H, B, M, E, O, K>,
      wording: Wording<T, H, M, E, O> | null,
    ) => R,
  ): R;
}

/** Puts a game and its wording away together. */
export const worded = <T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  wording: Wording<T, H, M, E, O>,
): Worded => ({ use: (f) => f(game, wording) });

/** A game that nobody has written words for. */
export const wordless = (held: Held): Worded => ({ use: (f) => held.use((game) => f(game, null)) });
