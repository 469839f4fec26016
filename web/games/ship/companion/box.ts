import { NONE } from '@orrery/common';
import type { duel } from '@orrery/duel';
import { CELLS, CENTRES, leader, SLOTS, type Variant } from '@orrery/ship/facts';
import type { starship } from '@orrery/starship';
import type { Box, Source } from '../../../companion/box.ts';

/** As many signs as all cards together have, and then some. */
const SIGNS = 20;
/** A place holds a part of level II, which counts twice. */
const LEVELS = 2;

/** SS-GOAL-02, DU-GEN-05: a point each. */
const SOURCES: readonly Source[] = [
  { key: 'colony', sort: 'count', each: 1, per: 1, most: CELLS, start: 1 },
  { key: 'centre', sort: 'count', each: 1, per: 1, most: CENTRES.length, start: 0 },
  { key: 'task', sort: 'count', each: 1, per: 1, most: SIGNS, start: 0 },
  { key: 'friendship', sort: 'most', each: 1, per: 1, most: SIGNS, start: 0 },
  { key: 'medal', sort: 'most', each: 1, per: 1, most: SIGNS, start: 0 },
];

export type ShipGame = typeof duel | typeof starship;

export const boxOf = ({ outfit }: Variant, { id, seats, options }: ShipGame): Box => ({
  game: id,
  seats,
  target: options.target.standard,
  targets: options.target.of,
  sources: () => SOURCES,
  fittings: [
    { key: 'booster', most: SLOTS * LEVELS, start: outfit.boosters },
    { key: 'cannon', most: SLOTS * LEVELS, start: outfit.cannons },
  ],
  pilots: (active) => [active],
  leader([first = 0, second = 0]) {
    const seat = leader(first, second);
    return seat === NONE ? null : seat;
  },
  stipend: () => null,
});
