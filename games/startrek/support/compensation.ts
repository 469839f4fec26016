import { some } from '@orrery/common';
import { declareMoves, event, move, type Seat, who } from '@orrery/kernel';
import { stock } from '../actions/gates.ts';
import { ruleOfEffect } from '../characters.ts';
import { KINDS } from '../data.ts';
import { resource } from '../fields.ts';
import { decide } from '../framevalues.ts';
import { act } from '../state.ts';
import { gainOne } from '../supply.ts';
import { words } from '../words/say.ts';
import { amount, by } from '../words/things.ts';
import type { SupportCard } from './card.ts';
import { drawn } from './transfers.ts';

const moves = declareMoves({ compensate: move('compensate {resource}', { resource }) });

const events = {
  compensated: event<{ seat: Seat; resource: number }>({ seat: 0, resource: 4 }),
};

const { all: COMPENSATE } = moves.compensate;

/** A roll brought its holder nothing: a card of choice from the bank. */
const compensate = act(moves.compensate, {
  frames: ['compensation'],
  needs: [
    {
      code: 'bank-out',
      rule: ruleOfEffect('compensation'),
      ok: ({ table }, { resource }) => stock(table, resource) > 0,
    },
  ],
  exact: true,
  candidates({ table }, out) {
    for (let resource = 0; resource < KINDS; resource++) {
      if (stock(table, resource) > 0) out.add(some(COMPENSATE, resource));
    }
  },
  play(state, seat, { resource }, tell) {
    state.table.stack.pop();
    gainOne(state, seat, resource);
    state.table.stack.push(decide(seat));
    tell?.all({ kind: 'compensated', seat, resource });
  },
});

export const CARD: SupportCard<typeof moves, typeof events> = {
  moves,
  events,
  begins: [],
  answers: [compensate],
  least: 0,
  transfers: { compensated: ({ seat, resource }) => drawn(seat, resource) },
  sayings: {
    moves: {
      compensate: ({ resource: kind }) => words('move.compensate', { ...by('compensation'), card: amount(kind, 1) }),
    },
    events: {
      compensated: ({ seat, resource: kind }) =>
        words('event.compensated', { ...by('compensation'), seat: who(seat), card: amount(kind, 1) }),
    },
  },
};
