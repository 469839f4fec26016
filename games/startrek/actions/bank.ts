import { addCards, itemAt, NONE } from '@orrery/common';
import type { Seat } from '@orrery/kernel';
import { BANK_RATE, POST_RATE, RESOURCE_KINDS, SPECIAL_RATE } from '../data.ts';
import { GENERAL_POST } from '../layouts.ts';
import { MOVES } from '../moves.ts';
import { defineAction, handOf, playerOf, type StartrekState, type Table } from '../state.ts';
import { bankStock } from './gates.ts';

const { all: BANK_MOVES } = MOVES.bank;

/** ST-BANK-01 to 04, EC-26: the best rate a seat has for a resource. */
export function rateOf(table: Table, seat: Seat, resource: number): number {
  const posts = table.derived.posts[seat] ?? 0;
  if (((posts >> resource) & 1) === 1) return SPECIAL_RATE;
  if (table.rate === resource && table.active === seat) return SPECIAL_RATE;
  return ((posts >> GENERAL_POST) & 1) === 1 ? POST_RATE : BANK_RATE;
}

/** Gives cards of one resource to the bank for one of another. */
export function swapWithBank(state: StartrekState, seat: Seat, give: number, take: number, paid: number): void {
  const { resources } = handOf(state, seat);
  const { bank } = state.table;
  addCards(resources, give, -paid);
  addCards(bank, give, paid);
  addCards(resources, take, 1);
  addCards(bank, take, -1);
  playerOf(state.table, seat).cards += 1 - paid;
}

/** Resources of which the bank has a card, one bit each. */
function stockedResources(bank: readonly number[]): number {
  let set = 0;
  for (let kind = 0; kind < RESOURCE_KINDS; kind++) if ((bank[kind] ?? 0) > 0) set |= 1 << kind;
  return set;
}

export const bank = defineAction(MOVES.bank, {
  frames: ['trade', 'main'],
  gates: [
    {
      code: 'too-few-to-swap',
      rule: 'ST-BANK-01',
      ok: ({ table, seat }) => (table.players[seat]?.cards ?? 0) >= SPECIAL_RATE,
      numbers: ({ table, seat }) => ({ rate: SPECIAL_RATE, have: playerOf(table, seat).cards }),
    },
  ],
  needs: [
    {
      code: 'too-few-to-swap',
      rule: 'ST-BANK-01',
      ok: ({ table, seat, hand }, { give }) => (hand.resources[give] ?? 0) >= rateOf(table, seat, give),
      numbers: ({ table, seat, hand }, { give }) => ({
        rate: rateOf(table, seat, give),
        have: hand.resources[give] ?? 0,
      }),
    },
    { code: 'same-resource', rule: 'ST-BANK-05', ok: (_, { give, take }) => give !== take },
    { code: 'bank-out', rule: 'ST-BANK-05', ok: ({ table }, { take }) => bankStock(table, take) > 0 },
  ],
  exact: true,
  candidates({ table, seat, hand }, out) {
    let takes = NONE;
    for (let give = 0; give < RESOURCE_KINDS; give++) {
      const have = hand.resources[give] ?? 0;
      if (have < SPECIAL_RATE || have < rateOf(table, seat, give)) continue;
      if (takes === NONE) takes = stockedResources(table.bank);
      for (let take = 0; take < RESOURCE_KINDS; take++) {
        if (take !== give && ((takes >> take) & 1) === 1) out.add(itemAt(BANK_MOVES, give * RESOURCE_KINDS + take));
      }
    }
  },
  play(state, seat, { give, take }, tell) {
    const paid = rateOf(state.table, seat, give);
    swapWithBank(state, seat, give, take, paid);
    tell?.all({ kind: 'banked', seat, give, paid, take });
  },
});
