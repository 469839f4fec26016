import { isUniqueViolation } from '../context.ts';
import type { Clock } from '../time.ts';
import type { Database } from './db.ts';

/** The channel on which “game g is at entry n” is announced to all nodes. */
export const GAMES_CHANNEL = 'games';
/** PostgreSQL's limit for one notification is 8,000 bytes. */
const MAX_GAMES_PER_NOTIFY = 100;
/** After this many executions PostgreSQL decides whether one generic plan is good enough for all values. */
const EXECUTIONS_UNTIL_PLANNED = 6;
/** Maximum number of entries per statement. */
const MAX_BATCH_ENTRIES = 2000;

/** All or nothing: the usual way, as long as no other node adds to the same games. */
const INSERT_ALL_SQL = `
  WITH kept AS (
    INSERT INTO entries (game_id, seq, entry, spent, hash, made)
    SELECT game_id, seq, entry, spent, nullif(hash, ''), to_timestamp($5::double precision / 1000)
    FROM unnest($1::text[], $2::integer[], $3::text[], $4::integer[], $8::text[]) AS g (game_id, seq, entry, spent, hash)
  )
  SELECT pg_notify($6, said) FROM unnest($7::text[]) AS n (said)`;

/** Saves the appends whose first entry is not taken, and returns which. */
const INSERT_SOME_SQL = `
  WITH given AS (
    SELECT * FROM unnest($1::text[], $2::integer[], $3::text[], $4::integer[], $5::integer[], $9::text[])
      AS g (game_id, seq, entry, spent, place, hash)
  ), won AS (
    INSERT INTO entries (game_id, seq, entry, spent, hash, made)
    SELECT game_id, seq, entry, spent, nullif(hash, ''), to_timestamp($8::double precision / 1000) FROM given WHERE place = 0
    ON CONFLICT DO NOTHING RETURNING game_id
  ), more AS (
    INSERT INTO entries (game_id, seq, entry, spent, hash, made)
    SELECT game_id, seq, entry, spent, nullif(hash, ''), to_timestamp($8::double precision / 1000)
    FROM given JOIN won USING (game_id) WHERE place > 0
  ), ends AS (
    SELECT game_id, max(seq) AS seq, (row_number() OVER () - 1) / $7::integer AS chunk
    FROM given JOIN won USING (game_id) GROUP BY game_id
  )
  SELECT pg_notify($6, string_agg(game_id || ':' || seq, ' ')), json_agg(game_id) AS games FROM ends GROUP BY chunk`;

/**
 * Batches everything that arrived in this turn of the event loop. The busier the node, the more arrives per turn and
 * the fewer commits there are per move; on a quiet node nothing waits.
 */
const endOfLoopTurn = (): Promise<void> => new Promise((go) => setImmediate(go));

interface PendingAppend {
  readonly game: string;
  readonly after: number;
  readonly entries: readonly string[];
  readonly spent: number;
  readonly hash: string;
  readonly settle: (kept: boolean) => void;
  readonly fail: (error: unknown) => void;
}

/**
 * Adds entries to the logs of games. Whatever arrives during a commit is committed together by the next one, so that
 * many games cost little more than one. Acknowledged entries are durable.
 */
export class LogAppender {
  readonly #db: Database;
  readonly #clock: Clock;
  #waiting: PendingAppend[] = [];
  #isBusy = false;

  constructor(db: Database, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  /**
   * Adds entries after number `after` and notifies every node. The first entry cost its seat `spent` milliseconds, and
   * `hash` is that of the state after the last, '' for none. false: another node added entries first, nothing was
   * added, and the caller must look again.
   */
  append(game: string, after: number, entries: readonly string[], spent = 0, hash = ''): Promise<boolean> {
    if (entries.length === 0) return Promise.resolve(true);
    return new Promise((settle, fail) => {
      this.#waiting.push({ game, after, entries, spent, hash, settle, fail });
      if (!this.#isBusy) void this.#flush();
    });
  }

  /**
   * Makes the database plan the statement that every move waits for: runs it without entries, as often as PostgreSQL
   * needs to keep a plan.
   */
  async warmUp(): Promise<void> {
    for (let i = 0; i < EXECUTIONS_UNTIL_PLANNED; i++) await this.#insertAll([]);
  }

  async #flush(): Promise<void> {
    this.#isBusy = true;
    let turn = endOfLoopTurn();
    for (;;) {
      await turn;
      if (this.#waiting.length === 0) break;
      const tell = await this.#commit(this.#takeBatch());
      // Started before the callers are told, so that the database works while sockets are written to.
      turn = endOfLoopTurn();
      tell();
    }
    this.#isBusy = false;
  }

  /** As many appends as fit into one statement, at most one per game. */
  #takeBatch(): PendingAppend[] {
    const taken: PendingAppend[] = [];
    const left: PendingAppend[] = [];
    const games = new Set<string>();
    let entries = 0;
    for (const append of this.#waiting) {
      const fits = entries + append.entries.length <= MAX_BATCH_ENTRIES || taken.length === 0;
      if (fits && !games.has(append.game)) {
        taken.push(append);
        games.add(append.game);
        entries += append.entries.length;
      } else left.push(append);
    }
    this.#waiting = left;
    return taken;
  }

  /** Returns a function that settles the waiting callers. */
  async #commit(appends: readonly PendingAppend[]): Promise<() => void> {
    try {
      await this.#insertAll(appends);
    } catch (error) {
      return isUniqueViolation(error) ? this.#commitSome(appends) : this.#commitEach(appends, error);
    }
    return () => {
      for (const append of appends) append.settle(true);
    };
  }

  /** Another node was faster with at least one of them. */
  async #commitSome(appends: readonly PendingAppend[]): Promise<() => void> {
    try {
      const kept = await this.#insertSome(appends);
      return () => {
        for (const append of appends) append.settle(kept.has(append));
      };
    } catch (error) {
      return this.#commitEach(appends, error);
    }
  }

  /** An append that cannot be saved must not make the others fail. */
  async #commitEach(appends: readonly PendingAppend[], error: unknown): Promise<() => void> {
    const [only, ...others] = appends;
    if (others.length === 0) return () => only?.fail(error);
    const tells: (() => void)[] = [];
    for (const append of appends) tells.push(await this.#commit([append]));
    return () => {
      for (const tell of tells) tell();
    };
  }

  async #insertAll(appends: readonly PendingAppend[]): Promise<void> {
    const games: string[] = [];
    const seqs: number[] = [];
    const entries: string[] = [];
    const spents: number[] = [];
    const hashes: string[] = [];
    const ends: string[] = [];
    for (const { game, after, entries: added, spent, hash } of appends) {
      for (let i = 0; i < added.length; i++) {
        games.push(game);
        seqs.push(after + 1 + i);
        entries.push(added[i] ?? '');
        spents.push(i === 0 ? spent : 0);
        hashes.push(i === added.length - 1 ? hash : '');
      }
      ends.push(`${game}:${after + added.length}`);
    }
    const said: string[] = [];
    for (let i = 0; i < ends.length; i += MAX_GAMES_PER_NOTIFY)
      said.push(ends.slice(i, i + MAX_GAMES_PER_NOTIFY).join(' '));
    await this.#db.priority.query(INSERT_ALL_SQL, [
      games,
      seqs,
      entries,
      spents,
      this.#clock(),
      GAMES_CHANNEL,
      said,
      hashes,
    ]);
  }

  /**
   * One statement, one round trip. An append is decided by its first entry: entries have no gaps, so if the first
   * entry is free the following ones are too, and if it is taken nothing is added.
   */
  async #insertSome(appends: readonly PendingAppend[]): Promise<ReadonlySet<PendingAppend>> {
    const rows = appends.flatMap(({ game, after, entries, spent, hash }) =>
      entries.map((entry, i) => ({
        game,
        seq: after + 1 + i,
        entry,
        spent: i === 0 ? spent : 0,
        place: i,
        hash: i === entries.length - 1 ? hash : '',
      })),
    );
    const chunks = await this.#db.priority.query<{ games: readonly string[] }>(INSERT_SOME_SQL, [
      rows.map(({ game }) => game),
      rows.map(({ seq }) => seq),
      rows.map(({ entry }) => entry),
      rows.map(({ spent }) => spent),
      rows.map(({ place }) => place),
      GAMES_CHANNEL,
      MAX_GAMES_PER_NOTIFY,
      this.#clock(),
      rows.map(({ hash }) => hash),
    ]);
    const kept = new Set(chunks.flatMap(({ games }) => games));
    return new Set(appends.filter(({ game }) => kept.has(game)));
  }
}
