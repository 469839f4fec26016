import { topFrame } from '@orrery/kernel';
import { countFrame } from '../frame-constants.ts';
import { MOVES } from '../moves.ts';
import { defineAction, playerOf } from '../state.ts';

/** Using a card is always optional. */
export const pass = defineAction(MOVES.pass, {
  frames: ['shield', 'compensation'],
  play({ table }, seat, _, tell) {
    const frame = topFrame(table);
    table.stack.pop();
    tell?.all({ kind: 'passed', seat, character: playerOf(table, seat).support });
    if (frame.kind === 'shield') table.stack.push(countFrame(0));
  },
});
