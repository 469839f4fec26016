import { type Asking, has, type SeatView } from '@orrery/kernel';
import type { Hand, Table } from '@orrery/ship/facts';

/** The dialogues that a question opens by itself. */
const OPENED: Readonly<Record<string, string>> = { centres: 'centres', arrange: 'peek', offer: 'barter' };

export function dialogueFor({ question, must, may }: Asking, { seat }: SeatView<Table, Hand>): string | null {
  return has(must | may, seat) ? (OPENED[question] ?? null) : null;
}
