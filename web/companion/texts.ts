import { catalogue, type Speak, useSpeak } from '../texts/catalogue.ts';
import de from './texts/de.json';
import en from './texts/en.json';
import nl from './texts/nl.json';

const COMPANION_TEXTS = catalogue(en, de, nl);
export type CompanionKey = keyof typeof en;
export type SayCompanion = Speak<CompanionKey>;

/** How the companion says its own texts. */
export const useCompanion = (): SayCompanion => useSpeak(COMPANION_TEXTS);
