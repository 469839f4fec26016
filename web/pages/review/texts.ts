import { catalogue } from '../../texts/catalogue.ts';
import texts from './texts/all.ts';

export const REVIEW_TEXTS = catalogue(texts);
