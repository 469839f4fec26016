import { addSet, some } from '@orrery/common';
import { has, type SeatSet, top } from '@orrery/kernel';
import { MOST_SEATS } from '../data.ts';
import { rob } from '../framevalues.ts';
import { type SeatMove, seatMoves } from '../moves.ts';
import type { Act, Table } from '../state.ts';

const STEAL = seatMoves('steal');

function victimsNow(table: Table): SeatSet {
  const frame = top(table);
  return frame.kind === 'steal' ? frame.victims : 0;
}

/** SF-SEVEN-03: one opponent with cards loses one. */
export const steal: Act<SeatMove<'steal'>> = {
  kind: 'steal',
  frames: ['steal'],
  listing: 'all',
  gates: [],
  needs: [{ code: 'no-victim', rule: 'SF-SEVEN-03', ok: ({ table }, { seat }) => has(victimsNow(table), seat) }],
  exact: true,
  candidates: ({ table }, out) => addSet(out, STEAL, victimsNow(table)),
  any: (_, rng) => some(STEAL, rng(MOST_SEATS)),
  play({ table }, own, { seat }) {
    table.stack.pop();
    table.stack.push(rob(seat, own));
  },
};
