import { type Db, isTaken } from './db.ts';

/** Who said what: “game g is at n”, on one channel for all. */
export const GAMES_CHANNEL = 'games';

/** What is settled when a game begins. */
export interface GameRow {
  readonly id: string;
  readonly game: string;
  readonly edition: number;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly commitment: string;
  readonly clientSeeds: readonly string[];
  readonly serverSeed: string;
}

export async function addGame(db: Db, row: GameRow): Promise<void> {
  await db.query(
    `INSERT INTO games (id, game, edition, seats, options, commitment, client_seeds, server_seed)
     VALUES ($1, $2, $3, $4, $5::jsonb, $6, $7::jsonb, $8)`,
    [
      row.id,
      row.game,
      row.edition,
      row.seats,
      JSON.stringify(row.options),
      row.commitment,
      JSON.stringify(row.clientSeeds),
      row.serverSeed,
    ],
  );
}

export async function findGameRow(db: Db, id: string): Promise<GameRow | null> {
  const [row] = await db.query<GameRow & Record<string, unknown>>(
    `SELECT id, game, edition, seats, options, commitment, client_seeds AS "clientSeeds", server_seed AS "serverSeed"
     FROM games WHERE id = $1`,
    [id],
  );
  return row ?? null;
}

/**
 * Adds entries after number `after` and tells every node. false: somebody else has added some first, nothing was added,
 * and the caller looks again. What was acknowledged stands.
 */
export async function appendEntries(db: Db, id: string, after: number, entries: readonly string[]): Promise<boolean> {
  try {
    await db.within(async (query) => {
      await query.query(
        `INSERT INTO entries (game_id, seq, entry)
         SELECT $1, $2 + n, entry FROM unnest($3::text[]) WITH ORDINALITY AS added (entry, n)`,
        [id, after, entries],
      );
      await query.query('SELECT pg_notify($1, $2)', [GAMES_CHANNEL, `${id}:${after + entries.length}`]);
    });
    return true;
  } catch (error) {
    if (isTaken(error)) return false;
    throw error;
  }
}

/** The entries after number `after`, in order. */
export async function readEntries(db: Db, id: string, after = 0): Promise<readonly string[]> {
  const rows = await db.query<{ entry: string }>(
    'SELECT entry FROM entries WHERE game_id = $1 AND seq > $2 ORDER BY seq',
    [id, after],
  );
  return rows.map(({ entry }) => entry);
}
