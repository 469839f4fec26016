import { catalogue } from '../../../texts/catalogue.ts';
import texts from './texts/all.ts';

export const STARSHIP_REASON_TEXTS = catalogue(texts);
