import type { Seat } from '@orrery/kernel';
import type { TableRecord } from '../seams.ts';

/** The person whose seat this is; null: nobody's, or a bot's. */
export function sitterOf({ chairs }: TableRecord, seat: Seat): string | null {
  const sitter = chairs[seat]?.sitter ?? null;
  return sitter?.kind === 'person' ? sitter.person : null;
}

/** The person who plays a seat now: null where a bot stands in, where it was given up, and when no game is on. */
export function holderOf(record: TableRecord, seat: Seat): string | null {
  const sitter = record.chairs[seat]?.sitter ?? null;
  if (record.state !== 'playing' || sitter?.kind !== 'person') return null;
  return sitter.standIn === null && !record.forfeited.includes(seat) ? sitter.person : null;
}
