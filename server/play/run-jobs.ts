import { timestampParam } from '../context.ts';
import { type ProcessPlace, placeOfTableSql } from '../spread/place-of-table.ts';
import type { Database, Queryable } from '../storage/db.ts';
import type { Clock } from '../time.ts';

/** Sent whenever a job may be due. */
export const JOBS_CHANNEL = 'jobs';
/** The job of running a game: bots, clocks, reminders and the end. */
const RUN_JOB = 'run';
/** A node that does not renew its claims for this long loses them. */
const CLAIM_LEASE_MS = 15_000;
/** How long a due game waits for the process that its sockets lead to, before any other takes it. */
const OWN_PROCESS_FIRST_MS = 2_000;
/** Maximum number of claims per poll, so that several nodes share the due jobs. */
const MAX_CLAIMS_PER_POLL = 50;

/** Adds the job for a game that is starting; it is due at once. */
export async function addRunJob(query: Queryable, game: string, now: number): Promise<void> {
  await query.query(
    `INSERT INTO jobs (kind, key, run_at) VALUES ($1, $2, ${timestampParam(3)}) ON CONFLICT DO NOTHING`,
    [RUN_JOB, game, now],
  );
  await query.query(`SELECT pg_notify($1, '')`, [JOBS_CHANNEL]);
}

/** The games to be run, each by one node at a time. */
export class RunJobs {
  readonly #db: Database;
  readonly #node: string;
  readonly #clock: Clock;
  readonly #home: ProcessPlace | null;

  /** `home`: which of several processes this is; each prefers its own games. */
  constructor(db: Database, node: string, clock: Clock, home: ProcessPlace | null = null) {
    this.#home = home;
    this.#db = db;
    this.#node = node;
    this.#clock = clock;
  }

  /** Claims due games that no live node has claimed. */
  async claim(): Promise<readonly string[]> {
    const now = this.#clock();
    const rows = await this.#db.query<{ key: string }>(
      `UPDATE jobs SET node = $1, claimed_until = ${timestampParam(5)}, run_at = ${timestampParam(5)}
       WHERE id IN (
         SELECT id FROM jobs WHERE kind = $2 AND run_at <= ${timestampParam(4)}
           AND (run_at <= ${timestampParam(6)} OR ${placeOfTableSql('key', '$7::integer')} = $8)
         ORDER BY run_at LIMIT $3 FOR UPDATE SKIP LOCKED
       ) RETURNING key`,
      [
        this.#node,
        RUN_JOB,
        MAX_CLAIMS_PER_POLL,
        now,
        now + CLAIM_LEASE_MS,
        this.#home === null ? now : now - OWN_PROCESS_FIRST_MS,
        this.#home?.processes ?? 1,
        this.#home?.place ?? 0,
      ],
    );
    return rows.map(({ key }) => key);
  }

  /** Renews claims and returns those that are still held. */
  async renew(games: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.#db.query<{ key: string }>(
      `UPDATE jobs SET claimed_until = ${timestampParam(4)}, run_at = ${timestampParam(4)}
       WHERE kind = $2 AND key = ANY($3::text[]) AND node = $1 RETURNING key`,
      [this.#node, RUN_JOB, games, this.#clock() + CLAIM_LEASE_MS],
    );
    return new Set(rows.map(({ key }) => key));
  }

  /** Releases a game until the given time; null: until it is woken. */
  async park(game: string, at: number | null): Promise<void> {
    await this.#db.query(
      `UPDATE jobs SET node = '', claimed_until = '-infinity',
         run_at = CASE WHEN $4::float8 IS NULL THEN 'infinity' ELSE ${timestampParam(4)} END
       WHERE kind = $2 AND key = $3 AND node = $1`,
      [this.#node, RUN_JOB, game, at],
    );
  }

  /** Marks games as possibly due; claimed games are left to their nodes. */
  async wake(games: readonly string[]): Promise<void> {
    await this.#db.query(
      `WITH woken AS (
         UPDATE jobs SET run_at = ${timestampParam(4)}
         WHERE kind = $1 AND key = ANY($2::text[]) AND claimed_until < ${timestampParam(4)} AND run_at > ${timestampParam(4)} RETURNING id
       ) SELECT pg_notify($3, '') FROM (SELECT FROM woken LIMIT 1) AS any_woken`,
      [RUN_JOB, games, JOBS_CHANNEL, this.#clock()],
    );
  }

  /** Removes the job of a game that is over. */
  async remove(game: string): Promise<void> {
    await this.#db.query('DELETE FROM jobs WHERE kind = $1 AND key = $2', [RUN_JOB, game]);
  }

  /** Releases all claims of this node, which is shutting down. */
  async releaseAll(): Promise<void> {
    await this.#db.query(
      `WITH left_over AS (
         UPDATE jobs SET node = '', claimed_until = '-infinity', run_at = ${timestampParam(3)} WHERE node = $1 RETURNING id
       ) SELECT pg_notify($2, '') FROM (SELECT FROM left_over LIMIT 1) AS any_left`,
      [this.#node, JOBS_CHANNEL, this.#clock()],
    );
  }

  /** Records that a person was notified of a turn; false if any node has already done so. */
  async recordNotice(game: string, seat: number, request: number, stage: number): Promise<boolean> {
    const rows = await this.#db.query(
      `INSERT INTO notices (table_id, seat, request, stage) VALUES ($1, $2, $3, $4)
       ON CONFLICT (table_id, seat) DO UPDATE SET request = excluded.request, stage = excluded.stage
       WHERE (notices.request, notices.stage) < (excluded.request, excluded.stage) RETURNING seat`,
      [game, seat, request, stage],
    );
    return rows.length > 0;
  }
}
