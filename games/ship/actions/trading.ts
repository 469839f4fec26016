import { type Bundle, NONE } from '@orrery/common';
import type { EventSink, Seat } from '@orrery/kernel';
import { ASTRO, NO_STOCK } from '../data.ts';
import type { Event } from '../events.ts';
import type { ShipKit } from '../kit.ts';
import { MAX_UNITS, type Move } from '../moves.ts';
import { addStock, bankLeft, spaceFor, stockCount } from '../ship.ts';
import { type MoveNeed, type Player, playerOf, type Table, type View } from '../state.ts';
import { type CardFacts, tradesKind } from '../variant.ts';
import { ownPlayer } from './gates.ts';

/** This many units fit, can be paid for, and can be bought in one visit. */
export function maxBought(facts: CardFacts, card: number, player: Player, kind: number): number {
  const funds = Math.floor(stockCount(player, ASTRO) / (facts.price[card] ?? 1));
  return Math.min(facts.limit[card] ?? 0, spaceFor(player, kind), funds);
}

/** This many units are there, can be paid out, and can be sold in one visit. */
export function maxSold(facts: CardFacts, card: number, table: Table, player: Player, kind: number): number {
  const stock = stockCount(player, kind);
  if (stock === 0) return 0;
  const most = Math.min(facts.limit[card] ?? 0, stock);
  if (table.options.bank === 'endless') return most;
  return Math.min(most, Math.floor(bankLeft(table) / (facts.price[card] ?? 1)));
}

interface AmountMove {
  readonly kind: Move['kind'];
  readonly goods: number;
  readonly n: number;
}
interface PairMove {
  readonly kind: Move['kind'];
  readonly first: number;
  readonly second: number;
}
type CardOfMove<M> = (at: View, move: M) => number;
/** The rule about the maximum number of units. */
type LimitRule = 'limit' | 'stationLimit';

const limitNeed = <M extends Move & AmountMove>(
  { facts, rules }: ShipKit,
  where: CardOfMove<M>,
  limit: LimitRule,
): MoveNeed<M> => ({
  code: 'over-limit',
  rule: rules[limit],
  ok: (at, move) => move.n <= (facts.limit[where(at, move)] ?? 0),
  numbers: (at, move) => ({ n: move.n, most: facts.limit[where(at, move)] ?? 0 }),
});

/** The needs of a purchase, at the card of the move. */
export function buyNeeds<M extends Move & AmountMove>(
  kit: ShipKit,
  where: CardOfMove<M>,
  limit: LimitRule,
): readonly MoveNeed<M>[] {
  const { facts, rules } = kit;
  const price = (at: View, move: M): number => move.n * (facts.price[where(at, move)] ?? 0);
  return [
    {
      code: 'not-sold-here',
      rule: rules.trade,
      ok: (at, move) => facts.buys[where(at, move)] === 1 && tradesKind(facts, where(at, move), move.goods),
      numbers: (_, { goods }) => ({ goods }),
    },
    limitNeed(kit, where, limit),
    {
      code: 'no-room',
      rule: rules.buy,
      ok: (at, { goods, n }) => n <= spaceFor(ownPlayer(at), goods),
      numbers: (at, { goods, n }) => ({ goods, n, room: spaceFor(ownPlayer(at), goods) }),
    },
    {
      code: 'short-of-astro',
      rule: rules.buy,
      ok: (at, move) => price(at, move) <= stockCount(ownPlayer(at), ASTRO),
      numbers: (at, move) => ({ needed: price(at, move), have: stockCount(ownPlayer(at), ASTRO) }),
    },
  ];
}

/** The needs of a sale. */
export function sellNeeds<M extends Move & AmountMove>(
  kit: ShipKit,
  where: CardOfMove<M>,
  limit: LimitRule,
): readonly MoveNeed<M>[] {
  const { facts, rules } = kit;
  return [
    {
      code: 'not-bought-here',
      rule: rules.trade,
      ok: (at, move) => facts.sells[where(at, move)] === 1 && tradesKind(facts, where(at, move), move.goods),
      numbers: (_, { goods }) => ({ goods }),
    },
    limitNeed(kit, where, limit),
    {
      code: 'not-held',
      rule: rules.sell,
      ok: (at, { goods, n }) => n <= stockCount(ownPlayer(at), goods),
      numbers: (at, { goods, n }) => ({ goods, n, have: stockCount(ownPlayer(at), goods) }),
    },
    bankNeed(kit, (at, move) => move.n * (facts.price[where(at, move)] ?? 0)),
  ];
}

function bankNeed<M extends Move>({ rules }: ShipKit, price: (at: View, move: M) => number): MoveNeed<M> {
  return {
    code: 'bank-short',
    rule: rules.bank,
    ok: (at, move) => price(at, move) <= bankLeft(at.table),
    numbers: (at, move) => ({ needed: price(at, move), have: bankLeft(at.table) }),
  };
}

/** Number of units in a sale of two kinds. */
export const UNITS_PER_PAIR = 2;

/** The needs of a sale of two different resources: a card that takes any, and two of them. */
export function pairNeeds<M extends Move & PairMove>(
  kit: ShipKit,
  where: CardOfMove<M>,
  limit: LimitRule,
): readonly MoveNeed<M>[] {
  const { facts, rules } = kit;
  const takesBoth = (card: number, { first, second }: M): boolean =>
    facts.sells[card] === 1 && tradesKind(facts, card, first) && tradesKind(facts, card, second);
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
      ok: (at, move) => (facts.limit[where(at, move)] ?? 0) >= UNITS_PER_PAIR,
      numbers: (at, move) => ({ n: UNITS_PER_PAIR, most: facts.limit[where(at, move)] ?? 0 }),
    },
    {
      code: 'not-held',
      rule: rules.sell,
      ok: (at, { first, second }) => stockCount(ownPlayer(at), first) > 0 && stockCount(ownPlayer(at), second) > 0,
      numbers: (at, { first, second }) => ({
        goods: stockCount(ownPlayer(at), first) > 0 ? second : first,
        n: 1,
        have: 0,
      }),
    },
    bankNeed(kit, (at, move) => UNITS_PER_PAIR * (facts.price[where(at, move)] ?? 0)),
  ];
}

/** The sector of the trade; NONE at a station. */
const tradeSector = ({ fresh, sector }: Table): number => (fresh === 1 ? sector : NONE);

/** SS-ACT-A1, DU-TRD-02: astro to the bank, goods on board. */
export function buyAt(
  table: Table,
  seat: Seat,
  facts: CardFacts,
  card: number,
  goods: number,
  n: number,
  tell: EventSink<Event> | null,
): void {
  const player = playerOf(table, seat);
  const astro = n * (facts.price[card] ?? 0);
  addStock(player, goods, n);
  addStock(player, ASTRO, -astro);
  tell?.all({ kind: 'bought', seat, sector: tradeSector(table), card, goods, n, astro });
}

const SINGLE_KIND_BUNDLES: readonly (readonly Bundle[])[] = NO_STOCK.map((_, goods) =>
  Array.from({ length: MAX_UNITS + 1 }, (__, n) => NO_STOCK.map((___, kind) => (kind === goods ? n : 0))),
);

/** SS-ACT-A2, DU-TRD-03: goods to the bank, astro on board. `second` is NONE for a sale of one kind. */
export function sellAt(
  table: Table,
  seat: Seat,
  facts: CardFacts,
  card: number,
  { goods, n, second }: { readonly goods: number; readonly n: number; readonly second: number },
  tell: EventSink<Event> | null,
): void {
  const player = playerOf(table, seat);
  const astro = (n + (second === NONE ? 0 : 1)) * (facts.price[card] ?? 0);
  addStock(player, goods, -n);
  if (second !== NONE) addStock(player, second, -1);
  addStock(player, ASTRO, astro);
  const sold = SINGLE_KIND_BUNDLES[goods]?.[n] ?? NO_STOCK;
  const both = second === NONE ? sold : sold.map((count, kind) => (kind === second ? 1 : count));
  tell?.all({ kind: 'sold', seat, sector: tradeSector(table), card, goods: both, astro });
}
