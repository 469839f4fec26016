import type { PuzzleSet } from '../../puzzle-set.ts';
import made from './puzzles.json?raw';

export const STARTREK_PUZZLES: PuzzleSet = JSON.parse(made);
