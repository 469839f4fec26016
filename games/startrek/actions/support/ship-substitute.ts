import { type Bundle, covers, some, substituted } from '@orrery/common';
import { hasLane } from '../../board.ts';
import { ruleOfEffect } from '../../characters.ts';
import { COST, KINDS } from '../../data.ts';
import { SUBSTITUTE } from '../../framevalues.ts';
import { SUBSTITUTE_MOVES, type SubstituteMove } from '../../moves.ts';
import type { Act } from '../../state.ts';
import { pay } from '../../supply.ts';
import { hasShip, holds, missing, rested } from '../gates.ts';

const RULE = ruleOfEffect('ship-substitute');
const PRICES: readonly Bundle[] = Array.from({ length: KINDS * KINDS }, (_, i) =>
  substituted(COST.ship, Math.floor(i / KINDS), i % KINDS),
);
const priceOf = ({ without, by }: SubstituteMove): Bundle => some(PRICES, without * KINDS + by);

/** One ship, with another card in place of its dilithium or its tritanium. */
export const substitute: Act<SubstituteMove<'substitute'>> = {
  kind: 'substitute',
  frames: ['build', 'main'],
  listing: 'all',
  gates: [
    holds('ship-substitute'),
    rested,
    hasShip(RULE),
    { code: 'no-lane', rule: 'ST-SHIP-01', ok: ({ table, seat }) => hasLane(table, seat) },
  ],
  needs: [
    {
      code: 'cannot-pay',
      rule: RULE,
      ok: ({ hand }, move) => covers(hand.resources, priceOf(move)),
      numbers: ({ hand }, move) => missing(hand, priceOf(move)),
    },
  ],
  candidates(_, out) {
    for (let i = 0; i < SUBSTITUTE_MOVES.length; i++) out.add(some(SUBSTITUTE_MOVES, i));
  },
  any: (_, rng) => some(SUBSTITUTE_MOVES, rng(SUBSTITUTE_MOVES.length)),
  play(state, seat, move, tell) {
    const paid = priceOf(move);
    pay(state, seat, paid);
    state.table.stack.push(SUBSTITUTE);
    tell?.all({ kind: 'substituted', seat, paid });
  },
};
