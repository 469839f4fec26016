import type { Presence } from '../ports.ts';
import type { Database } from '../storage/db.ts';

/** Sent with the id of a table when somebody connected to it or left. */
export const PRESENCES_CHANNEL = 'presences';
/** A node that has not reported its open sockets for this long is considered gone. */
export const PRESENCE_TTL_SQL = "interval '60 seconds'";
const HEARTBEAT_MS = 20_000;
/** Sent with the id of a person who has come or gone: opened their first page at a table, or closed the last one. */
export const PERSON_PRESENCES_CHANNEL = 'person_presences';
/** Stands for the lobby and the first screen among the tables: no table has this id. */
const LOBBY = 'lobby';
/** Changes within this time are written together. */
const WRITE_DELAY_MS = 30;

/** Who has opened a page at a table. */
export interface TableVisitor {
  readonly person: string; // '' for unknown people
  readonly isSeated: boolean;
  /** Whether the page is in the background. */
  readonly isHidden: boolean;
}

/** The pages of a person at a table. */
interface PersonPages {
  readonly count: number;
  /** How many of them are in the background. */
  readonly hidden: number;
  readonly isSeated: boolean;
}

const NO_PAGES: PersonPages = { count: 0, hidden: 0, isSeated: false };

/** Who is at a table on this node. */
interface TablePresence {
  /** By person. */
  readonly pages: Map<string, PersonPages>;
}

/** Tracks who is at which table on all nodes: each node writes its own entries, and all nodes read them. */
export class PresenceTracker {
  readonly #db: Database;
  readonly #node: string;
  readonly #tables = new Map<string, TablePresence>();
  readonly #changed = new Map<string, Set<string>>();
  readonly #cameOrWent = new Set<string>();
  #writeTimer: NodeJS.Timeout | null = null;
  readonly #heartbeat: NodeJS.Timeout;

  constructor(db: Database, node: string) {
    this.#db = db;
    this.#node = node;
    this.#heartbeat = setInterval(() => void this.#refresh(), HEARTBEAT_MS);
    this.#heartbeat.unref();
  }

  /** A person opened a page at a table. */
  connected(table: string, visitor: TableVisitor): void {
    this.#count(table, visitor, 1, visitor.isHidden ? 1 : 0);
  }

  disconnected(table: string, visitor: TableVisitor): void {
    this.#count(table, visitor, -1, visitor.isHidden ? -1 : 0);
  }

  /** A page came to the foreground or went to the background. */
  visibilityChanged(table: string, visitor: TableVisitor): void {
    this.#count(table, visitor, 0, visitor.isHidden ? 1 : -1);
  }

  /** A person opened a page in the lobby, or closed it. */
  lobbyEntered(person: string): void {
    this.connected(LOBBY, { person, isSeated: false, isHidden: false });
  }

  lobbyLeft(person: string): void {
    this.disconnected(LOBBY, { person, isSeated: false, isHidden: false });
  }

  async at(table: string): Promise<Presence> {
    const rows = await this.#db.query<{ person: string; sockets: number; hidden: number; isSeated: boolean }>(
      `SELECT person, sum(sockets) AS sockets, sum(hidden) AS hidden, bool_or(is_seated) AS "isSeated" FROM presences
       WHERE table_id = $1 AND seen > now() - ${PRESENCE_TTL_SQL} GROUP BY person`,
      [table],
    );
    const known = rows.filter(({ person }) => person !== '');
    return {
      here: new Set(known.map(({ person }) => person)),
      looking: new Set(known.filter(({ sockets, hidden }) => sockets > hidden).map(({ person }) => person)),
      spectators: rows.filter(({ isSeated }) => !isSeated).reduce((sum, { sockets }) => sum + sockets, 0),
    };
  }

  /** Removes everybody on this node, which is shutting down. */
  async close(): Promise<void> {
    clearInterval(this.#heartbeat);
    if (this.#writeTimer !== null) clearTimeout(this.#writeTimer);
    await this.#db.query('DELETE FROM presences WHERE node = $1', [this.#node]);
  }

  #count(table: string, { person, isSeated }: TableVisitor, pages: number, hiddenPages: number): void {
    const guests = this.#tables.get(table) ?? { pages: new Map() };
    this.#tables.set(table, guests);
    const before = guests.pages.get(person) ?? NO_PAGES;
    const count = before.count + pages;
    if (count > 0) guests.pages.set(person, { count, hidden: before.hidden + hiddenPages, isSeated });
    else guests.pages.delete(person);
    if (guests.pages.size === 0) this.#tables.delete(table);
    if (before.count > 0 !== count > 0 && person !== '') this.#cameOrWent.add(person);
    const changed = this.#changed.get(table) ?? new Set();
    this.#changed.set(table, changed.add(person));
    this.#writeTimer ??= setTimeout(() => void this.#write(), WRITE_DELAY_MS);
  }

  async #write(): Promise<void> {
    this.#writeTimer = null;
    const changes = [...this.#changed].flatMap(([table, persons]) =>
      [...persons].map((person) => ({ table, person, ...(this.#tables.get(table)?.pages.get(person) ?? NO_PAGES) })),
    );
    const persons = [...this.#cameOrWent];
    this.#changed.clear();
    this.#cameOrWent.clear();
    // Presence is only displayed and nothing depends on it: if the database is unavailable, the next report will do.
    await this.#store(changes, persons).catch(() => {});
  }

  async #store(
    changes: readonly ({ readonly table: string; readonly person: string } & PersonPages)[],
    persons: readonly string[],
  ): Promise<void> {
    await this.#db.query(
      `WITH given AS (
         SELECT * FROM unnest($2::text[], $3::text[], $4::integer[], $5::integer[], $7::integer[]) AS g (t, p, n, s, h)
       ),
       gone AS (DELETE FROM presences USING given WHERE table_id = t AND node = $1 AND person = p AND n = 0),
       here AS (
         INSERT INTO presences (table_id, node, person, sockets, is_seated, hidden)
         SELECT t, $1, p, n, s = 1, h FROM given WHERE n > 0
         ON CONFLICT (table_id, node, person)
         DO UPDATE SET sockets = excluded.sockets, is_seated = excluded.is_seated, hidden = excluded.hidden, seen = now()
       ) SELECT pg_notify($6, t) FROM (SELECT DISTINCT t FROM given) AS told
         UNION ALL SELECT pg_notify($8, p) FROM unnest($9::text[]) AS p`,
      [
        this.#node,
        changes.map(({ table }) => table),
        changes.map(({ person }) => person),
        changes.map(({ count }) => count),
        changes.map(({ isSeated }) => Number(isSeated)),
        PRESENCES_CHANNEL,
        changes.map(({ hidden }) => hidden),
        PERSON_PRESENCES_CHANNEL,
        persons,
      ],
    );
  }

  async #refresh(): Promise<void> {
    await this.#db
      .query('UPDATE presences SET seen = now() WHERE node = $1', [this.#node])
      .then(() => this.#db.query(`DELETE FROM presences WHERE seen < now() - ${PRESENCE_TTL_SQL}`))
      .catch(() => {});
  }
}
