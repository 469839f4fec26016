import { catalogue } from '../../texts/catalogue.ts';
import texts from './texts/all.ts';

export const ABOUT_TEXTS = catalogue(texts);
