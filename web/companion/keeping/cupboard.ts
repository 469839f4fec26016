import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { Ledger, type Pages } from './ledger.ts';
import { listOf, record, type Shape } from './shape.ts';

interface Schema extends DBSchema {
  /** The pages of a ledger by game and tool. */
  ledgers: { key: string; value: unknown };
}

/** Where a ledger lies, how it begins, and what it must look like to be taken up again. */
export interface Binding<S> {
  readonly key: string;
  readonly fresh: () => S;
  readonly shape: Shape<S>;
}

async function openDisk(name: string): Promise<IDBPDatabase<Schema> | null> {
  try {
    const db = await openDB<Schema>(name, 1, {
      upgrade: (empty) => void empty.createObjectStore('ledgers'),
      blocking: () => db.close(), // a newer version of the app in another window wants to change it
    });
    return db;
  } catch {
    return null;
  }
}

/** All ledgers of this device. Where the browser keeps nothing they last as long as the page does. */
export class Cupboard {
  readonly #disk: Promise<IDBPDatabase<Schema> | null>;
  #written: Promise<unknown> = Promise.resolve();

  constructor(name = 'orrery.companion') {
    this.#disk = openDisk(name);
  }

  /** Whether what is noted here is still there tomorrow. */
  async keeps(): Promise<boolean> {
    return (await this.#disk) !== null;
  }

  /** Reads a ledger from the disk; whatever has not its shape is begun anew. */
  async open<S>({ key, fresh, shape }: Binding<S>): Promise<Ledger<S>> {
    const read = record<Pages<S>>({ now: shape, past: listOf(shape) })(await this.#read(key));
    return new Ledger(read ?? { now: fresh(), past: [] }, (pages) => this.#write(key, pages));
  }

  /** When everything noted so far lies on the disk. */
  async settled(): Promise<void> {
    await this.#written;
  }

  async close(): Promise<void> {
    await this.settled();
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
    this.#written = this.#written
      .then(async () => (await this.#disk)?.put('ledgers', pages, key))
      .catch(() => undefined); // no room left: the game on the table goes on all the same
  }
}
