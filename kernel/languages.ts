/** A language of the texts. */
interface LanguageEntry {
  readonly tag: string; // BCP 47; the texts of the language are files with this name
  readonly name: string; // in the language itself
  readonly direction: 'ltr' | 'rtl';
  readonly locale: string; // of dates, numbers and lists
  /** What a partial language lacks is shown in English and only reported; in a complete one it fails the checks. */
  readonly state: 'complete' | 'partial';
}

/** The languages, as settings list them. A new one is one line here and its files (docs/translating.md). */
const ENTRIES = [
  { tag: 'en', name: 'English', direction: 'ltr', locale: 'en-GB', state: 'complete' },
  { tag: 'de', name: 'Deutsch', direction: 'ltr', locale: 'de', state: 'complete' },
  { tag: 'nl', name: 'Nederlands', direction: 'ltr', locale: 'nl', state: 'complete' },
] as const satisfies readonly LanguageEntry[];

export type Language = (typeof ENTRIES)[number]['tag'];

const entries: readonly (LanguageEntry & { readonly tag: Language })[] = ENTRIES;

export const LANGUAGES: readonly Language[] = entries.map(({ tag }) => tag);

/** The languages in which no text may be missing. */
export const COMPLETE_LANGUAGES: readonly Language[] = entries
  .filter(({ state }) => state === 'complete')
  .map(({ tag }) => tag);

/** The language that replaces what another lacks. */
export const FALLBACK_LANGUAGE = 'en' satisfies Language;

const entryOf = (language: string): LanguageEntry | undefined => entries.find(({ tag }) => tag === language);

export const languageName = (language: Language): string => entryOf(language)?.name ?? language;

export const directionOf = (language: Language): LanguageEntry['direction'] => entryOf(language)?.direction ?? 'ltr';

/** The locale in which dates, numbers and lists of a language are formatted. */
export const localeOf = (language: string): string => entryOf(language)?.locale ?? language;

/**
 * The first wish, as a BCP 47 tag, that can be met, otherwise English. `de-AT` is met by `de`; a language with a region
 * is only found by its whole tag.
 */
export function matchLanguage(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const tag = wish.toLowerCase();
    const [primary] = tag.split('-');
    const match =
      LANGUAGES.find((each) => each.toLowerCase() === tag) ?? LANGUAGES.find((each) => each.toLowerCase() === primary);
    if (match !== undefined) return match;
  }
  return FALLBACK_LANGUAGE;
}
