import { catalogue } from '../../texts/catalogue.ts';
import de from './texts/de.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import nl from './texts/nl.json' with { type: 'json' };

export const LEARN_TEXTS = catalogue(en, de, nl);
