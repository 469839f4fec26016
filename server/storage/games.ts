import type { Db } from './db.ts';

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

/** The entries after number `after`, in order. */
export async function readEntries(db: Db, id: string, after = 0): Promise<readonly string[]> {
  const rows = await db.query<{ entry: string }>(
    'SELECT entry FROM entries WHERE game_id = $1 AND seq > $2 ORDER BY seq',
    [id, after],
  );
  return rows.map(({ entry }) => entry);
}
