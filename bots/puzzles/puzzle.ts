import type { Seat } from '@orrery/kernel';
import type { MoveReason } from '../reasons.ts';
import type { PuzzleTheme } from './theme.ts';

/** A long search's evaluation of one choice. */
export interface PuzzleChoice {
  /** In the notation of the game. */
  readonly move: string;
  /** The chance of winning after it, between 0 and 1, to three decimal places. */
  readonly winChance: number;
}

/** One decision of the solution: the choices, best first. The first one is the solution. */
export type PuzzleStep = readonly PuzzleChoice[];

/** How hard a puzzle is, by how far one has to look ahead and how much there is to weigh. */
export const PUZZLE_LEVELS = ['easy', 'medium', 'hard'] as const;
export type PuzzleLevel = (typeof PUZZLE_LEVELS)[number];

/** Where a puzzle comes from, so that it can be reproduced. */
export interface PuzzleOrigin {
  /** The seed of the series, and the game's number in it. */
  readonly seed: number;
  readonly number: number;
  /** Iterations of the first search; the second made twice as many, the third four times as many. */
  readonly iterations: number;
  /** Games played out from here by one-ply players, and how many of them were won. */
  readonly trials: { readonly games: number; readonly solution: number; readonly rash: number };
}

/** What a list of puzzles says about one. */
export type PuzzleListing = Pick<Puzzle, 'theme' | 'level'>;

/** A position from a game between bots, and the best turn in it. Plain data. */
export interface Puzzle {
  readonly seat: Seat;
  /** The log up to the position, as text. */
  readonly log: string;
  /** The decisions of the solution in order, as long as one move is clearly best. */
  readonly steps: readonly PuzzleStep[];
  /** Why each move of the solution is good, the most important reasons first. */
  readonly reasons: readonly (readonly MoveReason[])[];
  /** Other lines of moves with the same result as the solution. */
  readonly ways: readonly (readonly string[])[];
  /** The tempting move: that of a one-ply player, or the second best where such a player finds the solution. */
  readonly rash: string;
  readonly level: PuzzleLevel;
  readonly theme: PuzzleTheme;
  readonly origin: PuzzleOrigin;
}
