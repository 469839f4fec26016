import { add, NONE, some } from '@orrery/common';
import type { Seat } from '@orrery/kernel';
import { BEST_RATE, GOOD_RATE, GOODS, KINDS, SUPPLY_RATE } from '../data.ts';
import { rateBit } from '../friendship.ts';
import { MOVES } from '../moves.ts';
import { act, handOf, playerOf, type Table, USED } from '../state.ts';
import { stocked } from '../supply.ts';
import { mine } from './gates.ts';

/** By give * KINDS + take. */
const { all: SUPPLY } = MOVES.supply;

/** SF-TRADE-03, SF-FRIEND-RATE, SF-FRIEND-GOODS: the best rate a seat has for a resource. */
export function rateOf(table: Table, seat: Seat, resource: number): number {
  const { friends, used } = playerOf(table, seat);
  const hasCard = (friends & rateBit(resource)) !== 0;
  if (resource !== GOODS) return hasCard ? GOOD_RATE : SUPPLY_RATE;
  return hasCard && (used & USED.goods) === 0 ? BEST_RATE : GOOD_RATE;
}

export const supply = act(MOVES.supply, {
  frames: ['main'],
  gates: [
    {
      code: 'too-few-to-swap',
      rule: 'SF-TRADE-03',
      ok: (at) => (mine(at)?.cards ?? 0) >= BEST_RATE,
      numbers: (at) => ({ rate: GOOD_RATE, have: mine(at)?.cards ?? 0 }),
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
    for (let give = 0; give < KINDS; give++) {
      const have = hand.resources[give] ?? 0;
      if (have === 0 || have < rateOf(table, seat, give)) continue;
      if (takes === NONE) takes = stocked({ table });
      for (let take = 0; take < KINDS; take++) {
        if (take !== give && ((takes >> take) & 1) === 1) out.add(some(SUPPLY, give * KINDS + take));
      }
    }
  },
  play(state, seat, { give, take }, tell) {
    const { table } = state;
    const player = playerOf(table, seat);
    const paid = rateOf(table, seat, give);
    const { resources } = handOf(state, seat);
    if (paid === BEST_RATE) player.used |= USED.goods;
    add(resources, give, -paid);
    add(table.supply, give, paid);
    add(resources, take, 1);
    add(table.supply, take, -1);
    player.cards += 1 - paid;
    tell?.all({ kind: 'supplied', seat, give, paid, take });
  },
});
