import type { Problem } from '@orrery/kernel';
import { use, useCallback } from 'react';
import { LanguageContext } from '../texts/language.ts';
import { problemText } from './texts.ts';

/** The formatter of problems in the reader's language. */
export function useProblemText(): (problem: Problem) => string {
  const language = use(LanguageContext);
  return useCallback((problem) => problemText(problem, language), [language]);
}
