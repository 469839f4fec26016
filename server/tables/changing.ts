import { good, type Result, type Seat } from '@orrery/kernel';
import type { Desk } from '../desk.ts';
import { type ChairRecord, type Person, TABLES_CHANNEL, type TableRecord } from '../seams.ts';
import type { Query } from '../storage/db.ts';
import { refusal } from '../texts.ts';
import { seatOf } from './card.ts';
import { lockTable } from './records.ts';

export const tellTable = (query: Query, id: string) => query.query('SELECT pg_notify($1, $2)', [TABLES_CHANNEL, id]);

/**
 * Changes a table that nobody else changes meanwhile, on any node, and tells everybody. `work` looks before it writes:
 * what it refuses has changed nothing.
 */
export function changeTable<X>(
  { db }: Desk,
  id: string,
  work: (table: TableRecord, query: Query) => Promise<Result<X>>,
): Promise<Result<X>> {
  return db.within(async (query) => {
    const table = await lockTable(query, id);
    if (table === null) return refusal('table.unknown');
    const done = await work(table, query);
    if (done.ok) await tellTable(query, id);
    return done;
  });
}

export const gathering = ({ state }: TableRecord): Result<null> =>
  state === 'gathering' ? good(null) : refusal('table.begun');

export const playing = ({ state }: TableRecord): Result<null> =>
  state === 'playing' ? good(null) : refusal('table.not-playing');

/** The seat of somebody who must sit at the table. */
export function seated(table: TableRecord, { id }: Person): Result<Seat> {
  const seat = seatOf(table, id);
  return seat === null ? refusal('table.not-seated') : good(seat);
}

/** A chair of the table, by a seat that came from outside. */
export function chairAt(table: TableRecord, seat: Seat): Result<ChairRecord> {
  const chair = table.chairs[seat];
  return chair === undefined ? refusal('table.no-chair') : good(chair);
}

/** Nobody sits here any more. */
export const freeChair = (query: Query, table: string, seat: Seat) =>
  query.query(
    `UPDATE chairs SET kind = NULL, person = NULL, name = NULL, level = NULL, stand_in = NULL, is_ready = false,
       client_seed = '', wants_end = false, seen = NULL WHERE table_id = $1 AND seat = $2`,
    [table, seat],
  );
