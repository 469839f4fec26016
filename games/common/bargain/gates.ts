import { type Gate, has } from '@orrery/kernel';
import type { BargainHand, BargainTable } from './bargain.ts';
import { offerOn } from './table.ts';

type BargainGate = Gate<BargainTable, BargainHand>;

export const onTurn = (rule: string): BargainGate => ({
  code: 'not-on-turn',
  rule,
  ok: ({ table, seat }) => table.active === seat,
});

export const notOwn = (rule: string): BargainGate => ({
  code: 'own-offer',
  rule,
  ok: ({ table, seat }) => table.active !== seat,
});

/** The offer on the table goes to this seat. */
export const addressed = (rule: string): BargainGate => ({
  code: 'not-addressed',
  rule,
  ok: ({ table, seat }) => has(offerOn(table)?.to ?? 0, seat),
});
