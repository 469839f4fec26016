import type { Puzzle } from '@orrery/bots/puzzles';

/** The puzzles of a game. */
export interface PuzzleSet {
  readonly game: string;
  /** The edition of the rules by which they are solved. */
  readonly edition: number;
  readonly puzzles: readonly Puzzle[];
}
