import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { type NotesHistory, UndoableNotes } from './undoable-notes.ts';
import { listOf, objectOf, type Validator } from './validators.ts';

interface Schema extends DBSchema {
  /** Notes by game and tool. */
  ledgers: { key: string; value: unknown };
}

/** Where notes are stored, their initial value, and the validator for stored ones. */
export interface NotesSpec<S> {
  readonly key: string;
  readonly fresh: () => S;
  readonly shape: Validator<S>;
}

async function openDisk(name: string): Promise<IDBPDatabase<Schema> | null> {
  try {
    const db = await openDB<Schema>(name, 1, {
      upgrade: (empty) => void empty.createObjectStore('ledgers'),
      blocking: () => db.close(), // a newer version of the app in another window needs to upgrade it
    });
    return db;
  } catch {
    return null;
  }
}

/** All notes of this device. Without a database they last as long as the page. */
export class NotesDatabase {
  readonly #disk: Promise<IDBPDatabase<Schema> | null>;
  #opened: IDBPDatabase<Schema> | null = null;
  #lastWrite: Promise<unknown> = Promise.resolve();

  constructor(name = 'orrery.companion') {
    this.#disk = openDisk(name).then((db) => {
      this.#opened = db;
      return db;
    });
  }

  /** Whether notes are stored persistently. */
  async isPersistent(): Promise<boolean> {
    return (await this.#disk) !== null;
  }

  /** Reads notes from the database; invalid ones are replaced by the initial value. */
  async open<S>({ key, fresh, shape }: NotesSpec<S>): Promise<UndoableNotes<S>> {
    const read = objectOf<NotesHistory<S>>({ now: shape, past: listOf(shape) })(await this.#read(key));
    return new UndoableNotes(read ?? { now: fresh(), past: [] }, (pages) => this.#write(key, pages));
  }

  /** Resolves when all notes so far are stored. */
  async flushed(): Promise<void> {
    await this.#lastWrite;
  }

  async close(): Promise<void> {
    await this.flushed();
    (await this.#disk)?.close();
  }

  async #read(key: string): Promise<unknown> {
    try {
      return await (await this.#disk)?.get('ledgers', key);
    } catch {
      return undefined;
    }
  }

  /**
   * The database gets the notes at once, not after earlier writes: it keeps their order itself, and a page that is
   * closed right after a change must not lose it.
   */
  #write(key: string, pages: unknown): void {
    const put = (db: IDBPDatabase<Schema>) => writeNotes(db, key, pages);
    const written = this.#opened === null ? this.#disk.then((db) => db && put(db)) : put(this.#opened);
    this.#lastWrite = written.catch(() => undefined); // storage is full: the game on the table goes on all the same
  }
}

/** Commits without waiting for this page. */
async function writeNotes(db: IDBPDatabase<Schema>, key: string, pages: unknown): Promise<void> {
  const transaction = db.transaction('ledgers', 'readwrite');
  const stored = transaction.store.put(pages, key);
  transaction.commit();
  await Promise.all([stored, transaction.done]);
}
