import type { Language } from '@orrery/catalog';
import { type Speak, speaker, useSpeak } from '../../../../texts/catalogue.ts';
import { FAR_TEXTS, type FarKey } from '../texts.ts';

/** How the parts of this table say their own texts. */
export const useFar = (): Speak<FarKey> => useSpeak(FAR_TEXTS);

export const said = (key: FarKey) => (language: Language) => speaker(FAR_TEXTS, language)(key);
