import type { Db } from './db.ts';

/** Where “game g is at n” is said, to all nodes. */
export const GAMES_CHANNEL = 'games';
/** PostgreSQL carries at most 8,000 bytes in one announcement. */
const ANNOUNCED_AT_ONCE = 100;
/** Entries in one statement. */
const BATCH = 2000;

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
  #waiting: Append[] = [];
  #isBusy = false;

  constructor(db: Db) {
    this.#db = db;
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

  async #insert(appends: readonly Append[]): Promise<ReadonlySet<Append>> {
    const games = appends.flatMap(({ game, entries }) => entries.map(() => game));
    const seqs = appends.flatMap(({ after, entries }) => entries.map((_, i) => after + 1 + i));
    const texts = appends.flatMap(({ entries }) => entries);
    const costs = appends.flatMap(({ entries, spent }) => entries.map((_, i) => (i === 0 ? spent : 0)));
    return this.#db.within(async (query) => {
      const rows = await query.query<{ game: string; n: number }>(
        `WITH added AS (
           INSERT INTO entries (game_id, seq, entry, spent)
           SELECT * FROM unnest($1::text[], $2::integer[], $3::text[], $4::integer[])
           ON CONFLICT DO NOTHING RETURNING game_id
         ) SELECT game_id AS game, count(*) AS n FROM added GROUP BY game_id`,
        [games, seqs, texts, costs],
      );
      const added = new Map(rows.map(({ game, n }) => [game, n]));
      const kept = new Set(appends.filter(({ game, entries }) => added.get(game) === entries.length));
      for (const { game, after } of appends.filter((append) => !kept.has(append) && added.has(append.game))) {
        // Another node's entries are shorter than ours: what of ours reaches beyond them goes again.
        await query.query(`DELETE FROM entries WHERE game_id = $1 AND seq > $2 AND xmin = pg_current_xact_id()::xid`, [
          game,
          after,
        ]);
      }
      const places = [...kept].map(({ game, after, entries }) => `${game}:${after + entries.length}`);
      for (let i = 0; i < places.length; i += ANNOUNCED_AT_ONCE) {
        const said = places.slice(i, i + ANNOUNCED_AT_ONCE).join(' ');
        await query.query('SELECT pg_notify($1, $2)', [GAMES_CHANNEL, said]);
      }
      return kept;
    });
  }
}
