import type { AlmanacPart } from '../../../almanac/almanac-parts.ts';

/** Where the subjects of both almanacs' entries are on the table. */
export const SHIP_ALMANAC_PARTS: readonly AlmanacPart[] = [
  ['board', 'flight', 'actions', 'speed', 'found-colony', 'found-station', 'hangar', 'boosters', 'cannons', 'centres'],
  ['memory', 'learning', 'cards'],
  ['prompt', 'turn', 'production', 'pirates', 'fight'],
  ['seats', 'aim', 'end'],
];
