import { NONE } from '@orrery/common';
import { declareMoves, event, move, type Seat, who } from '@orrery/kernel';
import { holds, rested, stock } from '../actions/gates.ts';
import { ruleOfEffect } from '../characters.ts';
import { ASTEROID } from '../data.ts';
import { decide } from '../framevalues.ts';
import { act, type Table } from '../state.ts';
import { gainOne } from '../supply.ts';
import { planet as planetName } from '../words/places.ts';
import { words } from '../words/say.ts';
import { amount, by } from '../words/things.ts';
import type { SupportCard } from './card.ts';
import { drawn } from './transfers.ts';

const moves = declareMoves({ chase: move('chase') });

const events = {
  chased: event<{ seat: Seat; from: number; to: number; resource: number }>(
    { seat: 0, from: 3, to: 9, resource: 1 },
    { seat: 0, from: 3, to: 9, resource: NONE }, // none left
  ),
};

const planetUnder = ({ board, cruiser }: Table): number => board.planets[cruiser] ?? ASTEROID;

/** The cruiser flies home, and the planet it leaves gives a card if there is one (EC-39). */
const chase = act(moves.chase, {
  frames: ['before', 'trade', 'build', 'main'],
  gates: [
    holds('chase'),
    rested,
    { code: 'cruiser-home', rule: ruleOfEffect('chase'), ok: ({ table }) => planetUnder(table) !== ASTEROID },
  ],
  play(state, seat, _, tell) {
    const { table } = state;
    const from = table.cruiser;
    const planet = planetUnder(table);
    const resource = stock(table, planet) > 0 ? planet : NONE;
    table.cruiser = table.board.planets.indexOf(ASTEROID);
    if (resource !== NONE) gainOne(state, seat, resource);
    table.stack.push(decide(seat));
    tell?.all({ kind: 'chased', seat, from, to: table.cruiser, resource });
  },
});

export const CARD: SupportCard<typeof moves, typeof events> = {
  moves,
  events,
  begins: [chase],
  answers: [],
  least: 0,
  transfers: { chased: ({ seat, resource }) => drawn(seat, resource) },
  sayings: {
    moves: {
      chase: () => words('move.chase', by('chase')),
    },
    events: {
      chased({ seat, from, resource: kind }, { board }) {
        const card = kind === NONE ? words('amount.none') : amount(kind, 1);
        return words('event.chased', { ...by('chase'), seat: who(seat), planet: planetName(board, from), card });
      },
    },
  },
};
