import { ALL_COLOURS } from '@orrery/catalog';
import { readStored } from '../../../app/storage.ts';

/** Storage key of the colour last chosen at a server table. */
export const LIKED_COLOUR_NAME = 'colour';

/** The colour last chosen, requested at the next table; undefined: none. */
export const likedColour = (): number | undefined =>
  ALL_COLOURS.find((colour) => String(colour) === readStored(LIKED_COLOUR_NAME));
