import type { Language } from '@orrery/catalog';
import type { MessageArg } from '@orrery/kernel';
import { type FormatContext, formatMessage, type MessageCatalog } from '@orrery/words';
import { useContext, useMemo } from 'react';
import { LanguageContext } from './language.ts';

/** The texts of one part of the app in every language: ICU messages by key. */
export type TextCatalogue<K extends string> = Readonly<Record<Language, MessageCatalog<K>>>;

/** Combines the three languages of a part; a key that is missing in one of them does not compile. */
export const catalogue = <K extends string>(
  en: MessageCatalog<K>,
  de: MessageCatalog<NoInfer<K>>,
  nl: MessageCatalog<NoInfer<K>>,
): TextCatalogue<K> => ({ en, de, nl });

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
