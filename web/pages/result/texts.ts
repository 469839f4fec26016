import { catalogue } from '../../texts/catalogue.ts';
import texts from './texts/all.ts';

export const RESULT_TEXTS = catalogue(texts);
export type ResultText = keyof typeof texts.en;
