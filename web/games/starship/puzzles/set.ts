import { catalogue } from '../../../texts/catalogue.ts';
import type { PuzzleSet } from '../../puzzle-set.ts';
import made from './puzzles.json';
import de from './texts/de.json';
import en from './texts/en.json';
import nl from './texts/nl.json';

export const STARSHIP_PUZZLES: PuzzleSet = { ...made, reasons: catalogue(en, de, nl) };
