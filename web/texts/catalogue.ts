import type { Language } from '@orrery/catalog';
import { completeTexts, type TextsByLanguage } from '@orrery/common/texts';
import type { MessageArg } from '@orrery/kernel';
import { type FormatContext, formatMessage, type MessageCatalog } from '@orrery/words';
import { useContext, useMemo } from 'react';
import { LanguageContext } from './language.ts';

/** The texts of one part of the app in every language: ICU messages by key. */
export type TextCatalogue<K extends string> = Readonly<Record<Language, MessageCatalog<K>>>;

/** The texts of a part, with the keys of its English ones; a message that a language lacks is in English. */
export const catalogue = <K extends string>(texts: TextsByLanguage<K>): TextCatalogue<K> => completeTexts(texts);

/** Formats a message with named arguments. */
export type Translate<K extends string> = (key: K, values?: Readonly<Record<string, MessageArg>>) => string;

const NO_SEATS: Pick<FormatContext, 'names' | 'reader' | 'onError'> = { names: [], reader: null, onError: 'show' };

export const makeTranslate =
  <K extends string>(texts: TextCatalogue<K>, language: Language): Translate<K> =>
  (key, values = {}) =>
    formatMessage({ key, values }, { ...NO_SEATS, language, texts: texts[language] });

/** The formatter of a component's texts: `const say = useTexts(TABLE_TEXTS)`. */
export function useTranslate<K extends string>(texts: TextCatalogue<K>): Translate<K> {
  const language = useContext(LanguageContext);
  return useMemo(() => makeTranslate(texts, language), [texts, language]);
}
