import type en from './texts/en.json';

/** A message that every catalogue of this room holds. */
export type TextKey = keyof typeof en;
type Catalogue = Readonly<Record<TextKey, string>>;

/** What the game says, in ICU MessageFormat; each language comes by itself, when somebody wants it. */
export const texts = {
  en: async (): Promise<Catalogue> => (await import('./texts/en.json')).default,
  de: async (): Promise<Catalogue> => (await import('./texts/de.json')).default,
  nl: async (): Promise<Catalogue> => (await import('./texts/nl.json')).default,
} as const;
