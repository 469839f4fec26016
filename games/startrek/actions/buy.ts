import { COST } from '../data.ts';
import { DRAW } from '../framevalues.ts';
import { MOVES } from '../moves.ts';
import { act, type TableGate } from '../state.ts';
import { pay } from '../supply.ts';
import { affords } from './gates.ts';

/** ST-DEV-06: what is used up is not shuffled again. */
export const deckLeft: TableGate = { code: 'deck-empty', rule: 'ST-DEV-06', ok: ({ table }) => table.deck > 0 };

export const buy = act(MOVES.buy, {
  frames: ['build', 'main'],
  gates: [affords(COST.development), deckLeft],
  play(state, seat, _, tell) {
    pay(state, seat, COST.development);
    state.table.bought++;
    state.table.quiet = 0;
    state.table.stack.push(DRAW);
    tell?.all({ kind: 'bought', seat, paid: COST.development });
  },
});
