import { formatterFor, inEveryLanguage } from '@orrery/common/testing';
import { loadTexts } from '../texts.ts';

/** The texts of this game. */
export const CATALOGUES = await inEveryLanguage(loadTexts);

/** Formats messages of this game for a seat (null: a spectator). */
export const format = formatterFor(CATALOGUES);
