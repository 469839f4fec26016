import type { PuzzleListing } from '@orrery/bots/puzzles';
import made from './list.json?raw';

export const STARTREK_PUZZLE_LIST: readonly PuzzleListing[] = JSON.parse(made);
