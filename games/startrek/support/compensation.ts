import { itemAt } from '@orrery/common';
import { declareMoves, defineEvent, defineMove, type Seat, seatRef } from '@orrery/kernel';
import { bankStock } from '../actions/gates.ts';
import { ruleOfEffect } from '../characters.ts';
import { RESOURCE_KINDS } from '../data.ts';
import { resourceField } from '../fields.ts';
import { decideFrame } from '../frame-constants.ts';
import { defineAction } from '../state.ts';
import { takeOneFromBank } from '../supply.ts';
import { message } from '../words/message.ts';
import { amount, byCharacter } from '../words/names.ts';
import type { SupportCardDefinition } from './card.ts';
import { drawnFromBank } from './transfers.ts';

const moves = declareMoves({ compensate: defineMove('compensate {resource}', { resource: resourceField }) });

const events = {
  compensated: defineEvent<{ seat: Seat; resource: number }>({ seat: 0, resource: 4 }),
};

const { all: COMPENSATE_MOVES } = moves.compensate;

/** A roll brought its holder nothing: a card of choice from the bank. */
const compensate = defineAction(moves.compensate, {
  frames: ['compensation'],
  needs: [
    {
      code: 'bank-out',
      rule: ruleOfEffect('compensation'),
      ok: ({ table }, { resource }) => bankStock(table, resource) > 0,
    },
  ],
  exact: true,
  candidates({ table }, out) {
    for (let resource = 0; resource < RESOURCE_KINDS; resource++) {
      if (bankStock(table, resource) > 0) out.add(itemAt(COMPENSATE_MOVES, resource));
    }
  },
  play(state, seat, { resource }, tell) {
    state.table.stack.pop();
    takeOneFromBank(state, seat, resource);
    state.table.stack.push(decideFrame(seat));
    tell?.all({ kind: 'compensated', seat, resource });
  },
});

export const CARD: SupportCardDefinition<typeof moves, typeof events> = {
  moves,
  events,
  begins: [],
  answers: [compensate],
  least: 0,
  transfers: { compensated: ({ seat, resource }) => drawnFromBank(seat, resource) },
  sayings: {
    moves: {
      compensate: ({ resource: kind }) =>
        message('move.compensate', { ...byCharacter('compensation'), card: amount(kind, 1) }),
    },
    events: {
      compensated: ({ seat, resource: kind }) =>
        message('event.compensated', { ...byCharacter('compensation'), seat: seatRef(seat), card: amount(kind, 1) }),
    },
  },
};
