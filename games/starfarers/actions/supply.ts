import { addCards, itemAt, NONE } from '@orrery/common';
import type { Seat } from '@orrery/kernel';
import { BEST_RATE, GOOD_RATE, GOODS, RESOURCE_KINDS, SUPPLY_RATE } from '../data.ts';
import { rateBit } from '../friendship.ts';
import { MOVES } from '../moves.ts';
import { defineAction, handOf, playerOf, type Table, USED_BITS } from '../state.ts';
import { stockedResources } from '../supply.ts';
import { ownPlayer } from './gates.ts';

/** By give * KINDS + take. */
const { all: SUPPLY_MOVES } = MOVES.supply;

/** SF-TRADE-03, SF-FRIEND-RATE, SF-FRIEND-GOODS: the best rate a seat has for a resource. */
export function rateOf(table: Table, seat: Seat, resource: number): number {
  const { friends, used } = playerOf(table, seat);
  const hasCard = (friends & rateBit(resource)) !== 0;
  if (resource !== GOODS) return hasCard ? GOOD_RATE : SUPPLY_RATE;
  return hasCard && (used & USED_BITS.goods) === 0 ? BEST_RATE : GOOD_RATE;
}

export const supply = defineAction(MOVES.supply, {
  frames: ['main'],
  gates: [
    {
      code: 'too-few-to-swap',
      rule: 'SF-TRADE-03',
      ok: (at) => (ownPlayer(at)?.cards ?? 0) >= BEST_RATE,
      numbers: (at) => ({ rate: GOOD_RATE, have: ownPlayer(at)?.cards ?? 0 }),
    },
  ],
  needs: [
    {
      code: 'too-few-to-swap',
      rule: 'SF-TRADE-03',
      ok: ({ table, seat, hand }, { give }) => (hand.resources[give] ?? 0) >= rateOf(table, seat, give),
      numbers: ({ table, seat, hand }, { give }) => ({
        rate: rateOf(table, seat, give),
        have: hand.resources[give] ?? 0,
      }),
    },
    { code: 'same-resource', rule: 'SF-TRADE-03', ok: (_, { give, take }) => give !== take },
    { code: 'supply-out', rule: 'SF-TRADE-04', ok: ({ table }, { take }) => (table.supply[take] ?? 0) > 0 },
  ],
  exact: true,
  candidates({ table, seat, hand }, out) {
    let takes = NONE;
    for (let give = 0; give < RESOURCE_KINDS; give++) {
      const have = hand.resources[give] ?? 0;
      if (have === 0 || have < rateOf(table, seat, give)) continue;
      if (takes === NONE) takes = stockedResources({ table });
      for (let take = 0; take < RESOURCE_KINDS; take++) {
        if (take !== give && ((takes >> take) & 1) === 1) out.add(itemAt(SUPPLY_MOVES, give * RESOURCE_KINDS + take));
      }
    }
  },
  play(state, seat, { give, take }, tell) {
    const { table } = state;
    const player = playerOf(table, seat);
    const paid = rateOf(table, seat, give);
    const { resources } = handOf(state, seat);
    if (paid === BEST_RATE) player.used |= USED_BITS.goods;
    addCards(resources, give, -paid);
    addCards(table.supply, give, paid);
    addCards(resources, take, 1);
    addCards(table.supply, take, -1);
    player.cards += 1 - paid;
    tell?.all({ kind: 'supplied', seat, give, paid, take });
  },
});
