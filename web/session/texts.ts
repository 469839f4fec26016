import type { Language } from '@orrery/catalog';
import type { Problem } from '@orrery/kernel';
import { catalogue, speaker } from '../texts/catalogue.ts';
import de from './texts/de.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import nl from './texts/nl.json' with { type: 'json' };

const PROBLEM_TEXTS = catalogue(en, de, nl);

const isKnown = (code: string): code is keyof typeof en => Object.hasOwn(en, code);

/** What is wrong, in the reader's language; what nobody has translated stays as its finder put it. */
export const sayProblem = ({ code, params, text }: Problem, language: Language): string =>
  isKnown(code) ? speaker(PROBLEM_TEXTS, language)(code, params) : text;
