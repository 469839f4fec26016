import { LANGUAGES, type Language } from '@orrery/catalog';
import { createContext } from 'react';

export const LanguageContext = createContext<Language>('en');

/** The first of the reader's languages that the app has, or English. */
export function pickLanguage(wishes: readonly string[]): Language {
  const spoken = wishes.map((wish) => wish.toLowerCase().split('-')[0]);
  return spoken.map((wish) => LANGUAGES.find((language) => language === wish)).find(Boolean) ?? 'en';
}
