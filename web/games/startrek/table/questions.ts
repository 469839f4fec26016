import { type Asking, hasSeat, type SeatView } from '@orrery/kernel';
import type { Hand, Table } from '@orrery/startrek/facts';
import { DECLINE_MOVE, isDeclinedAutomatically } from '../../common/trade/forced-answer.ts';

/** The dialogues that a question opens by itself. */
const DIALOGUE_OF_QUESTION: Readonly<Record<string, string>> = {
  keep: 'keep',
  decide: 'decide',
  demand: 'demand',
};

type StartrekSeatView = SeatView<Table, Hand>;

/** Offers, discards and single cards are answered from the hand and need no dialogue. */
export const dialogueFor = ({ question, must, may }: Asking, { seat }: StartrekSeatView): string | null =>
  hasSeat(must | may, seat) ? (DIALOGUE_OF_QUESTION[question] ?? null) : null;

export const forcedAnswer = ({ question, must }: Asking, view: StartrekSeatView, tableId: string) =>
  question === 'offer' && hasSeat(must, view.seat) && isDeclinedAutomatically(view, tableId) ? DECLINE_MOVE : null;
