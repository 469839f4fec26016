import { catalogue } from '../../../texts/catalogue.ts';
import de from './texts/de.json';
import en from './texts/en.json';
import nl from './texts/nl.json';

/** What this table says beside what the game says of itself. */
export const TREK_TEXTS = catalogue(en, de, nl);
export type TrekKey = keyof typeof en;
