import { discarding } from '@orrery/common';
import { KINDS } from '../data.ts';
import { MOVES } from '../moves.ts';
import type { Box, Hand, Table } from '../state.ts';
import { pay } from '../supply.ts';

/** SF-SEVEN-02: half of the hand, rounded down. */
export const discard = discarding<Table, Hand, Box>({
  moves: MOVES,
  kinds: KINDS,
  rule: 'SF-SEVEN-02',
  frameOf: (owing, done) => ({ kind: 'discard', owing, done }),
  pay,
});
