import { NONE } from '@orrery/common';
import { ruleOfEffect } from '../../characters.ts';
import { ASTEROID } from '../../data.ts';
import { decide } from '../../framevalues.ts';
import { MOVES } from '../../moves.ts';
import { act, type Table } from '../../state.ts';
import { gainOne } from '../../supply.ts';
import { holds, rested, stock } from '../gates.ts';

const planetUnder = ({ board, cruiser }: Table): number => board.planets[cruiser] ?? ASTEROID;

/** The cruiser flies home, and the planet it leaves gives a card if there is one (EC-39). */
export const chase = act(MOVES.chase, {
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
