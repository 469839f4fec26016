import { catalogue } from '../../texts/catalogue.ts';
import texts from './texts/all.ts';

export const SETTINGS_TEXTS = catalogue(texts);
