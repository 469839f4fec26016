import { type DiscardMove, discarding } from '@orrery/common';
import { KINDS } from '../data.ts';
import { eachDiscard } from '../moves.ts';
import type { Act, Box, Hand, Table } from '../state.ts';
import { pay } from '../supply.ts';

/** SF-SEVEN-02: half of the hand, rounded down. */
export const discard: Act<DiscardMove> = discarding<Table, Hand, Box>({
  kinds: KINDS,
  rule: 'SF-SEVEN-02',
  eachDiscard,
  frameOf: (owing, done) => ({ kind: 'discard', owing, done }),
  pay,
});
