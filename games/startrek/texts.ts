import type cards from './support/texts/en.json';
import type en from './texts/en.json';

/** A key that every catalogue of this game has. */
export type TextKey = keyof typeof en | keyof (typeof cards)['texts'];
type Catalogue = Readonly<Record<TextKey, string>>;

/** The catalogues of the game, in ICU MessageFormat; each language is loaded when needed. */
export const texts = {
  en: async (): Promise<Catalogue> => ({
    ...(await import('./texts/en.json')).default,
    ...(await import('./support/texts/en.json')).default.texts,
  }),
  de: async (): Promise<Catalogue> => ({
    ...(await import('./texts/de.json')).default,
    ...(await import('./support/texts/de.json')).default.texts,
  }),
  nl: async (): Promise<Catalogue> => ({
    ...(await import('./texts/nl.json')).default,
    ...(await import('./support/texts/nl.json')).default.texts,
  }),
} as const;
