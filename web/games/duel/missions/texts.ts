import { catalogue } from '../../../texts/catalogue.ts';
import texts from './texts/all.ts';

export const MISSION_TEXTS = catalogue(texts);
