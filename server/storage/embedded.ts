import { existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { Turns } from '../turns.ts';
import type { Db, Query, Row, Value } from './db.ts';
import { lockFolder } from './lock.ts';
import type { Order, Word } from './wire.ts';

/** A statement that the database refused, with PostgreSQL's own code for it. */
class Refused extends Error {
  readonly code: string;

  constructor(message: string, code: string) {
    super(message);
    this.code = code;
  }
}

interface Waiting {
  readonly settle: (rows: readonly Row[]) => void;
  readonly fail: (error: Error) => void;
}

type OrderWithoutId = Order extends infer O ? (O extends Order ? Omit<O, 'id'> : never) : never;

/** The database's own folder within ours. */
export const DATABASE_FOLDER = 'postgres';

/** PostgreSQL inside this program, on disk in a folder of its own, in a thread of its own. */
export class Embedded implements Db {
  /** There is one connection for all; statements are short. */
  readonly urgent: Query = this;
  readonly #thread: Worker;
  readonly #unlock: () => void;
  readonly #waiting = new Map<number, Waiting>();
  readonly #ears = new Map<string, Set<(said: string) => void>>();
  #orders = 0;
  /** There is one connection: whoever holds it works alone. */
  readonly #turns = new Turns();

  private constructor(thread: Worker, unlock: () => void) {
    this.#thread = thread;
    this.#unlock = unlock;
    thread.on('message', (word: Word) => this.#hear(word));
    thread.on('error', (error) => this.#failAll(error));
    thread.on('exit', () => this.#failAll(new Error('the embedded database has stopped')));
  }

  /** Opens the database in a folder, made anew when there is none; or says in a sentence why it cannot. */
  static async open(folder: string, program: URL): Promise<Embedded | string> {
    const lock = lockFolder(folder);
    if (typeof lock === 'string') return lock;
    try {
      const home = path.join(folder, DATABASE_FOLDER);
      if (!existsSync(home)) await Embedded.#makeAnew(home, program);
      const db = new Embedded(new Worker(program, { workerData: home }), lock);
      await db.query('SELECT 1');
      return db;
    } catch (error) {
      lock();
      const why = error instanceof Error ? error.message : String(error);
      return `The database in ${folder} cannot be opened: ${why}`;
    }
  }

  /**
   * Makes a database in a thread that ends thereafter, for making one takes several times the memory of using it. What
   * was interrupted is not taken for a database: it gets its name when it is whole.
   */
  static async #makeAnew(home: string, program: URL): Promise<void> {
    const staged = `${home}.new`;
    rmSync(staged, { recursive: true, force: true });
    const maker = new Embedded(new Worker(program, { workerData: staged }), () => {});
    await maker.query('SELECT 1');
    await maker.close();
    renameSync(staged, home);
  }

  query<R extends Row = Row>(sql: string, values: readonly Value[] = []): Promise<readonly R[]> {
    return this.#turns.alone(() => this.#run<R>(sql, values));
  }

  within<X>(work: (query: Query) => Promise<X>): Promise<X> {
    return this.#turns.alone(async () => {
      await this.#run('BEGIN', []);
      try {
        const done = await work({ query: (sql, values = []) => this.#run(sql, values) });
        await this.#run('COMMIT', []);
        return done;
      } catch (error) {
        await this.#run('ROLLBACK', []);
        throw error;
      }
    });
  }

  async listen(channel: string, heard: (said: string) => void): Promise<() => Promise<void>> {
    const ears = this.#ears.get(channel) ?? new Set();
    this.#ears.set(channel, ears);
    ears.add(heard);
    if (ears.size === 1) await this.#turns.alone(() => this.#order({ what: 'listen', channel }));
    return async () => {
      ears.delete(heard);
      if (ears.size === 0) await this.#turns.alone(() => this.#order({ what: 'unlisten', channel }));
    };
  }

  async close(): Promise<void> {
    await this.#turns.alone(() => this.#order({ what: 'close' }));
    await this.#thread.terminate();
    this.#unlock();
  }

  /** Rows are what their statement says they are; nobody but the caller knows it. */
  async #run<R extends Row>(sql: string, values: readonly Value[]): Promise<readonly R[]> {
    return (await this.#order({ what: 'query', sql, values })) as readonly R[];
  }

  #order(order: OrderWithoutId): Promise<readonly Row[]> {
    const id = ++this.#orders;
    return new Promise((settle, fail) => {
      this.#waiting.set(id, { settle, fail });
      this.#thread.postMessage({ ...order, id });
    });
  }

  #hear(word: Word): void {
    if ('channel' in word) {
      for (const ear of this.#ears.get(word.channel) ?? []) ear(word.said);
      return;
    }
    const waiting = this.#waiting.get(word.id);
    this.#waiting.delete(word.id);
    if (word.ok) waiting?.settle(word.rows);
    else waiting?.fail(new Refused(word.message, word.code));
  }

  #failAll(error: Error): void {
    for (const { fail } of this.#waiting.values()) fail(error);
    this.#waiting.clear();
  }
}
