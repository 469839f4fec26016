import type { PuzzleSet } from '../../puzzle-set.ts';
import made from './puzzles.json?raw';

export const STARSHIP_PUZZLES: PuzzleSet = JSON.parse(made);
