import type { Language } from '@orrery/catalog';
import { makeTranslate, type Translate, useTranslate } from '../../../../texts/catalogue.ts';
import { STARFARERS_TEXTS, type StarfarersTextKey } from '../texts.ts';

/** The texts of this table's parts. */
export const useStarfarersTexts = (): Translate<StarfarersTextKey> => useTranslate(STARFARERS_TEXTS);

export const labelOf = (key: StarfarersTextKey) => (language: Language) =>
  makeTranslate(STARFARERS_TEXTS, language)(key);
