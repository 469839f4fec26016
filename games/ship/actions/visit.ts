import { NONE, some } from '@orrery/common';
import { ANY } from '../cards.ts';
import { KNOWLEDGE, RESOURCES } from '../data.ts';
import { acted, endIfSpent } from '../flight.ts';
import type { Kit } from '../kit.ts';
import { MOST, SELL_PAIR_MOVES, type SellPairMove, TRADED, type TradeMove, tradeMoves } from '../moves.ts';
import type { Act, Table } from '../state.ts';
import { fresh, freshCard, mine } from './gates.ts';
import { buyAt, buyNeeds, mostBought, mostSold, PAIR, pairNeeds, sellAt, sellNeeds } from './trading.ts';

const BUY = tradeMoves('buy');
const SELL = tradeMoves('sell');

/** One visit, one transaction: the card is used up. */
function visited(table: Table): void {
  acted(table);
  table.fresh = 0;
  endIfSpent(table);
}

/** SS-ACT-A1 to A3, SS-ACT-D1, DU-TRD-01 to 09: buying at the card just flown to. */
export const buy = (kit: Kit): Act<TradeMove<'buy'>> => ({
  kind: 'buy',
  frames: ['flight'],
  listing: 'all',
  gates: [fresh(kit)],
  needs: buyNeeds(kit, freshCard, 'limit'),
  exact: true,
  candidates(at, out) {
    const { facts } = kit;
    const card = freshCard(at);
    const goods = facts.goods[card] ?? NONE;
    if (goods === NONE || facts.buys[card] !== 1) return;
    const player = mine(at);
    const last = goods === ANY ? RESOURCES - 1 : goods;
    for (let kind = goods === ANY ? 0 : goods; kind <= last; kind++) {
      const most = mostBought(facts, card, player, kind);
      for (let n = 1; n <= most; n++) out.add(some(BUY, kind * MOST + n - 1));
    }
  },
  any: (_, rng) => some(BUY, rng(TRADED * MOST)),
  play({ table }, seat, { goods, n }, tell) {
    buyAt(table, seat, kit.facts, table.row[table.row.length - 1] ?? NONE, goods, n, tell);
    visited(table);
  },
});

/** Selling one kind there. */
export const sell = (kit: Kit): Act<TradeMove<'sell'>> => ({
  kind: 'sell',
  frames: ['flight'],
  listing: 'all',
  gates: [fresh(kit)],
  needs: sellNeeds(kit, freshCard, 'limit'),
  exact: true,
  candidates(at, out) {
    const { facts } = kit;
    const card = freshCard(at);
    const goods = facts.goods[card] ?? NONE;
    if (goods === NONE || facts.sells[card] !== 1) return;
    const player = mine(at);
    const last = goods === ANY ? RESOURCES - 1 : goods;
    for (let kind = goods === ANY ? 0 : goods; kind <= last; kind++) {
      const most = mostSold(facts, card, at.table, player, kind);
      for (let n = 1; n <= most; n++) out.add(some(SELL, kind * MOST + n - 1));
    }
  },
  any: (_, rng) => some(SELL, rng((KNOWLEDGE + 1) * MOST)),
  play({ table }, seat, { goods, n }, tell) {
    sellAt(table, seat, kit.facts, table.row[table.row.length - 1] ?? NONE, { goods, n, second: NONE }, tell);
    visited(table);
  },
});

/** SS-BAS-01, DU-TRD-10: the Merchants take two different resources at one visit. */
export const sellPair = (kit: Kit): Act<SellPairMove> => ({
  kind: 'sell-pair',
  frames: ['flight'],
  listing: 'all',
  gates: [fresh(kit)],
  needs: pairNeeds(kit, freshCard, 'limit'),
  candidates(at, out) {
    const { facts } = kit;
    const card = freshCard(at);
    if ((facts.goods[card] ?? NONE) !== ANY || facts.sells[card] !== 1 || (facts.limit[card] ?? 0) < PAIR) return;
    for (let i = 0; i < SELL_PAIR_MOVES.length; i++) out.add(some(SELL_PAIR_MOVES, i));
  },
  any: (_, rng) => some(SELL_PAIR_MOVES, rng(SELL_PAIR_MOVES.length)),
  play({ table }, seat, { first, second }, tell) {
    sellAt(table, seat, kit.facts, table.row[table.row.length - 1] ?? NONE, { goods: first, n: 1, second }, tell);
    visited(table);
  },
});
