import { expect, test } from 'vitest';
import { ARRANGE_FRAME, FLIGHT_FRAME, LOSE_FRAME, produceFrame, rewardFrame, SECTOR_FRAME } from './frame-constants.ts';
import type { Frame } from './state.ts';
import { BOTH_GAMES, codes, position, why } from './testing/position.ts';

const MOMENTS: readonly Frame[] = [
  SECTOR_FRAME,
  ARRANGE_FRAME,
  FLIGHT_FRAME,
  LOSE_FRAME,
  produceFrame(0),
  rewardFrame(1, -1),
];

test.each(BOTH_GAMES)('an untimely move is refused with what has to be done first, and its rule, in %s', (id) => {
  for (const frame of MOMENTS) {
    const t = position(id);
    t.table.stack.push(frame);
    expect(codes(t, 0, 'end')).toEqual([`not-now.${frame.kind}`]);
    expect(Object.values(t.kit.rules)).toContain(why(t, 0, 'end')[0]?.rule);
    expect(codes(t, 1, 'end')).toEqual(['not-asked']);
  }
});
