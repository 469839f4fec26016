import type en from './texts/en.json';

/** A key that every catalogue of this package has. */
export type TextKey = keyof typeof en;
type Catalogue = Readonly<Record<TextKey, string>>;

/** The catalogues, in ICU MessageFormat; each language is loaded when needed. */
export const texts = {
  en: async (): Promise<Catalogue> => (await import('./texts/en.json')).default,
  de: async (): Promise<Catalogue> => (await import('./texts/de.json')).default,
  nl: async (): Promise<Catalogue> => (await import('./texts/nl.json')).default,
} as const;
