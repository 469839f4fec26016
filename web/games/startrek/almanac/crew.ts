import { CHARACTERS } from '@orrery/startrek/facts';

/** The entries of the support cards. */
export const CREW: readonly string[] = CHARACTERS.map(({ word }) => word).sort();
