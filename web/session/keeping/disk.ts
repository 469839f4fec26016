import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Save, Status } from './save.ts';
import { Conflict, type Store } from './store.ts';

interface Schema extends DBSchema {
  games: { key: string; value: Save };
  /** Lines of logs, by game and number: only ever added to. */
  entries: { key: [game: string, seq: number]; value: string };
}

/** What is acknowledged has left the browser's memory. */
const STRICT = { durability: 'strict' } as const;

const entriesOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]);

/** Keeps games in the browser's database. */
export class Disk implements Store {
  readonly #db: IDBPDatabase<Schema>;

  private constructor(db: IDBPDatabase<Schema>) {
    this.#db = db;
  }

  static async open(name = 'orrery'): Promise<Disk> {
    const db = await openDB<Schema>(name, 1, {
      upgrade(fresh) {
        fresh.createObjectStore('games', { keyPath: 'id' });
        fresh.createObjectStore('entries');
      },
      // A newer version of the app in another window wants to change the database: let it.
      blocking: () => db.close(),
    });
    return new Disk(db);
  }

  list(): Promise<readonly Save[]> {
    return this.#db.getAll('games');
  }

  async find(id: string): Promise<Save | null> {
    return (await this.#db.get('games', id)) ?? null;
  }

  lines(id: string): Promise<readonly string[]> {
    return this.#db.getAll('entries', entriesOf(id));
  }

  async create(save: Save, lines: readonly string[]): Promise<void> {
    const change = this.#db.transaction(['games', 'entries'], 'readwrite', STRICT);
    await Promise.all([
      change.objectStore('games').add(save),
      ...lines.map((line, i) => change.objectStore('entries').add(line, [save.id, i + 1])),
      change.done,
    ]);
  }

  async append(id: string, after: number, lines: readonly string[], status: Status): Promise<void> {
    const change = this.#db.transaction(['games', 'entries'], 'readwrite', STRICT);
    const games = change.objectStore('games');
    const save = await games.get(id);
    if (save?.seq !== after) {
      change.abort();
      await change.done.catch(() => undefined);
      throw new Conflict(id, save === undefined ? 'removed' : 'changed');
    }
    const entries = change.objectStore('entries');
    await Promise.all([
      games.put({ ...save, ...status }),
      ...lines.map((line, i) => entries.add(line, [id, after + i + 1])),
      change.done,
    ]);
  }

  async remove(id: string): Promise<void> {
    const change = this.#db.transaction(['games', 'entries'], 'readwrite', STRICT);
    await Promise.all([
      change.objectStore('games').delete(id),
      change.objectStore('entries').delete(entriesOf(id)),
      change.done,
    ]);
  }

  close(): void {
    this.#db.close();
  }
}
