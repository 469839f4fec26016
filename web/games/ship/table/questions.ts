import { type Asking, has, type SeatView } from '@orrery/kernel';
import type { Hand, Table } from '@orrery/ship/facts';

/** The dialogues that a question opens by itself. */
const OPENED: Readonly<Record<string, string>> = { centres: 'centres', arrange: 'peek', offer: 'barter' };

/** Whoever has answered an offer need not look on. */
export function dialogueFor({ question, must, may }: Asking, { seat, table }: SeatView<Table, Hand>): string | null {
  if (question === 'offer' && seat !== table.active && !has(must, seat)) return null;
  return has(must | may, seat) ? (OPENED[question] ?? null) : null;
}
