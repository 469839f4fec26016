import { type Bundle, NONE, shortfall } from '@orrery/common';
import type { Numbers } from '@orrery/kernel';
import { ASTRO, STOCKS } from '../data.ts';
import { type Kit, stageOf } from '../kit.ts';
import { stockOf } from '../ship.ts';
import { type Player, playerOf, type TableGate, type View } from '../state.ts';
import type { Stage } from '../variant.ts';

/** What is missing of each kind, by name. */
export function missing({ stock }: Player, price: Bundle): Numbers {
  const lacks = shortfall(stock, price);
  return Object.fromEntries(STOCKS.map((name, kind) => [name, lacks[kind] ?? 0]));
}

export const mine = ({ table, seat }: View): Player => playerOf(table, seat);

/** A price is on board. Only what is priced is looked at: this runs for every question. */
export function affords(price: Bundle, rule: string): TableGate {
  const kinds = price.flatMap((n, kind) => (n > 0 ? [kind] : []));
  return {
    code: 'cannot-pay',
    rule,
    ok(at) {
      const { stock } = mine(at);
      for (let i = 0; i < kinds.length; i++) {
        const kind = kinds[i] ?? 0;
        if ((stock[kind] ?? 0) < (price[kind] ?? 0)) return false;
      }
      return true;
    },
    numbers: (at) => missing(mine(at), price),
  };
}

/** So many astro are at hand. */
export const hasAstro = (needed: (at: View) => number, rule: string): TableGate => ({
  code: 'short-of-astro',
  rule,
  ok: (at) => stockOf(mine(at), ASTRO) >= needed(at),
  numbers: (at) => ({ needed: needed(at), have: stockOf(mine(at), ASTRO) }),
});

/** SS-FLY-08, DU-FLT-09: only the card just flown to, and only until it is used up. */
export const fresh = ({ rules }: Kit): TableGate => ({
  code: 'nothing-here',
  rule: rules.passed,
  ok: ({ table }) => table.fresh === 1,
});

type Part = 'hasGuns' | 'hasCentres' | 'hasLevels';

/** DU-MIS-01: a mission leaves some things for later. Without missions there is nothing to ask. */
export function learnt({ variant, rules }: Kit, part: Part): readonly TableGate[] {
  if (variant.stages.length === 1) return [];
  const has = (stage: Stage): boolean => stage[part];
  const gate: TableGate = {
    code: 'not-yet',
    rule: rules.mission,
    ok: ({ table }) => has(stageOf(variant, table.options)),
    numbers: ({ table }) => ({ mission: table.options.mission }),
  };
  return [gate];
}

/** The card just flown to, NONE when none can be acted on. */
export const freshCard = ({ table: { fresh: isFresh, row } }: View): number =>
  isFresh === 1 ? (row[row.length - 1] ?? NONE) : NONE;
