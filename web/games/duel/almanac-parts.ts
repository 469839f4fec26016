import type { AlmanacPart } from '../../almanac/almanac-parts.ts';
import { SHIP_ALMANAC_PARTS } from '../ship/table/almanac-parts.ts';

/** Where the subjects of almanac entries are on the table. */
export const DUEL_ALMANAC_PARTS: readonly AlmanacPart[] = [
  ['council', 'orders', 'new-orders'],
  ['honours', 'friend', 'hero'],
  ...SHIP_ALMANAC_PARTS,
  ['board', 'set-up', 'stores', 'build-centres', 'stacks', 'refill', 'stations', 'trade', 'space-stations', 'outfit'],
];
