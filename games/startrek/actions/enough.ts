import { topFrame } from '@orrery/kernel';
import { MOVES } from '../moves.ts';
import { defineAction, type TableGate } from '../state.ts';
import { closeDemand } from '../support/forced-trade.ts';

/** EC-06: the first of two free ships must be placed, the second only in the classic game. */
const mayStopGate: TableGate = {
  code: 'must-place',
  rule: 'ST-PROG-02',
  ok({ table }) {
    const frame = topFrame(table);
    return frame.kind !== 'utopia' || (frame.left === 1 && table.options.classic === 'off');
  },
};

/** Ends placing free ships or asking opponents. */
export const enough = defineAction(MOVES.enough, {
  frames: ['utopia', 'demand'],
  gates: [mayStopGate],
  play({ table }, seat, _, tell) {
    const frame = topFrame(table);
    table.stack.pop();
    tell?.all({ kind: 'enough', seat });
    if (frame.kind === 'demand') closeDemand(table, seat, frame.got);
  },
});
