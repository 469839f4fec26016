import type { Presence } from '../seams.ts';
import type { Db } from '../storage/db.ts';

/** Said with the id of a table when somebody came to it or went. */
export const PRESENCES_CHANNEL = 'presences';
/** A node that has not said for so long that its sockets are open is gone. */
const FRESH = "interval '60 seconds'";
const BEAT_MS = 20_000;
/** Whoever comes and goes at the same time is written down together. */
const GATHER_MS = 30;

/** Who is at which table on this node. */
interface Guests {
  /** Sockets by person; '' for people nobody knows. */
  readonly sockets: Map<string, { count: number; isSeated: boolean }>;
}

/** Who is at which table, on all nodes: each writes down its own, and all of them read it. */
export class Presences {
  readonly #db: Db;
  readonly #node: string;
  readonly #tables = new Map<string, Guests>();
  readonly #changed = new Map<string, Set<string>>();
  #writing: NodeJS.Timeout | null = null;
  readonly #beat: NodeJS.Timeout;

  constructor(db: Db, node: string) {
    this.#db = db;
    this.#node = node;
    this.#beat = setInterval(() => void this.#refresh(), BEAT_MS);
    this.#beat.unref();
  }

  /** Somebody opened a page at a table. */
  came(table: string, person: string, isSeated: boolean): void {
    this.#count(table, person, isSeated, 1);
  }

  went(table: string, person: string, isSeated: boolean): void {
    this.#count(table, person, isSeated, -1);
  }

  async at(table: string): Promise<Presence> {
    const rows = await this.#db.query<{ person: string; sockets: number; isSeated: boolean }>(
      `SELECT person, sum(sockets) AS sockets, bool_or(is_seated) AS "isSeated" FROM presences
       WHERE table_id = $1 AND seen > now() - ${FRESH} GROUP BY person`,
      [table],
    );
    const spectators = rows.filter(({ isSeated }) => !isSeated).reduce((sum, { sockets }) => sum + sockets, 0);
    return { here: new Set(rows.map(({ person }) => person).filter((person) => person !== '')), spectators };
  }

  /** The node goes, and everybody at it. */
  async close(): Promise<void> {
    clearInterval(this.#beat);
    if (this.#writing !== null) clearTimeout(this.#writing);
    await this.#db.query('DELETE FROM presences WHERE node = $1', [this.#node]);
  }

  #count(table: string, person: string, isSeated: boolean, by: number): void {
    const guests = this.#tables.get(table) ?? { sockets: new Map() };
    this.#tables.set(table, guests);
    const count = (guests.sockets.get(person)?.count ?? 0) + by;
    if (count > 0) guests.sockets.set(person, { count, isSeated });
    else guests.sockets.delete(person);
    if (guests.sockets.size === 0) this.#tables.delete(table);
    const changed = this.#changed.get(table) ?? new Set();
    this.#changed.set(table, changed.add(person));
    this.#writing ??= setTimeout(() => void this.#write(), GATHER_MS);
  }

  async #write(): Promise<void> {
    this.#writing = null;
    const changes = [...this.#changed].flatMap(([table, persons]) =>
      [...persons].map((person) => {
        const now = this.#tables.get(table)?.sockets.get(person);
        return { table, person, count: now?.count ?? 0, isSeated: now?.isSeated ?? false };
      }),
    );
    this.#changed.clear();
    // Who is here is shown, never relied upon: a database that is away gets the next beat.
    await this.#store(changes).catch(() => {});
  }

  async #store(changes: readonly { table: string; person: string; count: number; isSeated: boolean }[]): Promise<void> {
    const tables = changes.map(({ table }) => table);
    const persons = changes.map(({ person }) => person);
    const counts = changes.map(({ count }) => count);
    const seated = changes.map(({ isSeated }) => Number(isSeated));
    await this.#db.query(
      `WITH given AS (SELECT * FROM unnest($2::text[], $3::text[], $4::integer[], $5::integer[]) AS g (t, p, n, s)),
       gone AS (DELETE FROM presences USING given WHERE table_id = t AND node = $1 AND person = p AND n = 0),
       here AS (
         INSERT INTO presences (table_id, node, person, sockets, is_seated)
         SELECT t, $1, p, n, s = 1 FROM given WHERE n > 0
         ON CONFLICT (table_id, node, person)
         DO UPDATE SET sockets = excluded.sockets, is_seated = excluded.is_seated, seen = now()
       ) SELECT pg_notify($6, t) FROM (SELECT DISTINCT t FROM given) AS told`,
      [this.#node, tables, persons, counts, seated, PRESENCES_CHANNEL],
    );
  }

  async #refresh(): Promise<void> {
    await this.#db
      .query('UPDATE presences SET seen = now() WHERE node = $1', [this.#node])
      .then(() => this.#db.query(`DELETE FROM presences WHERE seen < now() - ${FRESH}`))
      .catch(() => {});
  }
}
