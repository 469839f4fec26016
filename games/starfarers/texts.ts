import { textLoader } from '@orrery/common/texts';
import type en from './texts/en.json';
import loaders from './texts/loaders.ts';

/** A key of the texts of this game. */
export type TextKey = keyof typeof en;

/** Loads the texts in a language. */
export const loadTexts = textLoader(loaders);
