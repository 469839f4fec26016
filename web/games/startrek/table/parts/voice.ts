import { type Speak, useSpeak } from '../../../../texts/catalogue.ts';
import { TREK_TEXTS, type TrekKey } from '../texts.ts';

/** How the parts of this table say their own texts. */
export const useTrek = (): Speak<TrekKey> => useSpeak(TREK_TEXTS);
