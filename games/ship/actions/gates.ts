import { type Bundle, NONE, shortfall } from '@orrery/common';
import type { RefusalNumbers } from '@orrery/kernel';
import { ASTRO, STOCKS } from '../data.ts';
import { missionStage, type ShipKit } from '../kit.ts';
import { stockCount } from '../ship.ts';
import { type Player, playerOf, type TableGate, type View } from '../state.ts';
import type { MissionStage } from '../variant.ts';

/** What is missing of each kind, by name. */
export function missingStock({ stock }: Player, price: Bundle): RefusalNumbers {
  const lacks = shortfall(stock, price);
  return Object.fromEntries(STOCKS.map((name, kind) => [name, lacks[kind] ?? 0]));
}

export const ownPlayer = ({ table, seat }: View): Player => playerOf(table, seat);

/** The ship can pay a price. Checks only priced kinds: this runs for every question. */
export function affordsGate(price: Bundle, rule: string): TableGate {
  const kinds = price.flatMap((n, kind) => (n > 0 ? [kind] : []));
  return {
    code: 'cannot-pay',
    rule,
    ok(at) {
      const { stock } = ownPlayer(at);
      for (let i = 0; i < kinds.length; i++) {
        const kind = kinds[i] ?? 0;
        if ((stock[kind] ?? 0) < (price[kind] ?? 0)) return false;
      }
      return true;
    },
    numbers: (at) => missingStock(ownPlayer(at), price),
  };
}

/** The ship has this many astro. */
export const astroGate = (needed: (at: View) => number, rule: string): TableGate => ({
  code: 'short-of-astro',
  rule,
  ok: (at) => stockCount(ownPlayer(at), ASTRO) >= needed(at),
  numbers: (at) => ({ needed: needed(at), have: stockCount(ownPlayer(at), ASTRO) }),
});

/** SS-FLY-08, DU-FLT-09: only the card just flown to, and only until it is used up. */
export const freshCardGate = ({ rules }: ShipKit): TableGate => ({
  code: 'nothing-here',
  rule: rules.passed,
  ok: ({ table }) => table.fresh === 1,
});

type MissionPart = 'hasGuns' | 'hasCentres' | 'hasLevels';

/** DU-MIS-01: a mission leaves some things for later. Without missions there is nothing to check. */
export function missionGates({ variant, rules }: ShipKit, part: MissionPart): readonly TableGate[] {
  if (variant.stages.length === 1) return [];
  const has = (stage: MissionStage): boolean => stage[part];
  const gate: TableGate = {
    code: 'not-yet',
    rule: rules.mission,
    ok: ({ table }) => has(missionStage(variant, table.options)),
    numbers: ({ table }) => ({ mission: table.options.mission }),
  };
  return [gate];
}

/** The card just flown to, NONE when none can be acted on. */
export const freshCard = ({ table: { fresh: isFresh, row } }: View): number =>
  isFresh === 1 ? (row[row.length - 1] ?? NONE) : NONE;
