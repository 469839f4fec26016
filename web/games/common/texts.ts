import { catalogue, type Translate, useTranslate } from '../../texts/catalogue.ts';
import de from './texts/de.json';
import en from './texts/en.json';
import nl from './texts/nl.json';

const COMMON_TEXTS = catalogue(en, de, nl);
export type CommonTextKey = keyof typeof en;

/** Texts of the parts that all tables share. */
export const useCommonTexts = (): Translate<CommonTextKey> => useTranslate(COMMON_TEXTS);
