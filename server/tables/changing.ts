import { good, type Result, type Seat } from '@orrery/kernel';
import { type Desk, moment } from '../desk.ts';
import { type ChairRecord, type Person, TABLES_CHANNEL, type TableRecord } from '../seams.ts';
import type { Query } from '../storage/db.ts';
import { refusal } from '../texts.ts';
import { seatOf } from './card.ts';
import { lockTable } from './records.ts';

export const tellTable = (query: Query, id: string, channel = TABLES_CHANNEL) =>
  query.query('SELECT pg_notify($1, $2)', [channel, id]);

/**
 * Changes a table that nobody else changes meanwhile, on any node, and tells all who listen to the channel. `work` looks before it writes:
 * what it refuses has changed nothing.
 */
export function changeTable<X>(
  { db }: Desk,
  id: string,
  work: (table: TableRecord, query: Query) => Promise<Result<X>>,
  channel = TABLES_CHANNEL,
): Promise<Result<X>> {
  return db.within(async (query) => {
    const table = await lockTable(query, id);
    if (table === null) return refusal('table.unknown');
    const done = await work(table, query);
    if (done.ok) await tellTable(query, id, channel);
    return done;
  });
}

/** Before the game, and before everything is fixed from which its dice are made. */
export function gathering({ state, opens }: TableRecord): Result<null> {
  if (state !== 'gathering') return refusal('table.begun');
  return opens === null ? good(null) : refusal('table.opening');
}

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
       commitment = NULL, client_seed = '', colour = NULL, wants_end = false, seen = NULL WHERE table_id = $1 AND seat = $2`,
    [table, seat],
  );

/** Nobody plays here any more. */
export const abandonTable = (desk: Desk, query: Query, id: string) =>
  query.query(`UPDATE tables SET state = 'abandoned', ended = ${moment(2)} WHERE id = $1`, [id, desk.clock()]);

/** Before the game: somebody else who sits there is the host, but for those who go; a table without anybody is abandoned. */
export async function passHost(desk: Desk, query: Query, table: TableRecord, gone: readonly string[]): Promise<void> {
  if (!gone.includes(table.host)) return;
  const heir = table.chairs.find(({ sitter }) => sitter?.kind === 'person' && !gone.includes(sitter.person));
  if (heir?.sitter?.kind !== 'person') await abandonTable(desk, query, table.id);
  else await query.query('UPDATE tables SET host = $2 WHERE id = $1', [table.id, heir.sitter.person]);
}
