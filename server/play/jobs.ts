import { moment } from '../desk.ts';
import type { Db, Query } from '../storage/db.ts';
import type { Clock } from '../time.ts';

/** Said whenever something may be due. */
export const JOBS_CHANNEL = 'jobs';
/** To run a game: its bots, its clocks, its reminders, its end. */
const RUN = 'run';
/** A node that does not renew its claims for so long has lost them. */
const LEASE_MS = 15_000;
/** So many are claimed at once, so that several nodes share what is due. */
const AT_ONCE = 50;

/** Adds the job of a game that begins; it is due at once. */
export async function addRun(query: Query, game: string, now: number): Promise<void> {
  await query.query(`INSERT INTO jobs (kind, key, run_at) VALUES ($1, $2, ${moment(3)}) ON CONFLICT DO NOTHING`, [
    RUN,
    game,
    now,
  ]);
  await query.query(`SELECT pg_notify($1, '')`, [JOBS_CHANNEL]);
}

/** The games that are to be run, each by one node at a time. */
export class Jobs {
  readonly #db: Db;
  readonly #node: string;
  readonly #clock: Clock;

  constructor(db: Db, node: string, clock: Clock) {
    this.#db = db;
    this.#node = node;
    this.#clock = clock;
  }

  /** Claims games that are due and that no living node has. */
  async claim(): Promise<readonly string[]> {
    const rows = await this.#db.query<{ key: string }>(
      `UPDATE jobs SET node = $1, claimed_until = ${moment(5)}, run_at = ${moment(5)}
       WHERE id IN (
         SELECT id FROM jobs WHERE kind = $2 AND run_at <= ${moment(4)} ORDER BY run_at LIMIT $3 FOR UPDATE SKIP LOCKED
       ) RETURNING key`,
      [this.#node, RUN, AT_ONCE, this.#clock(), this.#clock() + LEASE_MS],
    );
    return rows.map(({ key }) => key);
  }

  /** Renews claims and says which of them still stand. */
  async renew(games: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.#db.query<{ key: string }>(
      `UPDATE jobs SET claimed_until = ${moment(4)}, run_at = ${moment(4)}
       WHERE kind = $2 AND key = ANY($3::text[]) AND node = $1 RETURNING key`,
      [this.#node, RUN, games, this.#clock() + LEASE_MS],
    );
    return new Set(rows.map(({ key }) => key));
  }

  /** Lets a game go until some time; null: until somebody wakes it. */
  async park(game: string, at: number | null): Promise<void> {
    await this.#db.query(
      `UPDATE jobs SET node = '', claimed_until = '-infinity',
         run_at = CASE WHEN $4::float8 IS NULL THEN 'infinity' ELSE ${moment(4)} END
       WHERE kind = $2 AND key = $3 AND node = $1`,
      [this.#node, RUN, game, at],
    );
  }

  /** Games may have something due; those that a node has are left to it. */
  async wake(games: readonly string[]): Promise<void> {
    await this.#db.query(
      `WITH woken AS (
         UPDATE jobs SET run_at = ${moment(4)}
         WHERE kind = $1 AND key = ANY($2::text[]) AND claimed_until < ${moment(4)} AND run_at > ${moment(4)} RETURNING id
       ) SELECT pg_notify($3, '') FROM (SELECT FROM woken LIMIT 1) AS any_woken`,
      [RUN, games, JOBS_CHANNEL, this.#clock()],
    );
  }

  /** The game is over and nothing is left to do. */
  async done(game: string): Promise<void> {
    await this.#db.query('DELETE FROM jobs WHERE kind = $1 AND key = $2', [RUN, game]);
  }

  /** The node goes: others may have what it had. */
  async leave(): Promise<void> {
    await this.#db.query(
      `WITH left_over AS (
         UPDATE jobs SET node = '', claimed_until = '-infinity', run_at = ${moment(3)} WHERE node = $1 RETURNING id
       ) SELECT pg_notify($2, '') FROM (SELECT FROM left_over LIMIT 1) AS any_left`,
      [this.#node, JOBS_CHANNEL, this.#clock()],
    );
  }

  /** Writes down that a person was told of its turn; false when it had been told before, by whichever node. */
  async notice(game: string, seat: number, request: number, stage: number): Promise<boolean> {
    const rows = await this.#db.query(
      `INSERT INTO notices (table_id, seat, request, stage) VALUES ($1, $2, $3, $4)
       ON CONFLICT (table_id, seat) DO UPDATE SET request = excluded.request, stage = excluded.stage
       WHERE (notices.request, notices.stage) < (excluded.request, excluded.stage) RETURNING seat`,
      [game, seat, request, stage],
    );
    return rows.length > 0;
  }
}
