import { catalogue, type Translate } from '../../../texts/catalogue.ts';
import texts from './texts/all.ts';

export const ONLINE_TEXTS = catalogue(texts);
export type OnlineText = keyof typeof texts.en;
export type OnlineSpeak = Translate<OnlineText>;
