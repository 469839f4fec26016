/** Positions out of games between bots, in which there is something to find. */
export { findPuzzle, type Quest } from './find.ts';
export { pickPuzzles } from './pick.ts';
export type { Choice, Choices, Origin, Puzzle } from './puzzle.ts';
