import type { Puzzle } from '@orrery/bots/puzzles';
import type { Catalogue } from '../texts/catalogue.ts';

/** The puzzles of a game, and why each solution is good. */
export interface PuzzleSet {
  readonly game: string;
  readonly puzzles: readonly Puzzle[];
  /** By the numbers of the puzzles, counted from 1. */
  readonly reasons: Catalogue<string>;
}

/** What is known of a set before it is loaded. */
export interface Shelved {
  readonly game: string;
  readonly many: number;
  load(): Promise<PuzzleSet>;
}

/** The games that have puzzles, each set loaded when somebody wants to solve one. */
export const SETS: readonly Shelved[] = [
  { game: 'startrek', many: 6, load: async () => (await import('./sets/startrek/set.ts')).STARTREK_PUZZLES },
  { game: 'starship', many: 6, load: async () => (await import('./sets/starship/set.ts')).STARSHIP_PUZZLES },
  { game: 'duel', many: 6, load: async () => (await import('./sets/duel/set.ts')).DUEL_PUZZLES },
  { game: 'starfarers', many: 6, load: async () => (await import('./sets/starfarers/set.ts')).STARFARERS_PUZZLES },
];

export const findSet = (game: string): Shelved | null => SETS.find((each) => each.game === game) ?? null;
