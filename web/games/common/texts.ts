import { catalogue, type Translate, useTranslate } from '../../texts/catalogue.ts';
import texts from './texts/all.ts';

const COMMON_TEXTS = catalogue(texts);
export type CommonTextKey = keyof typeof texts.en;

/** Texts of the parts that all tables share. */
export const useCommonTexts = (): Translate<CommonTextKey> => useTranslate(COMMON_TEXTS);
