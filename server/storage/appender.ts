import { isTaken } from '../desk.ts';
import type { Clock } from '../time.ts';
import type { Db } from './db.ts';

/** Where “game g is at n” is said, to all nodes. */
export const GAMES_CHANNEL = 'games';
/** PostgreSQL carries at most 8,000 bytes in one announcement. */
const ANNOUNCED_AT_ONCE = 100;
/** After so many times PostgreSQL decides whether one plan of a statement does for all values. */
const PLANNED_AFTER = 6;
/** Entries in one statement. */
const BATCH = 2000;

/** All or nothing: the way it goes as long as no other node adds to the same games. */
const INSERT_ALL = `
  WITH kept AS (
    INSERT INTO entries (game_id, seq, entry, spent, hash, made)
    SELECT game_id, seq, entry, spent, nullif(hash, ''), to_timestamp($5::double precision / 1000)
    FROM unnest($1::text[], $2::integer[], $3::text[], $4::integer[], $8::text[]) AS g (game_id, seq, entry, spent, hash)
  )
  SELECT pg_notify($6, said) FROM unnest($7::text[]) AS n (said)`;

/** Keeps those whose first entry is not taken, and says which. */
const INSERT_SOME = `
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
 * Everybody who was heard in this turn of the loop comes along. The busier the node, the more are heard in a turn, the
 * fewer commits there are for each move; at a quiet one nobody waits for anybody.
 */
const endOfTurn = (): Promise<void> => new Promise((go) => setImmediate(go));

interface Append {
  readonly game: string;
  readonly after: number;
  readonly entries: readonly string[];
  readonly spent: number;
  readonly hash: string;
  readonly settle: (kept: boolean) => void;
  readonly fail: (error: unknown) => void;
}

/**
 * Adds entries to the logs of games. What arrives while a commit is under way is committed together by the next one,
 * so that many games cost little more than one. What was acknowledged stands.
 */
export class Appender {
  readonly #db: Db;
  readonly #clock: Clock;
  #waiting: Append[] = [];
  #isBusy = false;

  constructor(db: Db, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  /**
   * Adds entries after number `after` and tells every node; the first of them cost its seat `spent` milliseconds, and `hash`
   * is that of the state after the last, '' for none. false: another node has added some first, nothing was added, and the
   * caller looks again.
   */
  append(game: string, after: number, entries: readonly string[], spent = 0, hash = ''): Promise<boolean> {
    if (entries.length === 0) return Promise.resolve(true);
    return new Promise((settle, fail) => {
      this.#waiting.push({ game, after, entries, spent, hash, settle, fail });
      if (!this.#isBusy) void this.#work();
    });
  }

  /** Lets the database plan what every move waits for: adds nothing, as often as it takes PostgreSQL to keep a plan. */
  async warmUp(): Promise<void> {
    for (let i = 0; i < PLANNED_AFTER; i++) await this.#insertAll([]);
  }

  async #work(): Promise<void> {
    this.#isBusy = true;
    let turn = endOfTurn();
    for (;;) {
      await turn;
      if (this.#waiting.length === 0) break;
      const tell = await this.#commit(this.#take());
      // Before they are told: the database is at work again while sockets are written to.
      turn = endOfTurn();
      tell();
    }
    this.#isBusy = false;
  }

  /** As many as fit into one statement, at most one of each game. */
  #take(): Append[] {
    const taken: Append[] = [];
    const left: Append[] = [];
    const games = new Set<string>();
    let entries = 0;
    for (const append of this.#waiting) {
      const fits = entries + append.entries.length <= BATCH || taken.length === 0;
      if (fits && !games.has(append.game)) {
        taken.push(append);
        games.add(append.game);
        entries += append.entries.length;
      } else left.push(append);
    }
    this.#waiting = left;
    return taken;
  }

  /** Gives what tells those who wait for it. */
  async #commit(appends: readonly Append[]): Promise<() => void> {
    try {
      await this.#insertAll(appends);
    } catch (error) {
      return isTaken(error) ? this.#commitSome(appends) : this.#commitEach(appends, error);
    }
    return () => {
      for (const append of appends) append.settle(true);
    };
  }

  /** Another node was faster with at least one of them. */
  async #commitSome(appends: readonly Append[]): Promise<() => void> {
    try {
      const kept = await this.#insertSome(appends);
      return () => {
        for (const append of appends) append.settle(kept.has(append));
      };
    } catch (error) {
      return this.#commitEach(appends, error);
    }
  }

  /** One that cannot be kept must not take the others with it. */
  async #commitEach(appends: readonly Append[], error: unknown): Promise<() => void> {
    const [only, ...others] = appends;
    if (others.length === 0) return () => only?.fail(error);
    const tells: (() => void)[] = [];
    for (const append of appends) tells.push(await this.#commit([append]));
    return () => {
      for (const tell of tells) tell();
    };
  }

  async #insertAll(appends: readonly Append[]): Promise<void> {
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
    for (let i = 0; i < ends.length; i += ANNOUNCED_AT_ONCE) said.push(ends.slice(i, i + ANNOUNCED_AT_ONCE).join(' '));
    await this.#db.urgent.query(INSERT_ALL, [games, seqs, entries, spents, this.#clock(), GAMES_CHANNEL, said, hashes]);
  }

  /**
   * One statement, one round trip. An append is decided by its first entry: entries have no gaps, so whoever adds the
   * first finds nothing behind it, and whoever finds it taken adds nothing.
   */
  async #insertSome(appends: readonly Append[]): Promise<ReadonlySet<Append>> {
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
    const chunks = await this.#db.urgent.query<{ games: readonly string[] }>(INSERT_SOME, [
      rows.map(({ game }) => game),
      rows.map(({ seq }) => seq),
      rows.map(({ entry }) => entry),
      rows.map(({ spent }) => spent),
      rows.map(({ place }) => place),
      GAMES_CHANNEL,
      ANNOUNCED_AT_ONCE,
      this.#clock(),
      rows.map(({ hash }) => hash),
    ]);
    const kept = new Set(chunks.flatMap(({ games }) => games));
    return new Set(appends.filter(({ game }) => kept.has(game)));
  }
}
