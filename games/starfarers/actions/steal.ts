import { addMovesOfSet } from '@orrery/common';
import { hasSeat, type SeatSet, topFrame } from '@orrery/kernel';
import { robFrame } from '../frame-constants.ts';
import { MOVES } from '../moves.ts';
import { defineAction, type Table } from '../state.ts';

const { all: STEAL_MOVES } = MOVES.steal;

function currentVictims(table: Table): SeatSet {
  const frame = topFrame(table);
  return frame.kind === 'steal' ? frame.victims : 0;
}

/** SF-SEVEN-03: one opponent with cards loses one. */
export const steal = defineAction(MOVES.steal, {
  frames: ['steal'],
  needs: [
    { code: 'no-victim', rule: 'SF-SEVEN-03', ok: ({ table }, { seat }) => hasSeat(currentVictims(table), seat) },
  ],
  exact: true,
  candidates: ({ table }, out) => addMovesOfSet(out, STEAL_MOVES, currentVictims(table)),
  play({ table }, own, { seat }) {
    table.stack.pop();
    table.stack.push(robFrame(seat, own));
  },
});
