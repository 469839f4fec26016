import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { GAMES_DATABASE } from './names.ts';
import type { SavedGame, SavedStatus } from './saved-game.ts';
import { type GameStore, StoreConflict } from './store.ts';

interface Schema extends DBSchema {
  games: { key: string; value: SavedGame };
  /** Log lines by game and number; append-only. */
  entries: { key: [game: string, seq: number]; value: string };
}

/** Strict durability: an acknowledged write has left the browser's memory. */
const STRICT_DURABILITY = { durability: 'strict' } as const;

const entryRange = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]);

/** Stores games in IndexedDB. */
export class IndexedDbStore implements GameStore {
  readonly #db: IDBPDatabase<Schema>;

  private constructor(db: IDBPDatabase<Schema>) {
    this.#db = db;
  }

  static async open(name: string = GAMES_DATABASE): Promise<IndexedDbStore> {
    const db = await openDB<Schema>(name, 1, {
      upgrade(fresh) {
        fresh.createObjectStore('games', { keyPath: 'id' });
        fresh.createObjectStore('entries');
      },
      // A newer version of the app in another window needs to upgrade the database: close it.
      blocking: () => db.close(),
    });
    return new IndexedDbStore(db);
  }

  list(): Promise<readonly SavedGame[]> {
    return this.#db.getAll('games');
  }

  async find(id: string): Promise<SavedGame | null> {
    return (await this.#db.get('games', id)) ?? null;
  }

  lines(id: string): Promise<readonly string[]> {
    return this.#db.getAll('entries', entryRange(id));
  }

  async create(save: SavedGame, lines: readonly string[]): Promise<void> {
    const change = this.#db.transaction(['games', 'entries'], 'readwrite', STRICT_DURABILITY);
    await Promise.all([
      change.objectStore('games').add(save),
      ...lines.map((line, i) => change.objectStore('entries').add(line, [save.id, i + 1])),
      change.done,
    ]);
  }

  async append(id: string, after: number, lines: readonly string[], status: SavedStatus): Promise<void> {
    const change = this.#db.transaction(['games', 'entries'], 'readwrite', STRICT_DURABILITY);
    const games = change.objectStore('games');
    const save = await games.get(id);
    if (save?.seq !== after) {
      change.abort();
      await change.done.catch(() => undefined);
      throw new StoreConflict(id, save === undefined ? 'removed' : 'changed');
    }
    const entries = change.objectStore('entries');
    await Promise.all([
      games.put({ ...save, ...status }),
      ...lines.map((line, i) => entries.add(line, [id, after + i + 1])),
      change.done,
    ]);
  }

  async remove(id: string): Promise<void> {
    const change = this.#db.transaction(['games', 'entries'], 'readwrite', STRICT_DURABILITY);
    await Promise.all([
      change.objectStore('games').delete(id),
      change.objectStore('entries').delete(entryRange(id)),
      change.done,
    ]);
  }

  close(): void {
    this.#db.close();
  }
}
