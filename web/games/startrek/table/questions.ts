import { type Asking, has, type SeatView } from '@orrery/kernel';
import type { Hand, Table } from '@orrery/startrek/facts';
import { DECLINE, isUnpayable } from '../../common/trade/foregone.ts';

/** The dialogues that a question opens by itself. */
const OPENED: Readonly<Record<string, string>> = {
  discard: 'discard',
  offer: 'trade',
  shield: 'card',
  compensation: 'card',
  repay: 'card',
  inspect: 'card',
  keep: 'keep',
  decide: 'decide',
  demand: 'demand',
};

type View = SeatView<Table, Hand>;

/** What cannot be paid is declined by itself, and whoever has answered need not look on. */
export function dialogueFor({ question, must, may }: Asking, view: View): string | null {
  const { seat, table } = view;
  if (question === 'offer' && seat !== table.active && (!has(must, seat) || isUnpayable(view))) return null;
  return has(must | may, seat) ? (OPENED[question] ?? null) : null;
}

export const foregone = ({ question, must }: Asking, view: View) =>
  question === 'offer' && has(must, view.seat) && isUnpayable(view) ? DECLINE : null;
