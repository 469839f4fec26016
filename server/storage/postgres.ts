import pg from 'pg';
import type { Db, Query, Row, Value } from './db.ts';

const INT8 = 20;
const TIMESTAMPTZ = 1184;
const RETRY_MS = 1000;

const types = new pg.TypeOverrides();
types.setTypeParser(INT8, Number);
types.setTypeParser(TIMESTAMPTZ, (text) => Date.parse(text));

/**
 * Statements are constants of ours: PostgreSQL reads and plans each once a connection, by a name of its own. Those that
 * take no values may be several in one and have no name.
 */
const names = new Map<string, string>();
const MOST_NAMES = 1000;

function nameOf(sql: string): string | undefined {
  const known = names.get(sql);
  if (known !== undefined || names.size >= MOST_NAMES) return known;
  const name = `orrery${names.size}`;
  names.set(sql, name);
  return name;
}

const querying = (client: { query: pg.Pool['query'] }): Query => ({
  async query<R extends Row = Row>(sql: string, values: readonly Value[] = []) {
    const name = values.length > 0 ? nameOf(sql) : undefined;
    const statement = { text: sql, values: [...values], ...(name === undefined ? {} : { name }) };
    return (await client.query<R>(statement)).rows;
  },
});

/** A PostgreSQL server, by its address. */
export class Postgres implements Db {
  readonly urgent: Query;
  readonly #pool: pg.Pool;
  readonly #own: pg.Pool;
  readonly #ears = new Map<string, Set<(said: string) => void>>();
  readonly #address: string;
  #listener: pg.Client | null = null;
  #isClosed = false;

  constructor(address: string) {
    this.#address = address;
    this.#pool = new pg.Pool({ connectionString: address, types, max: 8 });
    this.#own = new pg.Pool({ connectionString: address, types, max: 1 });
    this.#own.on('error', () => {});
    this.urgent = querying(this.#own);
    this.#pool.on('error', () => {}); // an idle connection was lost: the next statement opens another
  }

  query<R extends Row = Row>(sql: string, values: readonly Value[] = []): Promise<readonly R[]> {
    return querying(this.#pool).query<R>(sql, values);
  }

  async within<X>(work: (query: Query) => Promise<X>): Promise<X> {
    const client = await this.#pool.connect();
    try {
      await client.query('BEGIN');
      const done = await work(querying(client));
      await client.query('COMMIT');
      client.release();
      return done;
    } catch (error) {
      // A connection that cannot even roll back is not given to anybody else.
      const fault = await client.query('ROLLBACK').then(
        () => undefined,
        (failed: Error) => failed,
      );
      client.release(fault);
      throw error;
    }
  }

  async listen(channel: string, heard: (said: string) => void): Promise<() => Promise<void>> {
    const ears = this.#ears.get(channel) ?? new Set();
    this.#ears.set(channel, ears);
    ears.add(heard);
    if (this.#listener === null) await this.#tuneIn();
    else if (ears.size === 1) await this.#listener.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
    return async () => {
      ears.delete(heard);
      if (ears.size === 0) await this.#listener?.query(`UNLISTEN ${pg.escapeIdentifier(channel)}`);
    };
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#listener?.end();
    await this.#pool.end();
    await this.#own.end();
  }

  /** Opens the connection that listens, and opens it again whenever it is lost. */
  async #tuneIn(): Promise<void> {
    const listener = new pg.Client({ connectionString: this.#address });
    listener.on('notification', ({ channel, payload = '' }) => {
      for (const ear of this.#ears.get(channel) ?? []) ear(payload);
    });
    listener.on('error', () => this.#tuneInLater());
    await listener.connect();
    this.#listener = listener;
    for (const channel of this.#ears.keys()) await listener.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
  }

  /** What was said meanwhile is lost: whoever hears '' on its channel looks for itself. */
  #tuneInLater(): void {
    if (this.#isClosed) return;
    this.#listener = null;
    setTimeout(() => {
      this.#tuneIn().then(
        () => {
          for (const ears of this.#ears.values()) for (const ear of ears) ear('');
        },
        () => this.#tuneInLater(),
      );
    }, RETRY_MS).unref();
  }
}
