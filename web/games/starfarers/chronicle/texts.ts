import { catalogue } from '../../../texts/catalogue.ts';
import texts from './texts/all.ts';

export const CHRONICLE_TEXTS = catalogue(texts);
