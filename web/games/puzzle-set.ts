import type { Puzzle } from '@orrery/bots/puzzles';
import type { Catalogue } from '../texts/catalogue.ts';

/** The puzzles of a game, and why each solution is good. */
export interface PuzzleSet {
  readonly game: string;
  /** The edition of the rules by which they are solved. */
  readonly edition: number;
  readonly puzzles: readonly Puzzle[];
  /** By the numbers of the puzzles, counted from 1. */
  readonly reasons: Catalogue<string>;
}
