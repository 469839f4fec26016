import { type Translate, useTranslate } from '../../../../texts/catalogue.ts';
import { STARTREK_TEXTS, type StartrekTextKey } from '../texts.ts';

/** The texts of this table's parts. */
export const useStartrekTexts = (): Translate<StartrekTextKey> => useTranslate(STARTREK_TEXTS);
