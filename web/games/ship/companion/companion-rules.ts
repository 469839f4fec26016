import { NONE } from '@orrery/common';
import type { duel } from '@orrery/duel';
import { CENTRES, COLONY_CELLS, EQUIPMENT_SLOTS, type ShipVariant, symbolLeader } from '@orrery/ship/facts';
import type { starship } from '@orrery/starship';
import type { CompanionRules, PointSource } from '../../../companion/companion-rules.ts';

/** A limit above the number of symbols on all cards together. */
const MAX_SIGNS = 20;
/** A mount can hold a part of level II, which counts twice. */
const MAX_PART_LEVEL = 2;

/** SS-GOAL-02, DU-GEN-05: a point each. */
const POINT_SOURCES: readonly PointSource[] = [
  { key: 'colony', sort: 'count', each: 1, per: 1, most: COLONY_CELLS, start: 1 },
  { key: 'centre', sort: 'count', each: 1, per: 1, most: CENTRES.length, start: 0 },
  { key: 'task', sort: 'count', each: 1, per: 1, most: MAX_SIGNS, start: 0 },
  { key: 'friendship', sort: 'most', each: 1, per: 1, most: MAX_SIGNS, start: 0 },
  { key: 'medal', sort: 'most', each: 1, per: 1, most: MAX_SIGNS, start: 0 },
];

export type AnyShipGame = typeof duel | typeof starship;

export const companionRulesOf = ({ outfit }: ShipVariant, { id, seats, options }: AnyShipGame): CompanionRules => ({
  game: id,
  seats,
  target: options.target.standard,
  targets: options.target.of,
  sources: () => POINT_SOURCES,
  fittings: [
    { key: 'booster', most: EQUIPMENT_SLOTS * MAX_PART_LEVEL, start: outfit.boosters },
    { key: 'cannon', most: EQUIPMENT_SLOTS * MAX_PART_LEVEL, start: outfit.cannons },
  ],
  pilots: (active) => [active],
  leader([first = 0, second = 0]) {
    const seat = symbolLeader(first, second);
    return seat === NONE ? null : seat;
  },
  stipend: () => null,
});
