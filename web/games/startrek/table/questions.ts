import { type Asking, hasSeat, type SeatView } from '@orrery/kernel';
import type { Hand, Table } from '@orrery/startrek/facts';
import { DECLINE_MOVE, isUnpayable } from '../../common/trade/forced-answer.ts';

/** The dialogues that a question opens by itself. */
const DIALOGUE_OF_QUESTION: Readonly<Record<string, string>> = {
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

type StartrekSeatView = SeatView<Table, Hand>;

/** Offers that cannot be paid are declined automatically, and a player who has answered need not watch the rest. */
export function dialogueFor({ question, must, may }: Asking, view: StartrekSeatView): string | null {
  const { seat, table } = view;
  if (question === 'offer' && seat !== table.active && (!hasSeat(must, seat) || isUnpayable(view))) return null;
  return hasSeat(must | may, seat) ? (DIALOGUE_OF_QUESTION[question] ?? null) : null;
}

export const forcedAnswer = ({ question, must }: Asking, view: StartrekSeatView) =>
  question === 'offer' && hasSeat(must, view.seat) && isUnpayable(view) ? DECLINE_MOVE : null;
