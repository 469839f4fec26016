import { catalogue } from '../texts/catalogue.ts';
import texts from './texts/all.ts';

export const NEW_GAME_TEXTS = catalogue(texts);
