import pg from 'pg';
import { Mutex } from '../mutex.ts';
import type { Queryable, SqlRow, SqlValue } from './db.ts';
import { makeQueryable } from './statements.ts';

const RECONNECT_DELAY_MS = 1000;
/** A network that drops all packets does not answer a close either. */
export const CLOSE_TIMEOUT_MS = 2000;

export const sleep = (ms: number): Promise<void> =>
  new Promise((go) => {
    setTimeout(go, ms).unref();
  });

/** PostgreSQL's error codes for “this connection ends”; with all others it has only refused a statement. */
const CONNECTION_ENDED_CODE = '57P';

const isStatementError = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code?.startsWith(CONNECTION_ENDED_CODE) !== true;

type Listener = (said: string) => void;

/**
 * The connection that writes the log and receives the notifications of all nodes. Both use one connection, so that a
 * node receives its own notification with the answer to its statement, without a separate wake-up. Statements run one
 * after the other. A lost connection is reopened, and since notifications may have been missed, every listener gets
 * ''.
 */
export class LogConnection implements Queryable {
  readonly #settings: pg.ClientConfig;
  readonly #mutex = new Mutex();
  readonly #listeners = new Map<string, Set<Listener>>();
  #client: Promise<pg.Client> | null = null;
  /** The client that is open or being opened. */
  #latest: pg.Client | null = null;
  #notifications: { readonly channel: string; readonly said: string }[] = [];
  #wasLost = false;
  #isUp = false;
  #isClosed = false;
  readonly #heartbeat: NodeJS.Timeout;
  readonly #whenLost: () => void;

  /** `whenLost` is called when an open connection is lost. */
  constructor(settings: pg.ClientConfig, beatMs: number, whenLost: () => void) {
    this.#settings = settings;
    this.#whenLost = whenLost;
    this.#heartbeat = setInterval(() => this.#checkAlive(), beatMs);
    this.#heartbeat.unref();
  }

  query<R extends SqlRow = SqlRow>(sql: string, values: readonly SqlValue[] = []): Promise<readonly R[]> {
    return this.#exclusive((client) => makeQueryable(client).query<R>(sql, values));
  }

  async listen(channel: string, heard: Listener): Promise<() => Promise<void>> {
    const ears = this.#listeners.get(channel) ?? new Set();
    this.#listeners.set(channel, ears);
    ears.add(heard);
    await this.#exclusive((client) => client.query(`LISTEN ${pg.escapeIdentifier(channel)}`));
    return async () => {
      ears.delete(heard);
      if (ears.size > 0) return;
      this.#listeners.delete(channel);
      await this.#exclusive((client) => client.query(`UNLISTEN ${pg.escapeIdentifier(channel)}`));
    };
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#heartbeat);
    const client = await this.#client?.catch(() => null);
    await Promise.race([client?.end(), sleep(CLOSE_TIMEOUT_MS)]);
  }

  /** A connection that only listens does not notice that its peer is gone. */
  #checkAlive(): void {
    if (this.#client !== null && this.#listeners.size > 0) this.query('SELECT 1').catch(() => {});
  }

  #exclusive<X>(work: (client: pg.Client) => Promise<X>): Promise<X> {
    return this.#mutex.runExclusive(async () => {
      const client = await this.#open();
      try {
        return await work(client);
      } catch (error) {
        if (!isStatementError(error)) this.#onLost(client);
        throw error;
      }
    });
  }

  #open(): Promise<pg.Client> {
    if (this.#isClosed) return Promise.reject(new Error('the database was closed'));
    this.#client ??= this.#connect(new pg.Client(this.#settings));
    return this.#client;
  }

  async #connect(client: pg.Client): Promise<pg.Client> {
    this.#latest = client;
    client.on('notification', ({ channel, payload = '' }) => this.#queueNotification(channel, payload));
    client.on('error', () => this.#onLost(client));
    try {
      await client.connect();
      for (const channel of this.#listeners.keys()) await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      this.#onLost(client);
      throw error;
    }
    this.#isUp = true;
    if (this.#wasLost) for (const channel of this.#listeners.keys()) this.#queueNotification(channel, '');
    this.#wasLost = false;
    return client;
  }

  /** The client is not used again. */
  #onLost(client: pg.Client): void {
    if (client !== this.#latest) return;
    this.#latest = null;
    this.#client = null;
    client.end().catch(() => {});
    this.#wasLost = true;
    if (this.#isUp && !this.#isClosed) this.#whenLost();
    this.#isUp = false;
    if (this.#isClosed || this.#listeners.size === 0) return;
    setTimeout(() => this.#open().catch(() => {}), RECONNECT_DELAY_MS).unref(); // a failed connect schedules another retry
  }

  /** Delivered at the end of the turn: by then the result of the node's own statement is known. */
  #queueNotification(channel: string, said: string): void {
    if (this.#notifications.push({ channel, said }) === 1) setImmediate(() => this.#deliver());
  }

  #deliver(): void {
    const heard = this.#notifications;
    this.#notifications = [];
    for (const { channel, said } of heard) for (const ear of this.#listeners.get(channel) ?? []) ear(said);
  }
}
