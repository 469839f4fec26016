export { type DigestParts, digestOf } from './digest.ts';

import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from '@orrery/kernel';

/** The texts of a part in one language: messages in ICU MessageFormat by key. */
type Texts<K extends string> = Readonly<Record<K, string>>;

/** Something for English and, as far as they have it, for other languages. */
type ByLanguage<E, O> = Readonly<Record<typeof FALLBACK_LANGUAGE, E>> & Readonly<Partial<Record<Language, O>>>;

/** The texts of a part. English has every key; another language may lack some of them, or all. */
export type TextsByLanguage<K extends string> = ByLanguage<Texts<K>, Partial<Texts<NoInfer<K>>>>;

/** One text in every language. */
export type LocalizedText = Readonly<Record<Language, string>>;

const forEveryLanguage = <V>(value: (language: Language) => V): Readonly<Record<Language, V>> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, value(language)])) as Record<Language, V>;

/** The texts of a part in every language: message by message, what a language lacks is in English. */
export const completeTexts = <K extends string>(texts: TextsByLanguage<K>): Readonly<Record<Language, Texts<K>>> =>
  forEveryLanguage((language) => ({ ...texts[FALLBACK_LANGUAGE], ...texts[language] }));

/** One of these texts in every language. */
export const localizedText = <K extends string>(texts: TextsByLanguage<K>, key: NoInfer<K>): LocalizedText =>
  forEveryLanguage((language) => texts[language]?.[key] ?? texts[FALLBACK_LANGUAGE][key]);

type Loader<T> = () => Promise<T>;
type Loaders<E, O> = ByLanguage<Loader<E>, Loader<O>>;

/**
 * Loads texts in a language; a message that it lacks is in English. A game may replace messages that it shares with
 * another: its replacements in English count only where the language has no message at all.
 */
export const textLoader =
  <K extends string>(
    loaders: Loaders<Texts<K>, Partial<Texts<NoInfer<K>>>>,
    replacements: Readonly<Partial<Record<Language, Loader<Partial<Texts<NoInfer<K>>>>>>> = {},
  ) =>
  async (language: Language): Promise<Texts<K>> => {
    const [english, englishReplacements, own, ownReplacements] = await Promise.all([
      loaders[FALLBACK_LANGUAGE](),
      replacements[FALLBACK_LANGUAGE]?.(),
      loaders[language]?.(),
      replacements[language]?.(),
    ]);
    return { ...english, ...englishReplacements, ...own, ...ownReplacements };
  };

/** The entries of an almanac: its opening, then each `## Title {#key}` with what follows. */
const almanacParts = (almanac: string): readonly string[] => almanac.split(/^(?=## )/m);
const keyOf = (part: string): string | undefined => /^## .*\{#([a-z0-9-]+)\}$/m.exec(part)?.[1];

/** The almanac with the English entries that it lacks, at its end. */
function completeAlmanac(almanac: string, english: string): string {
  const [, ...own] = almanacParts(almanac);
  const keys = new Set(own.map(keyOf));
  const [, ...all] = almanacParts(english);
  const missing = all.filter((part) => !keys.has(keyOf(part)));
  return missing.length === 0 ? almanac : `${almanac.trimEnd()}\n\n${missing.join('').trimEnd()}\n`;
}

/** Loads an almanac in a language; an entry that it lacks is in English. */
export const almanacLoader =
  (loaders: Loaders<string, string>) =>
  async (language: Language): Promise<string> => {
    const [english, own] = await Promise.all([loaders[FALLBACK_LANGUAGE](), loaders[language]?.()]);
    return own === undefined ? english : completeAlmanac(own, english);
  };
