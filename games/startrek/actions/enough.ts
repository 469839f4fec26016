import { top } from '@orrery/kernel';
import { MOVES } from '../moves.ts';
import { act, type TableGate } from '../state.ts';
import { closeDemand } from '../support/forced-trade.ts';

/** EC-06: the first of two free ships must be placed, the second only in the classic game. */
const mayStop: TableGate = {
  code: 'must-place',
  rule: 'ST-PROG-02',
  ok({ table }) {
    const frame = top(table);
    return frame.kind !== 'utopia' || (frame.left === 1 && table.options.classic === 'off');
  },
};

/** No more: of the free ships, or of the opponents asked. */
export const enough = act(MOVES.enough, {
  frames: ['utopia', 'demand'],
  gates: [mayStop],
  play({ table }, seat, _, tell) {
    const frame = top(table);
    table.stack.pop();
    tell?.all({ kind: 'enough', seat });
    if (frame.kind === 'demand') closeDemand(table, seat, frame.got);
  },
});
