import { catalogue, type Translate } from '../../../texts/catalogue.ts';
import de from './texts/de.json';
import en from './texts/en.json';
import nl from './texts/nl.json';

export const ONLINE_TEXTS = catalogue(en, de, nl);
export type OnlineText = keyof typeof en;
export type OnlineSpeak = Translate<OnlineText>;
