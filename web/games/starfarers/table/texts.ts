import { catalogue } from '../../../texts/catalogue.ts';
import texts from './texts/all.ts';

/** The texts of this table that are not the game's own. */
export const STARFARERS_TEXTS = catalogue(texts);
export type StarfarersTextKey = keyof typeof texts.en;
