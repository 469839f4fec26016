import { timestampParam } from '../context.ts';
import type { Queryable } from './db.ts';

/** What is fixed when a game begins. */
export interface GameRow {
  readonly id: string;
  readonly game: string;
  readonly edition: number;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly commitment: string;
  readonly clientSeeds: readonly string[];
  readonly serverSeed: string;
  /** Whether all may agree to take back what the rules of undo bar. */
  readonly takeBacks: boolean;
}

export async function addGame(db: Queryable, row: GameRow, now: number): Promise<void> {
  await db.query(
    `INSERT INTO games (id, game, edition, seats, options, commitment, client_seeds, server_seed, made)
     VALUES ($1, $2, $3, $4, $5::jsonb, $6, $7::jsonb, $8, ${timestampParam(9)})`,
    [
      row.id,
      row.game,
      row.edition,
      row.seats,
      JSON.stringify(row.options),
      row.commitment,
      JSON.stringify(row.clientSeeds),
      row.serverSeed,
      now,
    ],
  );
}

/** Adds entries decided by chance alone: the first of a game, or the next ones after number `after`. */
export async function addEntries(
  db: Queryable,
  id: string,
  entries: readonly string[],
  now: number,
  after = 0,
): Promise<void> {
  await db.query(
    `INSERT INTO entries (game_id, seq, entry, made)
     SELECT $1, $4::integer + seq, entry, ${timestampParam(3)} FROM unnest($2::text[]) WITH ORDINALITY AS e (entry, seq)`,
    [id, entries, now, after],
  );
}

export async function findGameRow(db: Queryable, id: string): Promise<GameRow | null> {
  const [row] = await db.query<GameRow & Record<string, unknown>>(
    `SELECT id, game, edition, seats, options, commitment, client_seeds AS "clientSeeds", server_seed AS "serverSeed",
       coalesce((SELECT take_backs FROM tables WHERE tables.id = games.id), false) AS "takeBacks"
     FROM games WHERE id = $1`,
    [id],
  );
  return row ?? null;
}

/** An entry with its time cost for the seat and when it was saved. */
export interface EntryRow {
  readonly entry: string;
  readonly spent: number;
  readonly made: number;
  /** Of the state after the entry; null if none was recorded. */
  readonly hash: string | null;
}

/** The entries after number `after`, in order, with their times. */
export const readEntryRows = (db: Queryable, id: string, after = 0): Promise<readonly EntryRow[]> =>
  db.query<EntryRow & Record<string, unknown>>(
    'SELECT entry, spent, made, hash FROM entries WHERE game_id = $1 AND seq > $2 ORDER BY seq',
    [id, after],
  );

/** Moves the entries after number `after` out of the log into a table of removed entries. */
export async function removeEntries(db: Queryable, id: string, after: number): Promise<void> {
  await db.query(
    `WITH gone AS (DELETE FROM entries WHERE game_id = $1 AND seq > $2 RETURNING game_id, seq, entry, spent, hash, made)
     INSERT INTO removed_entries (game_id, seq, entry, spent, hash, made) SELECT * FROM gone`,
    [id, after],
  );
}

/** The entries after number `after`, in order. */
export async function readEntries(db: Queryable, id: string, after = 0): Promise<readonly string[]> {
  const rows = await db.query<{ entry: string }>(
    'SELECT entry FROM entries WHERE game_id = $1 AND seq > $2 ORDER BY seq',
    [id, after],
  );
  return rows.map(({ entry }) => entry);
}
