import { catalogue } from '../texts/catalogue.ts';
import texts from './texts/all.ts';

/** Texts of the table's frame, the same for every game. */
export const TABLE_TEXTS = catalogue(texts);
export type TableText = keyof typeof texts.en;
