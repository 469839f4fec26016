import { NONE } from '@orrery/common';
import { only } from '@orrery/kernel';
import { ruleOfEffect } from '../../characters.ts';
import { SAFE } from '../../data.ts';
import { countHands, decide } from '../../framevalues.ts';
import { MOVES } from '../../moves.ts';
import { act, playerOf, type View } from '../../state.ts';
import { gainOne } from '../../supply.ts';
import { stock } from '../gates.ts';

const RULE = ruleOfEffect('seven-shield');
const full = ({ table, seat }: View): boolean => playerOf(table, seat).cards > SAFE;

/** With more than seven cards nothing is discarded; with fewer one is taken. Hands are counted afterwards (EC-08). */
export const shield = act(MOVES.shield, {
  frames: ['shield'],
  needs: [
    {
      code: 'shield-hand',
      rule: RULE,
      ok: (at, { resource }) => full(at) === (resource === NONE),
      numbers: ({ table, seat }) => ({ cards: playerOf(table, seat).cards, safe: SAFE }),
    },
    { code: 'bank-out', rule: RULE, ok: ({ table }, { resource }) => resource === NONE || stock(table, resource) > 0 },
  ],
  play(state, seat, { resource }, tell) {
    const { stack } = state.table;
    stack.pop();
    if (resource !== NONE) gainOne(state, seat, resource);
    stack.push(countHands(resource === NONE ? only(seat) : 0), decide(seat));
    tell?.all({ kind: 'shielded', seat, resource });
  },
});
