import { discardAction } from '@orrery/common';
import { RESOURCE_KINDS } from '../data.ts';
import { MOVES } from '../moves.ts';
import type { Box, Hand, Table } from '../state.ts';
import { paySupply } from '../supply.ts';

/** SF-SEVEN-02: half of the hand, rounded down. */
export const discard = discardAction<Table, Hand, Box>({
  moves: MOVES,
  kinds: RESOURCE_KINDS,
  rule: 'SF-SEVEN-02',
  frameOf: (owing, done) => ({ kind: 'discard', owing, done }),
  pay: paySupply,
});
