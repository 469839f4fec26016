import { catalogue } from '../../../texts/catalogue.ts';
import de from './texts/de.json';
import en from './texts/en.json';
import nl from './texts/nl.json';

/** The texts of this table that are not the game's own. */
export const STARFARERS_TEXTS = catalogue(en, de, nl);
export type StarfarersTextKey = keyof typeof en;
