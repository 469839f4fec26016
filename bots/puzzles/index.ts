/** Positions from games between bots that make good puzzles. */
export { findPuzzles, type PuzzleSearch } from './find.ts';
export { pickPuzzles } from './pick.ts';
export { PUZZLE_LEVELS, type Puzzle, type PuzzleLevel, type PuzzleListing, type PuzzleStep } from './puzzle.ts';
export { PUZZLE_THEMES, type PuzzleTheme } from './theme.ts';
