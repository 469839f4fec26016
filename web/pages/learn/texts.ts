import { catalogue } from '../../texts/catalogue.ts';
import texts from './texts/all.ts';

export const LEARN_TEXTS = catalogue(texts);
