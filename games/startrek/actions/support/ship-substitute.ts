import { type Bundle, covers, some, substituted } from '@orrery/common';
import { hasLane } from '../../board.ts';
import { ruleOfEffect } from '../../characters.ts';
import { COST, KINDS } from '../../data.ts';
import { SUBSTITUTE } from '../../framevalues.ts';
import { MOVES, type Substitution } from '../../moves.ts';
import { act } from '../../state.ts';
import { pay } from '../../supply.ts';
import { hasShip, holds, missing, rested } from '../gates.ts';

const RULE = ruleOfEffect('ship-substitute');
const PRICES: readonly Bundle[] = Array.from({ length: KINDS * KINDS }, (_, i) =>
  substituted(COST.ship, Math.floor(i / KINDS), i % KINDS),
);
const priceOf = ({ without, by }: Substitution): Bundle => some(PRICES, without * KINDS + by);

/** One ship, with another card in place of its dilithium or its tritanium. */
export const substitute = act(MOVES.substitute, {
  frames: ['build', 'main'],
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
  play(state, seat, move, tell) {
    const paid = priceOf(move);
    pay(state, seat, paid);
    state.table.stack.push(SUBSTITUTE);
    tell?.all({ kind: 'substituted', seat, paid });
  },
});
