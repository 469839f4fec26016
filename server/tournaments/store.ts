import type { Strength } from '@orrery/protocol';
import { timestampParam } from '../context.ts';
import type { Queryable, SqlValue } from '../storage/db.ts';
import type { Board, FullTournament, TournamentRecord } from './model.ts';

const RECORD_COLUMNS = `tournaments.id, tournaments.name, host, persons.name AS "hostName", system, game, edition, seats, options, time,
  is_rated AS "isRated", visibility, rounds,
  nullif(duration_ms, 0) AS "durationMs", fill_level AS "fillLevel", no_show_ms AS "noShowMs",
  break_ms AS "breakMs", state, round, starts_at AS "startsAt", next_round_at AS "nextRoundAt", wake_at AS "wakeAt",
  started, ended, tournaments.made`;

type Row<X> = X & { readonly [column: string]: unknown };

/** Reads tournaments by an SQL condition on `tournaments`. */
export const readTournaments = (
  query: Queryable,
  where: string,
  values: readonly SqlValue[],
): Promise<readonly TournamentRecord[]> =>
  query.query<Row<TournamentRecord>>(
    `SELECT ${RECORD_COLUMNS} FROM tournaments JOIN persons ON persons.id = host WHERE ${where}`,
    values,
  );

const TOURNAMENT_ID = /^[\w-]{1,64}$/;

/** One statement, so that entrants and boards are of the same moment. */
const PARTS = `
  coalesce((SELECT jsonb_agg(jsonb_build_object('number', number, 'person', person,
      'name', coalesce(bot_name, entered.name), 'level', level, 'rating', rating, 'isActive', is_active,
      'freeSince', round(extract(epoch FROM free_since) * 1000)) ORDER BY number)
    FROM entrants LEFT JOIN persons AS entered ON entered.id = person WHERE tournament = tournaments.id), '[]') AS entrants,
  coalesce((SELECT jsonb_agg(jsonb_build_object('round', boards.round, 'board', board, 'entrants', entrants, 'table', table_id,
      'outcome', outcome, 'points', points, 'showUntil', round(extract(epoch FROM show_until) * 1000), 'endedAt', round(extract(epoch FROM boards.ended) * 1000))
      ORDER BY boards.round, board)
    FROM boards WHERE tournament = tournaments.id), '[]') AS boards`;

type FullRow = Row<TournamentRecord & Pick<FullTournament, 'entrants' | 'boards'>>;

/** A tournament with entrants and boards. Ids come from addresses: what cannot be an id is not queried. */
export async function readTournament(query: Queryable, id: string): Promise<FullTournament | null> {
  if (!TOURNAMENT_ID.test(id)) return null;
  const [row] = await query.query<FullRow>(
    `SELECT ${RECORD_COLUMNS}, ${PARTS} FROM tournaments JOIN persons ON persons.id = host WHERE tournaments.id = $1`,
    [id],
  );
  if (row === undefined) return null;
  const { entrants, boards, ...record } = row;
  return { record, entrants, boards };
}

/** The same, locked on all nodes until this transaction ends. */
export async function lockTournament(query: Queryable, id: string): Promise<FullTournament | null> {
  if (TOURNAMENT_ID.test(id)) await query.query('SELECT id FROM tournaments WHERE id = $1 FOR NO KEY UPDATE', [id]);
  return readTournament(query, id);
}

export interface NewEntrant {
  readonly person: string | null;
  readonly botName: string | null;
  readonly level: Strength | null;
  readonly rating: number;
  /** null for a bot. */
  readonly freeSince: number | null;
}

/** Adds an entrant after all others and returns its number. */
export async function insertEntrant(
  query: Queryable,
  id: string,
  { person, botName, level, rating, freeSince }: NewEntrant,
): Promise<number> {
  const [row] = await query.query<{ number: number }>(
    `INSERT INTO entrants (tournament, number, person, bot_name, level, rating, free_since)
     SELECT $1, coalesce(max(number), 0) + 1, $2, $3, $4, $5, ${timestampParam(6)} FROM entrants WHERE tournament = $1 RETURNING number`,
    [id, person, botName, level, rating, freeSince],
  );
  return row?.number ?? 0;
}

/** An entrant comes back. */
export const setBack = (query: Queryable, id: string, entrant: number, now: number) =>
  query.query(
    `UPDATE entrants SET is_active = true, free_since = ${timestampParam(3)}
     WHERE tournament = $1 AND number = $2 AND NOT is_active`,
    [id, entrant, now],
  );

export const setActive = (query: Queryable, id: string, entrant: number, isActive: boolean) =>
  query.query('UPDATE entrants SET is_active = $3 WHERE tournament = $1 AND number = $2', [id, entrant, isActive]);

export const insertBoard = (
  query: Queryable,
  id: string,
  { round, board, entrants, table, outcome, points, showUntil }: Omit<Board, 'endedAt'>,
) =>
  query.query(
    `INSERT INTO boards (tournament, round, board, entrants, table_id, outcome, points, show_until)
     VALUES ($1, $2, $3, $4::jsonb, $5, $6, $7::jsonb, ${timestampParam(8)})`,
    [
      id,
      round,
      board,
      JSON.stringify(entrants),
      table,
      outcome,
      points === null ? null : JSON.stringify(points),
      showUntil,
    ],
  );

/** Saves the result of a board, once. */
export const saveBoard = (
  query: Queryable,
  id: string,
  { round, board, outcome, points }: Pick<Board, 'round' | 'board' | 'outcome' | 'points'>,
  now: number,
) =>
  query.query(
    `UPDATE boards SET outcome = $4, points = $5::jsonb, ended = ${timestampParam(6)}
     WHERE tournament = $1 AND round = $2 AND board = $3 AND outcome = 'pending'`,
    [id, round, board, outcome, JSON.stringify(points), now],
  );

/** The part of a record that changes while the tournament is played. */
export type Progress = Pick<
  TournamentRecord,
  'state' | 'round' | 'rounds' | 'nextRoundAt' | 'wakeAt' | 'started' | 'ended'
>;

export const saveTournamentProgress = (query: Queryable, id: string, progress: Progress) =>
  query.query(
    `UPDATE tournaments SET state = $2, round = $3, rounds = $4, next_round_at = ${timestampParam(5)},
       wake_at = ${timestampParam(6)}, started = ${timestampParam(7)}, ended = ${timestampParam(8)} WHERE id = $1`,
    [
      id,
      progress.state,
      progress.round,
      progress.rounds,
      progress.nextRoundAt,
      progress.wakeAt,
      progress.started,
      progress.ended,
    ],
  );

/** Gives a table more time to begin. */
export const saveShowUntil = (query: Queryable, id: string, { round, board }: Board, until: number) =>
  query.query(
    `UPDATE boards SET show_until = ${timestampParam(4)} WHERE tournament = $1 AND round = $2 AND board = $3`,
    [id, round, board, until],
  );
