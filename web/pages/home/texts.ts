import { catalogue } from '../../texts/catalogue.ts';
import texts from './texts/all.ts';

export const HOME_TEXTS = catalogue(texts);
