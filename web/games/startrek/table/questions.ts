import { type Asking, has, type SeatView } from '@orrery/kernel';
import type { Hand, Table } from '@orrery/startrek/facts';

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

export function dialogueFor({ question, must, may }: Asking, { seat }: SeatView<Table, Hand>): string | null {
  return has(must | may, seat) ? (OPENED[question] ?? null) : null;
}
