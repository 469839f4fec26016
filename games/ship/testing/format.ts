import { formatterFor, inEveryLanguage } from '@orrery/common/testing';
import { loadTexts } from '../texts.ts';

/** The texts of this package. */
export const CATALOGUES = await inEveryLanguage(loadTexts);

/** Formats messages of this package for a seat (null: a spectator). */
export const format = formatterFor(CATALOGUES);
