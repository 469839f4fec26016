import { NONE, some } from '@orrery/common';
import { ANY } from '../cards.ts';
import { RESOURCES } from '../data.ts';
import { acted, endIfSpent } from '../flight.ts';
import type { Kit } from '../kit.ts';
import { MOST, MOVES } from '../moves.ts';
import { act, type Table } from '../state.ts';
import { fresh, freshCard, mine } from './gates.ts';
import { buyAt, buyNeeds, mostBought, mostSold, PAIR, pairNeeds, sellAt, sellNeeds } from './trading.ts';

const { all: BUY } = MOVES.buy;
const { all: SELL } = MOVES.sell;
const { all: PAIRS } = MOVES['sell-pair'];

/** One visit, one transaction: the card is used up. */
function visited(table: Table): void {
  acted(table);
  table.fresh = 0;
  endIfSpent(table);
}

/** SS-ACT-A1 to A3, SS-ACT-D1, DU-TRD-01 to 09: buying at the card just flown to. */
export const buy = (kit: Kit) =>
  act(MOVES.buy, {
    frames: ['flight'],
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
    play({ table }, seat, { goods, n }, tell) {
      buyAt(table, seat, kit.facts, table.row[table.row.length - 1] ?? NONE, goods, n, tell);
      visited(table);
    },
  });

/** Selling one kind there. */
export const sell = (kit: Kit) =>
  act(MOVES.sell, {
    frames: ['flight'],
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
    play({ table }, seat, { goods, n }, tell) {
      sellAt(table, seat, kit.facts, table.row[table.row.length - 1] ?? NONE, { goods, n, second: NONE }, tell);
      visited(table);
    },
  });

/** SS-BAS-01, DU-TRD-10: the Merchants take two different resources at one visit. */
export const sellPair = (kit: Kit) =>
  act(MOVES['sell-pair'], {
    frames: ['flight'],
    gates: [fresh(kit)],
    needs: pairNeeds(kit, freshCard, 'limit'),
    candidates(at, out) {
      const { facts } = kit;
      const card = freshCard(at);
      if ((facts.goods[card] ?? NONE) !== ANY || facts.sells[card] !== 1 || (facts.limit[card] ?? 0) < PAIR) return;
      for (let i = 0; i < PAIRS.length; i++) out.add(some(PAIRS, i));
    },
    play({ table }, seat, { first, second }, tell) {
      sellAt(table, seat, kit.facts, table.row[table.row.length - 1] ?? NONE, { goods: first, n: 1, second }, tell);
      visited(table);
    },
  });
