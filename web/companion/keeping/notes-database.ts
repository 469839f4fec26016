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
  #writeQueue: Promise<unknown> = Promise.resolve();

  constructor(name = 'orrery.companion') {
    this.#disk = openDisk(name);
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
    await this.#writeQueue;
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

  #write(key: string, pages: unknown): void {
    this.#writeQueue = this.#writeQueue
      .then(async () => (await this.#disk)?.put('ledgers', pages, key))
      .catch(() => undefined); // storage is full: the game on the table goes on all the same
  }
}
