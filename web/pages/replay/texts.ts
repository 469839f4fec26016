import { catalogue } from '../../texts/catalogue.ts';
import texts from './texts/all.ts';

export const REPLAY_TEXTS = catalogue(texts);
