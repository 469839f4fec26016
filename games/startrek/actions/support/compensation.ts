import { some } from '@orrery/common';
import { ruleOfEffect } from '../../characters.ts';
import { KINDS } from '../../data.ts';
import { decide } from '../../framevalues.ts';
import { type ResourceMove, resourceMoves } from '../../moves.ts';
import type { Act } from '../../state.ts';
import { gainOne } from '../../supply.ts';
import { stock } from '../gates.ts';

const COMPENSATE = resourceMoves('compensate');

/** A roll brought its holder nothing: a card of choice from the bank. */
export const compensate: Act<ResourceMove<'compensate'>> = {
  kind: 'compensate',
  frames: ['compensation'],
  listing: 'all',
  gates: [],
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
  any: (_, rng) => some(COMPENSATE, rng(KINDS)),
  play(state, seat, { resource }, tell) {
    state.table.stack.pop();
    gainOne(state, seat, resource);
    state.table.stack.push(decide(seat));
    tell?.all({ kind: 'compensated', seat, resource });
  },
};
