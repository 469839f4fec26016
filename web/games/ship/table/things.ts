import type { Thing } from '../../../almanac/things.ts';

/** Where at the table the things are that entries of both almanacs speak of. */
export const SHIP_THINGS: readonly Thing[] = [
  ['board', 'flight', 'actions', 'speed', 'found-colony', 'found-station', 'hangar', 'boosters', 'cannons', 'centres'],
  ['memory', 'learning', 'cards'],
  ['prompt', 'turn', 'production', 'pirates', 'fight'],
  ['seats', 'aim', 'end'],
];
