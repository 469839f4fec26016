import { catalogue } from '../../../texts/catalogue.ts';
import de from './texts/de.json';
import en from './texts/en.json';
import nl from './texts/nl.json';

/** What this table says beside what the games say of themselves. */
export const SHIP_TEXTS = catalogue(en, de, nl);
export type ShipKey = keyof typeof en;
