import type { Language } from '@orrery/catalog';
import type { Problem } from '@orrery/kernel';
import { use, useCallback } from 'react';
import { catalogue, speaker } from './catalogue.ts';
import { LanguageContext } from './language.ts';
import de from './texts/de.json';
import en from './texts/en.json';
import nl from './texts/nl.json';

const PROBLEM_TEXTS = catalogue(en, de, nl);

const isKnown = (code: string): code is keyof typeof en => Object.hasOwn(en, code);

/** What is wrong, in the reader's language; in the words of whoever found it where nobody translated them. */
export function problemText({ code, params, text }: Problem, language: Language): string {
  return isKnown(code) ? speaker(PROBLEM_TEXTS, language)(code, params) : text;
}

/** How a component says what is wrong. */
export function useProblem(): (problem: Problem) => string {
  const language = use(LanguageContext);
  return useCallback((problem) => problemText(problem, language), [language]);
}
