import type { Language } from '@orrery/catalog';
import type { Said } from '@orrery/kernel';
import { type Speech, say, type Texts } from '@orrery/words';
import { useContext, useMemo } from 'react';
import { LanguageContext } from './language.ts';

/** What one part of the app says, in every language: messages in ICU MessageFormat by their keys. */
export type Catalogue<K extends string> = Readonly<Record<Language, Texts<K>>>;

/** Puts the three languages of a part together; a key that one of them lacks does not compile. */
export const catalogue = <K extends string>(
  en: Texts<K>,
  de: Texts<NoInfer<K>>,
  nl: Texts<NoInfer<K>>,
): Catalogue<K> => ({ en, de, nl });

/** Says a message; figures and names go in by their names. */
export type Speak<K extends string> = (key: K, values?: Readonly<Record<string, Said>>) => string;

const NOBODY: Pick<Speech, 'names' | 'reader' | 'faults'> = { names: [], reader: null, faults: 'show' };

export const speaker =
  <K extends string>(texts: Catalogue<K>, language: Language): Speak<K> =>
  (key, values = {}) =>
    say({ key, values }, { ...NOBODY, language, texts: texts[language] });

/** How a component says the texts of its part: `const say = useTexts(TABLE_TEXTS)`. */
export function useSpeak<K extends string>(texts: Catalogue<K>): Speak<K> {
  const language = useContext(LanguageContext);
  return useMemo(() => speaker(texts, language), [texts, language]);
}
