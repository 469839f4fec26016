import { NONE, some } from '@orrery/common';
import { ruleOfEffect } from '../../characters.ts';
import { KINDS, SPECIAL_RATE } from '../../data.ts';
import { MOVES } from '../../moves.ts';
import { act } from '../../state.ts';
import { swap } from '../bank.ts';
import { holds, rested, stock } from '../gates.ts';

const { all: DOUBLE } = MOVES.double;
const RULE = ruleOfEffect('two-for-one');

/**
 * A resource goes at 2:1 for the rest of this turn's trading. The first swap is part of it, so that the card is
 * never called without one (ST-SUP-08); what becomes of the card is decided when trading ends (EC-35).
 */
export const double = act(MOVES.double, {
  frames: ['trade', 'main'],
  gates: [holds('two-for-one'), rested, { code: 'rate-set', rule: RULE, ok: ({ table }) => table.rate === NONE }],
  needs: [
    {
      code: 'too-few-to-swap',
      rule: RULE,
      ok: ({ hand }, { give }) => (hand.resources[give] ?? 0) >= SPECIAL_RATE,
      numbers: ({ hand }, { give }) => ({ rate: SPECIAL_RATE, have: hand.resources[give] ?? 0 }),
    },
    { code: 'same-resource', rule: 'ST-BANK-05', ok: (_, { give, take }) => give !== take },
    { code: 'bank-out', rule: 'ST-BANK-05', ok: ({ table }, { take }) => stock(table, take) > 0 },
  ],
  exact: true,
  candidates({ table, hand }, out) {
    for (let give = 0; give < KINDS; give++) {
      if ((hand.resources[give] ?? 0) < SPECIAL_RATE) continue;
      for (let take = 0; take < KINDS; take++) {
        if (take !== give && stock(table, take) > 0) out.add(some(DOUBLE, give * KINDS + take));
      }
    }
  },
  play(state, seat, { give, take }, tell) {
    state.table.rate = give;
    tell?.all({ kind: 'doubled', seat, resource: give });
    swap(state, seat, give, take, SPECIAL_RATE);
    tell?.all({ kind: 'banked', seat, give, paid: SPECIAL_RATE, take });
  },
});
