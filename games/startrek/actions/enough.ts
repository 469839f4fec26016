import { top } from '@orrery/kernel';
import { type PlainMove, plainMove } from '../moves.ts';
import type { Act, TableGate } from '../state.ts';
import { closeDemand } from './support/forced-trade.ts';

const ENOUGH = plainMove('enough');

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
export const enough: Act<PlainMove<'enough'>> = {
  kind: 'enough',
  frames: ['utopia', 'demand'],
  listing: 'all',
  gates: [mayStop],
  needs: [],
  candidates: (_, out) => out.add(ENOUGH),
  any: () => ENOUGH,
  play({ table }, seat, _, tell) {
    const frame = top(table);
    table.stack.pop();
    tell?.all({ kind: 'enough', seat });
    if (frame.kind === 'demand') closeDemand(table, seat, frame.got);
  },
};
