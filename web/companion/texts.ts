import { catalogue, type Translate, useTranslate } from '../texts/catalogue.ts';
import de from './texts/de.json';
import en from './texts/en.json';
import nl from './texts/nl.json';

const COMPANION_TEXTS = catalogue(en, de, nl);
export type CompanionKey = keyof typeof en;
export type CompanionTranslate = Translate<CompanionKey>;

/** The formatter of the companion's own texts. */
export const useCompanionTexts = (): CompanionTranslate => useTranslate(COMPANION_TEXTS);
