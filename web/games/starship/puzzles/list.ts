import type { PuzzleListing } from '@orrery/bots/puzzles';
import made from './list.json?raw';

export const STARSHIP_PUZZLE_LIST: readonly PuzzleListing[] = JSON.parse(made);
