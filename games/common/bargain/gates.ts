import { type Gate, hasSeat } from '@orrery/kernel';
import type { BargainHand, BargainTable } from './bargain.ts';
import { offerOnTable } from './table.ts';

type BargainGate = Gate<BargainTable, BargainHand>;

export const onTurnGate = (rule: string): BargainGate => ({
  code: 'not-on-turn',
  rule,
  ok: ({ table, seat }) => table.active === seat,
});

export const notOwnOfferGate = (rule: string): BargainGate => ({
  code: 'own-offer',
  rule,
  ok: ({ table, seat }) => table.active !== seat,
});

/** The offer on the table is addressed to this seat. */
export const addressedGate = (rule: string): BargainGate => ({
  code: 'not-addressed',
  rule,
  ok: ({ table, seat }) => hasSeat(offerOnTable(table)?.to ?? 0, seat),
});
