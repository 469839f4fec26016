import { COST } from '../data.ts';
import { DRAW_FRAME } from '../frame-constants.ts';
import { MOVES } from '../moves.ts';
import { defineAction, type TableGate } from '../state.ts';
import { payBank } from '../supply.ts';
import { affordsGate } from './gates.ts';

/** ST-DEV-06: used cards are not shuffled again. */
export const deckNotEmpty: TableGate = { code: 'deck-empty', rule: 'ST-DEV-06', ok: ({ table }) => table.deck > 0 };

export const buy = defineAction(MOVES.buy, {
  frames: ['build', 'main'],
  gates: [affordsGate(COST.development), deckNotEmpty],
  play(state, seat, _, tell) {
    payBank(state, seat, COST.development);
    state.table.bought++;
    state.table.quiet = 0;
    state.table.stack.push(DRAW_FRAME);
    tell?.all({ kind: 'bought', seat, paid: COST.development });
  },
});
