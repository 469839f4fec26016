import { LANGUAGES, type Language } from '@orrery/catalog';
import { createContext, useContext } from 'react';
import { de } from './de.ts';
import { en } from './en.ts';
import type { Messages } from './messages.ts';
import { nl } from './nl.ts';

const MESSAGES: Readonly<Record<Language, Messages>> = { en, de, nl };

export const LanguageContext = createContext<Language>('en');

export function useTexts(): { language: Language; messages: Messages } {
  const language = useContext(LanguageContext);
  return { language, messages: MESSAGES[language] };
}

/** The first of the reader's languages that we speak, or English. */
export function preferredLanguage(wishes: readonly string[]): Language {
  const spoken = wishes.map((wish) => wish.toLowerCase().split('-')[0]);
  return spoken.map((wish) => LANGUAGES.find((language) => language === wish)).find(Boolean) ?? 'en';
}
