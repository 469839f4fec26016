import { discardAction } from '@orrery/common';
import { RESOURCE_KINDS } from '../data.ts';
import { discardFrame } from '../frame-constants.ts';
import { MOVES } from '../moves.ts';
import type { Box, Hand, Table } from '../state.ts';
import { payBank } from '../supply.ts';

/** ST-SEVEN-02: half of the hand, rounded down; EC-07: all choices are revealed and go back together. */
export const discard = discardAction<Table, Hand, Box>({
  moves: MOVES,
  kinds: RESOURCE_KINDS,
  rule: 'ST-SEVEN-02',
  frameOf: discardFrame,
  pay: payBank,
});
