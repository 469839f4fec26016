import { catalogue } from '../../../texts/catalogue.ts';
import de from './texts/de.json';
import en from './texts/en.json';
import nl from './texts/nl.json';

/** The texts of this table that are not the games' own. */
export const SHIP_TEXTS = catalogue(en, de, nl);
export type ShipTextKey = keyof typeof en;
