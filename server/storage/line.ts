import pg from 'pg';
import { Turns } from '../turns.ts';
import type { Query, Row, Value } from './db.ts';
import { querying } from './statements.ts';

const RETRY_MS = 1000;
/** A network that swallows everything does not answer a goodbye either. */
export const GOODBYE_MS = 2000;

export const pause = (ms: number): Promise<void> =>
  new Promise((go) => {
    setTimeout(go, ms).unref();
  });

/** PostgreSQL's own codes for “this connection ends”; with all others it has refused a statement and goes on. */
const ENDS = '57P';

const isRefusal = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code?.startsWith(ENDS) !== true;

type Ear = (said: string) => void;

/**
 * The connection that writes the log and hears what all nodes say. It is one for both: a node hears its own word with
 * the answer to what it wrote, so nobody has to be woken for it. Statements are carried out one after the other. When it
 * is lost it is opened again, and since something may have been missed, every ear hears ''.
 */
export class Line implements Query {
  readonly #settings: pg.ClientConfig;
  readonly #turns = new Turns();
  readonly #ears = new Map<string, Set<Ear>>();
  #client: Promise<pg.Client> | null = null;
  /** The one that is open or about to be. */
  #latest: pg.Client | null = null;
  #heard: { readonly channel: string; readonly said: string }[] = [];
  #wasLost = false;
  #isUp = false;
  #isClosed = false;
  readonly #beat: NodeJS.Timeout;
  readonly #whenLost: () => void;

  /** `whenLost`: called when a connection is lost that was open. */
  constructor(settings: pg.ClientConfig, beatMs: number, whenLost: () => void) {
    this.#settings = settings;
    this.#whenLost = whenLost;
    this.#beat = setInterval(() => this.#ask(), beatMs);
    this.#beat.unref();
  }

  query<R extends Row = Row>(sql: string, values: readonly Value[] = []): Promise<readonly R[]> {
    return this.#alone((client) => querying(client).query<R>(sql, values));
  }

  async listen(channel: string, heard: Ear): Promise<() => Promise<void>> {
    const ears = this.#ears.get(channel) ?? new Set();
    this.#ears.set(channel, ears);
    ears.add(heard);
    await this.#alone((client) => client.query(`LISTEN ${pg.escapeIdentifier(channel)}`));
    return async () => {
      ears.delete(heard);
      if (ears.size > 0) return;
      this.#ears.delete(channel);
      await this.#alone((client) => client.query(`UNLISTEN ${pg.escapeIdentifier(channel)}`));
    };
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#beat);
    const client = await this.#client?.catch(() => null);
    await Promise.race([client?.end(), pause(GOODBYE_MS)]);
  }

  /** Whoever only listens does not notice that nobody can be heard any more. */
  #ask(): void {
    if (this.#client !== null && this.#ears.size > 0) this.query('SELECT 1').catch(() => {});
  }

  #alone<X>(work: (client: pg.Client) => Promise<X>): Promise<X> {
    return this.#turns.alone(async () => {
      const client = await this.#open();
      try {
        return await work(client);
      } catch (error) {
        if (!isRefusal(error)) this.#lost(client);
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
    client.on('notification', ({ channel, payload = '' }) => this.#hear(channel, payload));
    client.on('error', () => this.#lost(client));
    try {
      await client.connect();
      for (const channel of this.#ears.keys()) await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      this.#lost(client);
      throw error;
    }
    this.#isUp = true;
    if (this.#wasLost) for (const channel of this.#ears.keys()) this.#hear(channel, '');
    this.#wasLost = false;
    return client;
  }

  /** Nothing more is asked of it. */
  #lost(client: pg.Client): void {
    if (client !== this.#latest) return;
    this.#latest = null;
    this.#client = null;
    client.end().catch(() => {});
    this.#wasLost = true;
    if (this.#isUp && !this.#isClosed) this.#whenLost();
    this.#isUp = false;
    if (this.#isClosed || this.#ears.size === 0) return;
    setTimeout(() => this.#open().catch(() => {}), RETRY_MS).unref(); // whoever fails is lost, and tries again
  }

  /** Told at the end of the turn: what came of our own statement is known by then. */
  #hear(channel: string, said: string): void {
    if (this.#heard.push({ channel, said }) === 1) setImmediate(() => this.#tell());
  }

  #tell(): void {
    const heard = this.#heard;
    this.#heard = [];
    for (const { channel, said } of heard) for (const ear of this.#ears.get(channel) ?? []) ear(said);
  }
}
