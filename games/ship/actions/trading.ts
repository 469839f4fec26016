import { type Bundle, NONE } from '@orrery/common';
import type { Seat, Tell } from '@orrery/kernel';
import { ASTRO, NOTHING } from '../data.ts';
import type { Event } from '../events.ts';
import type { Kit } from '../kit.ts';
import { MOST, type Move } from '../moves.ts';
import { addStock, bankLeft, roomFor, stockOf } from '../ship.ts';
import { type MoveNeed, type Player, playerOf, type Table, type View } from '../state.ts';
import { type Facts, trades } from '../variant.ts';
import { mine } from './gates.ts';

/** So many units fit, are paid for, and are sold at one visit. */
export function mostBought(facts: Facts, card: number, player: Player, kind: number): number {
  const funds = Math.floor(stockOf(player, ASTRO) / (facts.price[card] ?? 1));
  return Math.min(facts.limit[card] ?? 0, roomFor(player, kind), funds);
}

/** So many units are there, can be paid out, and are taken at one visit. */
export function mostSold(facts: Facts, card: number, table: Table, player: Player, kind: number): number {
  const stock = stockOf(player, kind);
  if (stock === 0) return 0;
  const most = Math.min(facts.limit[card] ?? 0, stock);
  if (table.options.bank === 'endless') return most;
  return Math.min(most, Math.floor(bankLeft(table) / (facts.price[card] ?? 1)));
}

interface Amount {
  readonly kind: Move['kind'];
  readonly goods: number;
  readonly n: number;
}
interface Pair {
  readonly kind: Move['kind'];
  readonly first: number;
  readonly second: number;
}
type Where<M> = (at: View, move: M) => number;
/** Which rule speaks of the most units. */
type Limit = 'limit' | 'stationLimit';

const limitNeed = <M extends Move & Amount>({ facts, rules }: Kit, where: Where<M>, limit: Limit): MoveNeed<M> => ({
  code: 'over-limit',
  rule: rules[limit],
  ok: (at, move) => move.n <= (facts.limit[where(at, move)] ?? 0),
  numbers: (at, move) => ({ n: move.n, most: facts.limit[where(at, move)] ?? 0 }),
});

/** What a purchase needs, at the card that the move is about. */
export function buyNeeds<M extends Move & Amount>(kit: Kit, where: Where<M>, limit: Limit): readonly MoveNeed<M>[] {
  const { facts, rules } = kit;
  const price = (at: View, move: M): number => move.n * (facts.price[where(at, move)] ?? 0);
  return [
    {
      code: 'not-sold-here',
      rule: rules.trade,
      ok: (at, move) => facts.buys[where(at, move)] === 1 && trades(facts, where(at, move), move.goods),
      numbers: (_, { goods }) => ({ goods }),
    },
    limitNeed(kit, where, limit),
    {
      code: 'no-room',
      rule: rules.buy,
      ok: (at, { goods, n }) => n <= roomFor(mine(at), goods),
      numbers: (at, { goods, n }) => ({ goods, n, room: roomFor(mine(at), goods) }),
    },
    {
      code: 'short-of-astro',
      rule: rules.buy,
      ok: (at, move) => price(at, move) <= stockOf(mine(at), ASTRO),
      numbers: (at, move) => ({ needed: price(at, move), have: stockOf(mine(at), ASTRO) }),
    },
  ];
}

/** What a sale needs. */
export function sellNeeds<M extends Move & Amount>(kit: Kit, where: Where<M>, limit: Limit): readonly MoveNeed<M>[] {
  const { facts, rules } = kit;
  return [
    {
      code: 'not-bought-here',
      rule: rules.trade,
      ok: (at, move) => facts.sells[where(at, move)] === 1 && trades(facts, where(at, move), move.goods),
      numbers: (_, { goods }) => ({ goods }),
    },
    limitNeed(kit, where, limit),
    {
      code: 'not-held',
      rule: rules.sell,
      ok: (at, { goods, n }) => n <= stockOf(mine(at), goods),
      numbers: (at, { goods, n }) => ({ goods, n, have: stockOf(mine(at), goods) }),
    },
    bankNeed(kit, (at, move) => move.n * (facts.price[where(at, move)] ?? 0)),
  ];
}

function bankNeed<M extends Move>({ rules }: Kit, price: (at: View, move: M) => number): MoveNeed<M> {
  return {
    code: 'bank-short',
    rule: rules.bank,
    ok: (at, move) => price(at, move) <= bankLeft(at.table),
    numbers: (at, move) => ({ needed: price(at, move), have: bankLeft(at.table) }),
  };
}

/** Units in a sale of two kinds. */
export const PAIR = 2;

/** What a sale of two different resources needs: a card that takes any, and two of them. */
export function pairNeeds<M extends Move & Pair>(kit: Kit, where: Where<M>, limit: Limit): readonly MoveNeed<M>[] {
  const { facts, rules } = kit;
  const takesBoth = (card: number, { first, second }: M): boolean =>
    facts.sells[card] === 1 && trades(facts, card, first) && trades(facts, card, second);
  return [
    {
      code: 'not-bought-here',
      rule: rules.trade,
      ok: (at, move) => takesBoth(where(at, move), move),
      numbers: (_, { second }) => ({ goods: second }),
    },
    {
      code: 'over-limit',
      rule: rules[limit],
      ok: (at, move) => (facts.limit[where(at, move)] ?? 0) >= PAIR,
      numbers: (at, move) => ({ n: PAIR, most: facts.limit[where(at, move)] ?? 0 }),
    },
    {
      code: 'not-held',
      rule: rules.sell,
      ok: (at, { first, second }) => stockOf(mine(at), first) > 0 && stockOf(mine(at), second) > 0,
      numbers: (at, { first, second }) => ({ goods: stockOf(mine(at), first) > 0 ? second : first, n: 1, have: 0 }),
    },
    bankNeed(kit, (at, move) => PAIR * (facts.price[where(at, move)] ?? 0)),
  ];
}

/** The sector one trades in; NONE at a station. */
const placeOf = ({ fresh, sector }: Table): number => (fresh === 1 ? sector : NONE);

/** SS-ACT-A1, DU-TRD-02: astro to the bank, goods on board. */
export function buyAt(
  table: Table,
  seat: Seat,
  facts: Facts,
  card: number,
  goods: number,
  n: number,
  tell: Tell<Event> | null,
): void {
  const player = playerOf(table, seat);
  const astro = n * (facts.price[card] ?? 0);
  addStock(player, goods, n);
  addStock(player, ASTRO, -astro);
  tell?.all({ kind: 'bought', seat, sector: placeOf(table), card, goods, n, astro });
}

const oneKind: readonly (readonly Bundle[])[] = NOTHING.map((_, goods) =>
  Array.from({ length: MOST + 1 }, (__, n) => NOTHING.map((___, kind) => (kind === goods ? n : 0))),
);

/** SS-ACT-A2, DU-TRD-03: goods to the bank, astro on board. `second` is NONE for a sale of one kind. */
export function sellAt(
  table: Table,
  seat: Seat,
  facts: Facts,
  card: number,
  { goods, n, second }: { readonly goods: number; readonly n: number; readonly second: number },
  tell: Tell<Event> | null,
): void {
  const player = playerOf(table, seat);
  const astro = (n + (second === NONE ? 0 : 1)) * (facts.price[card] ?? 0);
  addStock(player, goods, -n);
  if (second !== NONE) addStock(player, second, -1);
  addStock(player, ASTRO, astro);
  const sold = oneKind[goods]?.[n] ?? NOTHING;
  const both = second === NONE ? sold : sold.map((count, kind) => (kind === second ? 1 : count));
  tell?.all({ kind: 'sold', seat, sector: placeOf(table), card, goods: both, astro });
}
