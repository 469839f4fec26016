import { type Asking, hasSeat, type SeatView } from '@orrery/kernel';
import type { Hand, Table } from '@orrery/ship/facts';

/** The dialogues that a question opens by itself. */
const DIALOGUE_OF_QUESTION: Readonly<Record<string, string>> = { centres: 'centres', arrange: 'peek', offer: 'barter' };

/** A player who has answered an offer need not watch the rest. */
export function dialogueFor({ question, must, may }: Asking, { seat, table }: SeatView<Table, Hand>): string | null {
  if (question === 'offer' && seat !== table.active && !hasSeat(must, seat)) return null;
  return hasSeat(must | may, seat) ? (DIALOGUE_OF_QUESTION[question] ?? null) : null;
}
