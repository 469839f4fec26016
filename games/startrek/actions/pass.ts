import { top } from '@orrery/kernel';
import { countHands } from '../framevalues.ts';
import { MOVES } from '../moves.ts';
import { act, playerOf } from '../state.ts';

/** Nobody has to use a card. */
export const pass = act(MOVES.pass, {
  frames: ['shield', 'compensation'],
  play({ table }, seat, _, tell) {
    const frame = top(table);
    table.stack.pop();
    tell?.all({ kind: 'passed', seat, character: playerOf(table, seat).support });
    if (frame.kind === 'shield') table.stack.push(countHands(0));
  },
});
