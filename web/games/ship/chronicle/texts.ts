import { catalogue } from '../../../texts/catalogue.ts';
import de from './texts/de.json';
import en from './texts/en.json';
import nl from './texts/nl.json';

export const CHRONICLE_TEXTS = catalogue(en, de, nl);
