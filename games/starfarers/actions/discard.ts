import { discarding, discardMoves } from '@orrery/common';
import { declareMoves } from '@orrery/kernel';
import { KINDS } from '../data.ts';
import { EACH } from '../moves.ts';
import type { Box, Hand, Table } from '../state.ts';
import { pay } from '../supply.ts';

/** SF-SEVEN-02: half of the hand, rounded down. */
export const discard = discarding<Table, Hand, Box>({
  moves: declareMoves(discardMoves({ kinds: KINDS, each: EACH })),
  kinds: KINDS,
  rule: 'SF-SEVEN-02',
  frameOf: (owing, done) => ({ kind: 'discard', owing, done }),
  pay,
});
