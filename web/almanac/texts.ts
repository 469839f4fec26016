import { catalogue } from '../texts/catalogue.ts';
import texts from './texts/all.ts';

export const ALMANAC_TEXTS = catalogue(texts);
