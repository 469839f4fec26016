/** Positions from games between bots that make good puzzles. */
export { findPuzzle, type PuzzleSearch } from './find.ts';
export { pickPuzzles } from './pick.ts';
export type { Puzzle, PuzzleChoice, PuzzleOrigin, PuzzleStep } from './puzzle.ts';
