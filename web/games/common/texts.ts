import { catalogue, type Speak, useSpeak } from '../../texts/catalogue.ts';
import de from './texts/de.json';
import en from './texts/en.json';
import nl from './texts/nl.json';

const COMMON_TEXTS = catalogue(en, de, nl);
export type CommonKey = keyof typeof en;

/** How the parts that tables share say what they have to say. */
export const useCommon = (): Speak<CommonKey> => useSpeak(COMMON_TEXTS);
