import { itemAt, NONE } from '@orrery/common';
import { ANY_RESOURCE } from '../cards.ts';
import { RESOURCE_KINDS } from '../data.ts';
import { afterAction, endIfSpent } from '../flight.ts';
import type { ShipKit } from '../kit.ts';
import { MAX_UNITS, MOVES } from '../moves.ts';
import { defineAction, type Table } from '../state.ts';
import { freshCard, freshCardGate, ownPlayer } from './gates.ts';
import { buyAt, buyNeeds, maxBought, maxSold, pairNeeds, sellAt, sellNeeds, UNITS_PER_PAIR } from './trading.ts';

const { all: BUY_MOVES } = MOVES.buy;
const { all: SELL_MOVES } = MOVES.sell;
const { all: PAIR_MOVES } = MOVES['sell-pair'];

/** One visit, one transaction: the card is used up. */
function useUpCard(table: Table): void {
  afterAction(table);
  table.fresh = 0;
  endIfSpent(table);
}

/** SS-ACT-A1 to A3, SS-ACT-D1, DU-TRD-01 to 09: buying at the card just flown to. */
export const buy = (kit: ShipKit) =>
  defineAction(MOVES.buy, {
    frames: ['flight'],
    gates: [freshCardGate(kit)],
    needs: buyNeeds(kit, freshCard, 'limit'),
    exact: true,
    candidates(at, out) {
      const { facts } = kit;
      const card = freshCard(at);
      const goods = facts.goods[card] ?? NONE;
      if (goods === NONE || facts.buys[card] !== 1) return;
      const player = ownPlayer(at);
      const last = goods === ANY_RESOURCE ? RESOURCE_KINDS - 1 : goods;
      for (let kind = goods === ANY_RESOURCE ? 0 : goods; kind <= last; kind++) {
        const most = maxBought(facts, card, player, kind);
        for (let n = 1; n <= most; n++) out.add(itemAt(BUY_MOVES, kind * MAX_UNITS + n - 1));
      }
    },
    play({ table }, seat, { goods, n }, tell) {
      buyAt(table, seat, kit.facts, table.row[table.row.length - 1] ?? NONE, goods, n, tell);
      useUpCard(table);
    },
  });

/** Selling one kind there. */
export const sell = (kit: ShipKit) =>
  defineAction(MOVES.sell, {
    frames: ['flight'],
    gates: [freshCardGate(kit)],
    needs: sellNeeds(kit, freshCard, 'limit'),
    exact: true,
    candidates(at, out) {
      const { facts } = kit;
      const card = freshCard(at);
      const goods = facts.goods[card] ?? NONE;
      if (goods === NONE || facts.sells[card] !== 1) return;
      const player = ownPlayer(at);
      const last = goods === ANY_RESOURCE ? RESOURCE_KINDS - 1 : goods;
      for (let kind = goods === ANY_RESOURCE ? 0 : goods; kind <= last; kind++) {
        const most = maxSold(facts, card, at.table, player, kind);
        for (let n = 1; n <= most; n++) out.add(itemAt(SELL_MOVES, kind * MAX_UNITS + n - 1));
      }
    },
    play({ table }, seat, { goods, n }, tell) {
      sellAt(table, seat, kit.facts, table.row[table.row.length - 1] ?? NONE, { goods, n, second: NONE }, tell);
      useUpCard(table);
    },
  });

/** SS-BAS-01, DU-TRD-10: the Merchants take two different resources at one visit. */
export const sellPair = (kit: ShipKit) =>
  defineAction(MOVES['sell-pair'], {
    frames: ['flight'],
    gates: [freshCardGate(kit)],
    needs: pairNeeds(kit, freshCard, 'limit'),
    candidates(at, out) {
      const { facts } = kit;
      const card = freshCard(at);
      if (
        (facts.goods[card] ?? NONE) !== ANY_RESOURCE ||
        facts.sells[card] !== 1 ||
        (facts.limit[card] ?? 0) < UNITS_PER_PAIR
      )
        return;
      for (let i = 0; i < PAIR_MOVES.length; i++) out.add(itemAt(PAIR_MOVES, i));
    },
    play({ table }, seat, { first, second }, tell) {
      sellAt(table, seat, kit.facts, table.row[table.row.length - 1] ?? NONE, { goods: first, n: 1, second }, tell);
      useUpCard(table);
    },
  });
