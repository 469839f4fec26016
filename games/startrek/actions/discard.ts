import { discarding } from '@orrery/common';
import { KINDS } from '../data.ts';
import { discardOf } from '../framevalues.ts';
import { MOVES } from '../moves.ts';
import type { Box, Hand, Table } from '../state.ts';
import { pay } from '../supply.ts';

/** ST-SEVEN-02: half of the hand, rounded down; EC-07: all choices are uncovered and go back together. */
export const discard = discarding<Table, Hand, Box>({
  moves: MOVES,
  kinds: KINDS,
  rule: 'ST-SEVEN-02',
  frameOf: discardOf,
  pay,
});
