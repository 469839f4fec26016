import { catalogue } from '../../texts/catalogue.ts';
import texts from './texts/all.ts';

export const COACH_TEXTS = catalogue(texts);
export type CoachText = keyof typeof texts.en;
