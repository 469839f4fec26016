import { itemAt, NONE } from '@orrery/common';
import { declareMoves, defineEvent, defineMove, type Seat, seatRef } from '@orrery/kernel';
import { swapWithBank } from '../actions/bank.ts';
import { bankStock, holdsSupportCard, supportReadyGate } from '../actions/gates.ts';
import { ruleOfEffect } from '../characters.ts';
import { RESOURCE_KINDS, SPECIAL_RATE } from '../data.ts';
import { resourceField } from '../fields.ts';
import { defineAction } from '../state.ts';
import { message } from '../words/message.ts';
import { amount, byCharacter, resource as resourceName } from '../words/names.ts';
import type { SupportCardDefinition } from './card.ts';

const moves = declareMoves({
  double: defineMove('double {give} for {take}', { give: resourceField, take: resourceField }),
});

const events = {
  doubled: defineEvent<{ seat: Seat; resource: number }>({ seat: 0, resource: 4 }),
};

const { all: DOUBLE_MOVES } = moves.double;
const RULE = ruleOfEffect('two-for-one');

/**
 * A resource trades at 2:1 for the rest of this turn's trading. The first swap is part of the move, so that the card is
 * never used without one (ST-SUP-08). Whether the card is turned over or exchanged is decided when trading ends
 * (EC-35).
 */
const double = defineAction(moves.double, {
  frames: ['trade', 'main'],
  gates: [
    holdsSupportCard('two-for-one'),
    supportReadyGate,
    { code: 'rate-set', rule: RULE, ok: ({ table }) => table.rate === NONE },
  ],
  needs: [
    {
      code: 'too-few-to-swap',
      rule: RULE,
      ok: ({ hand }, { give }) => (hand.resources[give] ?? 0) >= SPECIAL_RATE,
      numbers: ({ hand }, { give }) => ({ rate: SPECIAL_RATE, have: hand.resources[give] ?? 0 }),
    },
    { code: 'same-resource', rule: 'ST-BANK-05', ok: (_, { give, take }) => give !== take },
    { code: 'bank-out', rule: 'ST-BANK-05', ok: ({ table }, { take }) => bankStock(table, take) > 0 },
  ],
  exact: true,
  candidates({ table, hand }, out) {
    for (let give = 0; give < RESOURCE_KINDS; give++) {
      if ((hand.resources[give] ?? 0) < SPECIAL_RATE) continue;
      for (let take = 0; take < RESOURCE_KINDS; take++) {
        if (take !== give && bankStock(table, take) > 0) out.add(itemAt(DOUBLE_MOVES, give * RESOURCE_KINDS + take));
      }
    }
  },
  play(state, seat, { give, take }, tell) {
    state.table.rate = give;
    tell?.all({ kind: 'doubled', seat, resource: give });
    swapWithBank(state, seat, give, take, SPECIAL_RATE);
    tell?.all({ kind: 'banked', seat, give, paid: SPECIAL_RATE, take });
  },
});

export const CARD: SupportCardDefinition<typeof moves, typeof events> = {
  moves,
  events,
  begins: [double],
  answers: [],
  least: SPECIAL_RATE,
  transfers: {},
  sayings: {
    moves: {
      double: ({ give, take }) =>
        message('move.double', { ...byCharacter('two-for-one'), resource: resourceName(give), take: amount(take, 1) }),
    },
    events: {
      doubled: ({ seat, resource: kind }) =>
        message('event.doubled', { ...byCharacter('two-for-one'), seat: seatRef(seat), resource: resourceName(kind) }),
    },
  },
};
