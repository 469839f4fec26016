import { catalogue } from '../../../texts/catalogue.ts';
import texts from './texts/all.ts';

/** The texts of this table that are not the game's own. */
export const STARTREK_TEXTS = catalogue(texts);
export type StartrekTextKey = keyof typeof texts.en;
