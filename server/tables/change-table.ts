import { okResult, type Result, type Seat } from '@orrery/kernel';
import { type ServerContext, timestampParam } from '../context.ts';
import { type ChairRecord, type Person, TABLES_CHANNEL, type TableRecord, TOURNAMENTS_CHANNEL } from '../ports.ts';
import type { Queryable } from '../storage/db.ts';
import { textFailure } from '../texts.ts';
import { lockTable } from './records.ts';
import { seatOfPerson } from './summary.ts';

export const notifyTableChanged = (query: Queryable, id: string, channel = TABLES_CHANNEL) =>
  query.query('SELECT pg_notify($1, $2)', [channel, id]);

/**
 * Changes a table under a lock that holds on all nodes, and notifies the channel's listeners. `work` checks before it
 * writes: if it refuses, nothing has changed.
 */
export function changeTable<X>(
  { db }: ServerContext,
  id: string,
  work: (table: TableRecord, query: Queryable) => Promise<Result<X>>,
  channel = TABLES_CHANNEL,
): Promise<Result<X>> {
  return db.transaction(async (query) => {
    const table = await lockTable(query, id);
    if (table === null) return textFailure('table.unknown');
    const done = await work(table, query);
    if (done.ok) await notifyTableChanged(query, id, channel);
    return done;
  });
}

/** Refuses unless people are still gathering and the inputs of the dice are not fixed yet. */
export function requireGathering({ state, revealUntil }: TableRecord): Result<null> {
  if (state !== 'gathering') return textFailure('table.already-started');
  return revealUntil === null ? okResult(null) : textFailure('table.reveal-in-progress');
}

/**
 * The same for changes that are not allowed in a tournament or after pairing: changes of seats and terms.
 */
export function requireOpenSeats(table: TableRecord): Result<null> {
  if (table.tournament !== null) return textFailure('table.tournament');
  return table.isPaired ? textFailure('table.paired') : requireGathering(table);
}

export const requirePlaying = ({ state }: TableRecord): Result<null> =>
  state === 'playing' ? okResult(null) : textFailure('table.not-playing');

/** The seat of a person who must sit at the table. */
export function requireSeat(table: TableRecord, { id }: Person): Result<Seat> {
  const seat = seatOfPerson(table, id);
  return seat === null ? textFailure('table.not-seated') : okResult(seat);
}

/** A chair of the table, by a seat number from outside. */
export function requireChair(table: TableRecord, seat: Seat): Result<ChairRecord> {
  const chair = table.chairs[seat];
  return chair === undefined ? textFailure('table.no-seat') : okResult(chair);
}

/** Frees a chair. */
export const freeChair = (query: Queryable, table: string, seat: Seat) =>
  query.query(
    `UPDATE chairs SET kind = NULL, person = NULL, name = NULL, level = NULL, substitute = NULL, is_ready = false,
       commitment = NULL, client_seed = '', colour = NULL, voted_to_end = false, added_time = '[]', seen = NULL WHERE table_id = $1 AND seat = $2`,
    [table, seat],
  );

/** Announces to the tournament of a table, if it has one, that its game cannot go on or is over. */
export const notifyTournament = (query: Queryable, table: string) =>
  query.query('SELECT pg_notify($2, tournament) FROM tables WHERE id = $1 AND tournament IS NOT NULL', [
    table,
    TOURNAMENTS_CHANNEL,
  ]);

/** Marks a table as abandoned. */
export async function abandonTable(context: ServerContext, query: Queryable, id: string): Promise<void> {
  await query.query(`UPDATE tables SET state = 'abandoned', ended = ${timestampParam(2)} WHERE id = $1`, [
    id,
    context.clock(),
  ]);
  await notifyTournament(query, id);
}

/**
 * Before the game: makes another person at the table the host, except those who are leaving; a table without people is
 * abandoned.
 */
export async function handOverHost(
  context: ServerContext,
  query: Queryable,
  table: TableRecord,
  gone: readonly string[],
): Promise<void> {
  if (!gone.includes(table.host)) return;
  const heir = table.chairs.find(({ sitter }) => sitter?.kind === 'person' && !gone.includes(sitter.person));
  if (heir?.sitter?.kind !== 'person') await abandonTable(context, query, table.id);
  else await query.query('UPDATE tables SET host = $2 WHERE id = $1', [table.id, heir.sitter.person]);
}
