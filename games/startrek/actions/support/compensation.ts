import { some } from '@orrery/common';
import { ruleOfEffect } from '../../characters.ts';
import { KINDS } from '../../data.ts';
import { decide } from '../../framevalues.ts';
import { MOVES } from '../../moves.ts';
import { act } from '../../state.ts';
import { gainOne } from '../../supply.ts';
import { stock } from '../gates.ts';

const { all: COMPENSATE } = MOVES.compensate;

/** A roll brought its holder nothing: a card of choice from the bank. */
export const compensate = act(MOVES.compensate, {
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
