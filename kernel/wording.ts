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
  readonly rule?: string; // what the almanac says of it; editions frozen before marks had rules name none
}

/**
 * What may still be shown of a game's past, where to remember it is part of the play. Whoever shows a game asks here,
 * in the log, in text, when looking back and before giving advice; the log itself keeps everything.
 */
export interface Recall<T, H, E> {
  /** What somebody was told, in order: each event as it was, or without what is no longer open to one who sees `now`. */
  events(told: readonly E[], now: Window<T, H>): readonly E[];
  /** What somebody saw then, without what is no longer open to one who sees `now`. */
  view(then: Window<T, H>, now: Window<T, H>): Window<T, H>;
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
  /** The board drawn in text, lines ended by line breaks; '' where there is nothing to draw, or nothing yet. */
  drawing(view: Window<T, H>): string;
  /** What the signs of the drawing mean; null where nothing is ever drawn. */
  readonly legend: Words | null;
  /** How it stands: a line for each seat in order, then what is nobody’s, then what the one who looks holds. */
  standing(view: Window<T, H>): readonly Words[];
  /** What may still be shown of the past; absent: all of it. */
  readonly recall?: Recall<T, H, E>;
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
