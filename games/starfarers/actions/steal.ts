import { addSet } from '@orrery/common';
import { has, type SeatSet, top } from '@orrery/kernel';
import { rob } from '../framevalues.ts';
import { MOVES } from '../moves.ts';
import { act, type Table } from '../state.ts';

const { all: STEAL } = MOVES.steal;

function victimsNow(table: Table): SeatSet {
  const frame = top(table);
  return frame.kind === 'steal' ? frame.victims : 0;
}

/** SF-SEVEN-03: one opponent with cards loses one. */
export const steal = act(MOVES.steal, {
  frames: ['steal'],
  needs: [{ code: 'no-victim', rule: 'SF-SEVEN-03', ok: ({ table }, { seat }) => has(victimsNow(table), seat) }],
  exact: true,
  candidates: ({ table }, out) => addSet(out, STEAL, victimsNow(table)),
  play({ table }, own, { seat }) {
    table.stack.pop();
    table.stack.push(rob(seat, own));
  },
});
