import { type DiscardMove, discarding } from '@orrery/common';
import { KINDS } from '../data.ts';
import { discardOf } from '../framevalues.ts';
import { eachDiscard } from '../moves.ts';
import type { Act, Box, Hand, Table } from '../state.ts';
import { pay } from '../supply.ts';

/** ST-SEVEN-02: half of the hand, rounded down; EC-07: all choices are uncovered and go back together. */
export const discard: Act<DiscardMove> = discarding<Table, Hand, Box>({
  kinds: KINDS,
  rule: 'ST-SEVEN-02',
  eachDiscard,
  frameOf: discardOf,
  pay,
});
