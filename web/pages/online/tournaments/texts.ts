import { catalogue } from '../../../texts/catalogue.ts';
import texts from './texts/all.ts';

export const TOURNAMENT_TEXTS = catalogue(texts);
