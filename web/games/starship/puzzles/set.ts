import { catalogue } from '../../../texts/catalogue.ts';
import type { PuzzleSet } from '../../puzzle-set.ts';
import made from './puzzles.json';
import texts from './texts/all.ts';

export const STARSHIP_PUZZLES: PuzzleSet = { ...made, reasons: catalogue(texts) };
