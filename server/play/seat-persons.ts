import type { Seat } from '@orrery/kernel';
import type { TableRecord } from '../ports.ts';

/** The person whose seat this is; null: nobody's, or a bot's. */
export function personOnSeat({ chairs }: TableRecord, seat: Seat): string | null {
  const sitter = chairs[seat]?.sitter ?? null;
  return sitter?.kind === 'person' ? sitter.person : null;
}

/** The person who plays a seat now; null if a substitute plays it, if it was forfeited, or if no game is running. */
export function activePersonOnSeat(record: TableRecord, seat: Seat): string | null {
  const sitter = record.chairs[seat]?.sitter ?? null;
  if (record.state !== 'playing' || sitter?.kind !== 'person') return null;
  return sitter.substitute === null && !record.forfeited.includes(seat) ? sitter.person : null;
}
