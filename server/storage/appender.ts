import type { Clock } from '../time.ts';
import type { Db } from './db.ts';

/** Where “game g is at n” is said, to all nodes. */
export const GAMES_CHANNEL = 'games';
/** PostgreSQL carries at most 8,000 bytes in one announcement. */
const ANNOUNCED_AT_ONCE = 100;
/** Entries in one statement. */
const BATCH = 2000;

const INSERT = `
  WITH given AS (
    SELECT * FROM unnest($1::text[], $2::integer[], $3::text[], $4::integer[], $5::integer[])
      AS g (game_id, seq, entry, spent, place)
  ), won AS (
    INSERT INTO entries (game_id, seq, entry, spent, made)
    SELECT game_id, seq, entry, spent, to_timestamp($8::double precision / 1000) FROM given WHERE place = 0
    ON CONFLICT DO NOTHING RETURNING game_id
  ), more AS (
    INSERT INTO entries (game_id, seq, entry, spent, made)
    SELECT game_id, seq, entry, spent, to_timestamp($8::double precision / 1000) FROM given JOIN won USING (game_id) WHERE place > 0
  ), ends AS (
    SELECT game_id, max(seq) AS seq, (row_number() OVER () - 1) / $7::integer AS chunk
    FROM given JOIN won USING (game_id) GROUP BY game_id
  )
  SELECT pg_notify($6, string_agg(game_id || ':' || seq, ' ')), json_agg(game_id) AS games FROM ends GROUP BY chunk`;

interface Append {
  readonly game: string;
  readonly after: number;
  readonly entries: readonly string[];
  readonly spent: number;
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
   * Adds entries after number `after` and tells every node; the first of them cost its seat `spent` milliseconds. false: another node has added some first, nothing was
   * added, and the caller looks again.
   */
  append(game: string, after: number, entries: readonly string[], spent = 0): Promise<boolean> {
    return new Promise((settle, fail) => {
      this.#waiting.push({ game, after, entries, spent, settle, fail });
      if (!this.#isBusy) void this.#work();
    });
  }

  async #work(): Promise<void> {
    this.#isBusy = true;
    // Everybody who is ready in this turn of the loop comes along.
    await Promise.resolve();
    while (this.#waiting.length > 0) await this.#commit(this.#take());
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

  async #commit(appends: readonly Append[]): Promise<void> {
    try {
      const kept = await this.#insert(appends);
      for (const append of appends) append.settle(kept.has(append));
    } catch (error) {
      // One that cannot be kept (a game that is gone) must not take the others with it.
      const [only, ...others] = appends;
      if (others.length === 0) only?.fail(error);
      else for (const append of appends) await this.#commit([append]);
    }
  }

  /**
   * One statement, one round trip. An append is decided by its first entry: entries have no gaps, so whoever adds the
   * first finds nothing behind it, and whoever finds it taken adds nothing.
   */
  async #insert(appends: readonly Append[]): Promise<ReadonlySet<Append>> {
    const rows = appends.flatMap(({ game, after, entries, spent }) =>
      entries.map((entry, i) => ({ game, seq: after + 1 + i, entry, spent: i === 0 ? spent : 0, place: i })),
    );
    const chunks = await this.#db.query<{ games: readonly string[] }>(INSERT, [
      rows.map(({ game }) => game),
      rows.map(({ seq }) => seq),
      rows.map(({ entry }) => entry),
      rows.map(({ spent }) => spent),
      rows.map(({ place }) => place),
      GAMES_CHANNEL,
      ANNOUNCED_AT_ONCE,
      this.#clock(),
    ]);
    const kept = new Set(chunks.flatMap(({ games }) => games));
    return new Set(appends.filter(({ game, entries }) => entries.length === 0 || kept.has(game)));
  }
}
