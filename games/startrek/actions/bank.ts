import { add, NONE, some } from '@orrery/common';
import type { Seat } from '@orrery/kernel';
import { BANK_RATE, KINDS, POST_RATE, SPECIAL_RATE } from '../data.ts';
import { GENERAL } from '../layouts.ts';
import { MOVES } from '../moves.ts';
import { act, handOf, playerOf, type Table, type Whole } from '../state.ts';
import { stock } from './gates.ts';

const { all: BANK } = MOVES.bank;

/** ST-BANK-01 to 04, EC-26: the best rate a seat has for a resource. */
export function rateOf(table: Table, seat: Seat, resource: number): number {
  const posts = table.derived.posts[seat] ?? 0;
  if (((posts >> resource) & 1) === 1) return SPECIAL_RATE;
  if (table.rate === resource && table.active === seat) return SPECIAL_RATE;
  return ((posts >> GENERAL) & 1) === 1 ? POST_RATE : BANK_RATE;
}

/** So many cards of one resource go to the bank, one of another comes back. */
export function swap(state: Whole, seat: Seat, give: number, take: number, paid: number): void {
  const { resources } = handOf(state, seat);
  const { bank } = state.table;
  add(resources, give, -paid);
  add(bank, give, paid);
  add(resources, take, 1);
  add(bank, take, -1);
  playerOf(state.table, seat).cards += 1 - paid;
}

/** Resources of which the bank has a card, one bit each. */
function stocked(bank: readonly number[]): number {
  let set = 0;
  for (let kind = 0; kind < KINDS; kind++) if ((bank[kind] ?? 0) > 0) set |= 1 << kind;
  return set;
}

export const bank = act(MOVES.bank, {
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
    { code: 'bank-out', rule: 'ST-BANK-05', ok: ({ table }, { take }) => stock(table, take) > 0 },
  ],
  exact: true,
  candidates({ table, seat, hand }, out) {
    let takes = NONE;
    for (let give = 0; give < KINDS; give++) {
      const have = hand.resources[give] ?? 0;
      if (have < SPECIAL_RATE || have < rateOf(table, seat, give)) continue;
      if (takes === NONE) takes = stocked(table.bank);
      for (let take = 0; take < KINDS; take++) {
        if (take !== give && ((takes >> take) & 1) === 1) out.add(some(BANK, give * KINDS + take));
      }
    }
  },
  play(state, seat, { give, take }, tell) {
    const paid = rateOf(state.table, seat, give);
    swap(state, seat, give, take, paid);
    tell?.all({ kind: 'banked', seat, give, paid, take });
  },
});
