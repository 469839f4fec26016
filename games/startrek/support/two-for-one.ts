import { NONE, some } from '@orrery/common';
import { declareMoves, event, move, type Seat, who } from '@orrery/kernel';
import { swap } from '../actions/bank.ts';
import { holds, rested, stock } from '../actions/gates.ts';
import { ruleOfEffect } from '../characters.ts';
import { KINDS, SPECIAL_RATE } from '../data.ts';
import { resource } from '../fields.ts';
import { act } from '../state.ts';
import { words } from '../words/say.ts';
import { amount, by, resource as resourceName } from '../words/things.ts';
import type { SupportCard } from './card.ts';

const moves = declareMoves({ double: move('double {give} for {take}', { give: resource, take: resource }) });

const events = {
  doubled: event<{ seat: Seat; resource: number }>({ seat: 0, resource: 4 }),
};

const { all: DOUBLE } = moves.double;
const RULE = ruleOfEffect('two-for-one');

/**
 * A resource goes at 2:1 for the rest of this turn's trading. The first swap is part of it, so that the card is
 * never called without one (ST-SUP-08); what becomes of the card is decided when trading ends (EC-35).
 */
const double = act(moves.double, {
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

export const CARD: SupportCard<typeof moves, typeof events> = {
  moves,
  events,
  begins: [double],
  answers: [],
  least: SPECIAL_RATE,
  transfers: {},
  sayings: {
    moves: {
      double: ({ give, take }) =>
        words('move.double', { ...by('two-for-one'), resource: resourceName(give), take: amount(take, 1) }),
    },
    events: {
      doubled: ({ seat, resource: kind }) =>
        words('event.doubled', { ...by('two-for-one'), seat: who(seat), resource: resourceName(kind) }),
    },
  },
};
