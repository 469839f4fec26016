import { NONE } from '@orrery/common';
import { declareMoves, defineEvent, defineMove, type Seat, seatRef } from '@orrery/kernel';
import { bankStock, holdsSupportCard, supportReadyGate } from '../actions/gates.ts';
import { ruleOfEffect } from '../characters.ts';
import { ASTEROID } from '../data.ts';
import { decideFrame } from '../frame-constants.ts';
import { defineAction, type Table } from '../state.ts';
import { takeOneFromBank } from '../supply.ts';
import { message } from '../words/message.ts';
import { amount, byCharacter } from '../words/names.ts';
import { planetMessage as planetName } from '../words/places.ts';
import type { SupportCardDefinition } from './card.ts';
import { drawnFromBank } from './transfers.ts';

const moves = declareMoves({ chase: defineMove('chase') });

const events = {
  chased: defineEvent<{ seat: Seat; from: number; to: number; resource: number }>(
    { seat: 0, from: 3, to: 9, resource: 1 },
    { seat: 0, from: 3, to: 9, resource: NONE }, // none left
  ),
};

const planetUnder = ({ board, cruiser }: Table): number => board.planets[cruiser] ?? ASTEROID;

/** The cruiser returns home, and the planet it leaves gives a card if there is one (EC-39). */
const chase = defineAction(moves.chase, {
  frames: ['before', 'trade', 'build', 'main'],
  gates: [
    holdsSupportCard('chase'),
    supportReadyGate,
    { code: 'cruiser-home', rule: ruleOfEffect('chase'), ok: ({ table }) => planetUnder(table) !== ASTEROID },
  ],
  play(state, seat, _, tell) {
    const { table } = state;
    const from = table.cruiser;
    const planet = planetUnder(table);
    const resource = bankStock(table, planet) > 0 ? planet : NONE;
    table.cruiser = table.board.planets.indexOf(ASTEROID);
    if (resource !== NONE) takeOneFromBank(state, seat, resource);
    table.stack.push(decideFrame(seat));
    tell?.all({ kind: 'chased', seat, from, to: table.cruiser, resource });
  },
});

export const CARD: SupportCardDefinition<typeof moves, typeof events> = {
  moves,
  events,
  begins: [chase],
  answers: [],
  least: 0,
  transfers: { chased: ({ seat, resource }) => drawnFromBank(seat, resource) },
  sayings: {
    moves: {
      chase: () => message('move.chase', byCharacter('chase')),
    },
    events: {
      chased({ seat, from, resource: kind }, { board }) {
        const card = kind === NONE ? message('amount.none') : amount(kind, 1);
        return message('event.chased', {
          ...byCharacter('chase'),
          seat: seatRef(seat),
          planet: planetName(board, from),
          card,
        });
      },
    },
  },
};
