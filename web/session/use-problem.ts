import type { Problem } from '@orrery/kernel';
import { use, useCallback } from 'react';
import { LanguageContext } from '../texts/language.ts';
import { sayProblem } from './texts.ts';

/** How a component says what is wrong, in the reader's language. */
export function useProblem(): (problem: Problem) => string {
  const language = use(LanguageContext);
  return useCallback((problem) => sayProblem(problem, language), [language]);
}
