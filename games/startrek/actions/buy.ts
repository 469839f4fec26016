import { COST } from '../data.ts';
import { DRAW } from '../framevalues.ts';
import { type PlainMove, plainMove } from '../moves.ts';
import type { Act, TableGate } from '../state.ts';
import { pay } from '../supply.ts';
import { affords } from './gates.ts';

const BUY = plainMove('buy');

/** ST-DEV-06: what is used up is not shuffled again. */
export const deckLeft: TableGate = { code: 'deck-empty', rule: 'ST-DEV-06', ok: ({ table }) => table.deck > 0 };

export const buy: Act<PlainMove<'buy'>> = {
  kind: 'buy',
  frames: ['build', 'main'],
  listing: 'all',
  gates: [affords(COST.development), deckLeft],
  needs: [],
  candidates: (_, out) => out.add(BUY),
  any: () => BUY,
  play(state, seat, _, tell) {
    pay(state, seat, COST.development);
    state.table.bought++;
    state.table.quiet = 0;
    state.table.stack.push(DRAW);
    tell?.all({ kind: 'bought', seat, paid: COST.development });
  },
};
