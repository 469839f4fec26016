import { catalogue } from '../../texts/catalogue.ts';
import texts from './texts/all.ts';

export const PUZZLE_TEXTS = catalogue(texts);
