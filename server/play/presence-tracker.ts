import type { Presence } from '../ports.ts';
import type { Database } from '../storage/db.ts';

/** Sent with the id of a table when somebody connected to it or left. */
export const PRESENCES_CHANNEL = 'presences';
/** A node that has not reported its open sockets for this long is considered gone. */
const PRESENCE_TTL_SQL = "interval '60 seconds'";
const HEARTBEAT_MS = 20_000;
/** Changes within this time are written together. */
const WRITE_DELAY_MS = 30;

/** Who is at a table on this node. */
interface TablePresence {
  /** Sockets by person; '' for unknown people. */
  readonly sockets: Map<string, { count: number; isSeated: boolean }>;
}

/** Tracks who is at which table on all nodes: each node writes its own entries, and all nodes read them. */
export class PresenceTracker {
  readonly #db: Database;
  readonly #node: string;
  readonly #tables = new Map<string, TablePresence>();
  readonly #changed = new Map<string, Set<string>>();
  #writeTimer: NodeJS.Timeout | null = null;
  readonly #heartbeat: NodeJS.Timeout;

  constructor(db: Database, node: string) {
    this.#db = db;
    this.#node = node;
    this.#heartbeat = setInterval(() => void this.#refresh(), HEARTBEAT_MS);
    this.#heartbeat.unref();
  }

  /** A person opened a page at a table. */
  connected(table: string, person: string, isSeated: boolean): void {
    this.#count(table, person, isSeated, 1);
  }

  disconnected(table: string, person: string, isSeated: boolean): void {
    this.#count(table, person, isSeated, -1);
  }

  async at(table: string): Promise<Presence> {
    const rows = await this.#db.query<{ person: string; sockets: number; isSeated: boolean }>(
      `SELECT person, sum(sockets) AS sockets, bool_or(is_seated) AS "isSeated" FROM presences
       WHERE table_id = $1 AND seen > now() - ${PRESENCE_TTL_SQL} GROUP BY person`,
      [table],
    );
    const spectators = rows.filter(({ isSeated }) => !isSeated).reduce((sum, { sockets }) => sum + sockets, 0);
    return { here: new Set(rows.map(({ person }) => person).filter((person) => person !== '')), spectators };
  }

  /** Removes everybody on this node, which is shutting down. */
  async close(): Promise<void> {
    clearInterval(this.#heartbeat);
    if (this.#writeTimer !== null) clearTimeout(this.#writeTimer);
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
    this.#writeTimer ??= setTimeout(() => void this.#write(), WRITE_DELAY_MS);
  }

  async #write(): Promise<void> {
    this.#writeTimer = null;
    const changes = [...this.#changed].flatMap(([table, persons]) =>
      [...persons].map((person) => {
        const now = this.#tables.get(table)?.sockets.get(person);
        return { table, person, count: now?.count ?? 0, isSeated: now?.isSeated ?? false };
      }),
    );
    this.#changed.clear();
    // Presence is only displayed and nothing depends on it: if the database is unavailable, the next report will do.
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
      .then(() => this.#db.query(`DELETE FROM presences WHERE seen < now() - ${PRESENCE_TTL_SQL}`))
      .catch(() => {});
  }
}
