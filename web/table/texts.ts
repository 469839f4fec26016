import { catalogue } from '../texts/catalogue.ts';
import de from './texts/de.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import nl from './texts/nl.json' with { type: 'json' };

/** Texts of the table's frame, the same for every game. */
export const TABLE_TEXTS = catalogue(en, de, nl);
export type TableText = keyof typeof en;
