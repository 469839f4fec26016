import type { Puzzle } from '@orrery/bots/puzzles';
import type { TextCatalogue } from '../texts/catalogue.ts';

/** The puzzles of a game, and why each solution is good. */
export interface PuzzleSet {
  readonly game: string;
  /** The edition of the rules by which they are solved. */
  readonly edition: number;
  readonly puzzles: readonly Puzzle[];
  /** Keyed by puzzle number, starting at 1. */
  readonly reasons: TextCatalogue<string>;
}
