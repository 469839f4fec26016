import { catalogue } from '../texts/catalogue.ts';
import texts from './texts/all.ts';

export const APP_TEXTS = catalogue(texts);
