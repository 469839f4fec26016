import { ALL_COLOURS } from '@orrery/catalog';
import { recall } from '../../../app/storage.ts';

/** Where the colour is kept that somebody chose last at a table on the server. */
export const LIKED_COLOUR = 'colour';

/** The colour that somebody chose last, to be wished for at the next table; undefined: none. */
export const likedColour = (): number | undefined =>
  ALL_COLOURS.find((colour) => String(colour) === recall(LIKED_COLOUR));
