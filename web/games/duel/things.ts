import type { Thing } from '../../almanac/things.ts';
import { SHIP_THINGS } from '../ship/table/things.ts';

/** Where at the table the things are that entries of the almanac speak of. */
export const DUEL_THINGS: readonly Thing[] = [
  ['council', 'orders', 'new-orders'],
  ['honours', 'friend', 'hero'],
  ...SHIP_THINGS,
  ['board', 'set-up', 'stores', 'build-centres', 'stacks', 'refill', 'stations', 'trade', 'space-stations', 'outfit'],
];
