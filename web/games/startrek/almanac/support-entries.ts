import { CHARACTERS } from '@orrery/startrek/facts';

/** The almanac entries of the support cards. */
export const SUPPORT_ENTRIES: readonly string[] = CHARACTERS.map(({ word }) => word).sort();
