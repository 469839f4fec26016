import { catalogue, type Translate, useTranslate } from '../texts/catalogue.ts';
import texts from './texts/all.ts';

const COMPANION_TEXTS = catalogue(texts);
export type CompanionKey = keyof typeof texts.en;
export type CompanionTranslate = Translate<CompanionKey>;

/** The formatter of the companion's own texts. */
export const useCompanionTexts = (): CompanionTranslate => useTranslate(COMPANION_TEXTS);
