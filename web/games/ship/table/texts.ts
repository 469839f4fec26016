import { catalogue } from '../../../texts/catalogue.ts';
import texts from './texts/all.ts';

/** The texts of this table that are not the games' own. */
export const SHIP_TEXTS = catalogue(texts);
export type ShipTextKey = keyof typeof texts.en;
