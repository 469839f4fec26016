import pg from 'pg';
import type { Query, Row, Value } from './db.ts';
import { querying } from './statements.ts';

const RETRY_MS = 1000;

type Ear = (said: string) => void;

/**
 * The connection that writes the log and hears what all nodes say. It is one for both: a node hears its own word with
 * the answer to what it wrote, so nobody has to be woken for it. Statements are carried out one after the other. When it
 * is lost it is opened again, and since something may have been missed, every ear hears ''.
 */
export class Line implements Query {
  readonly #settings: pg.ClientConfig;
  readonly #ears = new Map<string, Set<Ear>>();
  #client: Promise<pg.Client> | null = null;
  #turn: Promise<unknown> = Promise.resolve();
  #heard: { readonly channel: string; readonly said: string }[] = [];
  #wasLost = false;
  #isClosed = false;

  constructor(settings: pg.ClientConfig) {
    this.#settings = settings;
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
    const client = await this.#client?.catch(() => null);
    await client?.end();
  }

  #alone<X>(work: (client: pg.Client) => Promise<X>): Promise<X> {
    const mine = this.#turn.then(async () => work(await this.#open()));
    this.#turn = mine.catch(() => {});
    return mine;
  }

  #open(): Promise<pg.Client> {
    if (this.#isClosed) return Promise.reject(new Error('the database was closed'));
    this.#client ??= this.#connect().catch((error: unknown) => {
      this.#lost();
      throw error;
    });
    return this.#client;
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client(this.#settings);
    client.on('notification', ({ channel, payload = '' }) => this.#hear(channel, payload));
    client.once('error', () => this.#lost());
    client.on('error', () => {}); // whatever else it says about its end
    await client.connect();
    for (const channel of this.#ears.keys()) await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
    if (this.#wasLost) for (const channel of this.#ears.keys()) this.#hear(channel, '');
    this.#wasLost = false;
    return client;
  }

  #lost(): void {
    this.#client = null;
    this.#wasLost = true;
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
