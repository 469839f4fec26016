import type { Seat } from '@orrery/kernel';

/** What a long search thinks of one choice. */
export interface Choice {
  /** In the notation of the game. */
  readonly move: string;
  /** The chance of winning after it, between 0 and 1, to three places. */
  readonly hope: number;
}

/** One decision on the way to the solution: what can be done, best first. The first one is the solution's. */
export type Choices = readonly Choice[];

/** Where a puzzle comes from, so that it can be found again. */
export interface Origin {
  /** The seed of the series, and the game's number in it. */
  readonly seed: number;
  readonly number: number;
  /** Of the first search; the one that confirmed it made twice as many. */
  readonly iterations: number;
  /** Games played on from here by players who look one move ahead, and how many of them were won. */
  readonly trials: { readonly games: number; readonly solution: number; readonly rash: number };
}

/** A position out of a game between bots, and the turn that is best in it. Plain data. */
export interface Puzzle {
  readonly seat: Seat;
  /** The log up to the position, as text. */
  readonly log: string;
  /** The decisions of the solution in order, as far as there is a clearly best one. */
  readonly steps: readonly Choices[];
  /** Other lines of moves that come to the same as the solution's. */
  readonly ways: readonly (readonly string[])[];
  /** What a player does instead who looks one move ahead. */
  readonly rash: string;
  readonly origin: Origin;
}
