import { existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { Mutex } from '../mutex.ts';
import type { Database, Queryable, SqlRow, SqlValue } from './db.ts';
import { lockFolder } from './folder-lock.ts';
import type { DatabaseMessage, DatabaseRequest } from './worker-messages.ts';

/** A statement that the database refused, with PostgreSQL's error code. */
class StatementError extends Error {
  readonly code: string;

  constructor(message: string, code: string) {
    super(message);
    this.code = code;
  }
}

interface PendingQuery {
  readonly settle: (rows: readonly SqlRow[]) => void;
  readonly fail: (error: Error) => void;
}

type RequestWithoutId = DatabaseRequest extends infer O ? (O extends DatabaseRequest ? Omit<O, 'id'> : never) : never;

/** The database's folder within the data folder. */
export const DATABASE_FOLDER = 'postgres';

/** PostgreSQL inside this program, stored in a folder, in a thread of its own. */
export class EmbeddedDatabase implements Database {
  /** There is only one connection, and statements are short. */
  readonly priority: Queryable = this;
  readonly #thread: Worker;
  readonly #unlock: () => void;
  readonly #waiting = new Map<number, PendingQuery>();
  readonly #listeners = new Map<string, Set<(said: string) => void>>();
  #lastId = 0;
  /** There is only one connection: its holder works alone. */
  readonly #mutex = new Mutex();

  private constructor(thread: Worker, unlock: () => void) {
    this.#thread = thread;
    this.#unlock = unlock;
    thread.on('message', (word: DatabaseMessage) => this.#receive(word));
    thread.on('error', (error) => this.#failAll(error));
    thread.on('exit', () => this.#failAll(new Error('the embedded database has stopped')));
  }

  /** Opens the database in a folder, and creates it if there is none; returns a sentence if that fails. */
  static async open(folder: string, program: URL): Promise<EmbeddedDatabase | string> {
    const lock = await lockFolder(folder);
    if (typeof lock === 'string') return lock;
    try {
      const home = path.join(folder, DATABASE_FOLDER);
      if (!existsSync(home)) await EmbeddedDatabase.#create(home, program);
      const db = new EmbeddedDatabase(new Worker(program, { workerData: home }), lock);
      await db.query('SELECT 1');
      return db;
    } catch (error) {
      lock();
      const why = error instanceof Error ? error.message : String(error);
      return `The database in ${folder} cannot be opened: ${why}`;
    }
  }

  /**
   * Creates a database in a thread that ends afterwards, because creating one takes several times the memory of using
   * it. It gets its final name only when complete, so an interrupted creation is never mistaken for a database.
   */
  static async #create(home: string, program: URL): Promise<void> {
    const staged = `${home}.new`;
    rmSync(staged, { recursive: true, force: true });
    const maker = new EmbeddedDatabase(new Worker(program, { workerData: staged }), () => {});
    await maker.query('SELECT 1');
    await maker.close();
    renameSync(staged, home);
  }

  query<R extends SqlRow = SqlRow>(sql: string, values: readonly SqlValue[] = []): Promise<readonly R[]> {
    return this.#mutex.runExclusive(() => this.#run<R>(sql, values));
  }

  transaction<X>(work: (query: Queryable) => Promise<X>): Promise<X> {
    return this.#mutex.runExclusive(async () => {
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
    const ears = this.#listeners.get(channel) ?? new Set();
    this.#listeners.set(channel, ears);
    ears.add(heard);
    if (ears.size === 1) await this.#mutex.runExclusive(() => this.#send({ what: 'listen', channel }));
    return async () => {
      ears.delete(heard);
      if (ears.size === 0) await this.#mutex.runExclusive(() => this.#send({ what: 'unlisten', channel }));
    };
  }

  async close(): Promise<void> {
    await this.#mutex.runExclusive(() => this.#send({ what: 'close' }));
    await this.#thread.terminate();
    this.#unlock();
  }

  /** The row type follows from the statement; only the caller knows it. */
  async #run<R extends SqlRow>(sql: string, values: readonly SqlValue[]): Promise<readonly R[]> {
    return (await this.#send({ what: 'query', sql, values })) as readonly R[];
  }

  #send(order: RequestWithoutId): Promise<readonly SqlRow[]> {
    const id = ++this.#lastId;
    return new Promise((settle, fail) => {
      this.#waiting.set(id, { settle, fail });
      this.#thread.postMessage({ ...order, id });
    });
  }

  #receive(word: DatabaseMessage): void {
    if ('channel' in word) {
      for (const ear of this.#listeners.get(word.channel) ?? []) ear(word.said);
      return;
    }
    const waiting = this.#waiting.get(word.id);
    this.#waiting.delete(word.id);
    if (word.ok) waiting?.settle(word.rows);
    else waiting?.fail(new StatementError(word.message, word.code));
  }

  #failAll(error: Error): void {
    for (const { fail } of this.#waiting.values()) fail(error);
    this.#waiting.clear();
  }
}
