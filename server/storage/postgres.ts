import pg from 'pg';
import type { Db, Query, Row, Value } from './db.ts';
import { GOODBYE_MS, Line, pause } from './line.ts';
import { querying } from './statements.ts';

const INT8 = 20;
const TIMESTAMPTZ = 1184;

const types = new pg.TypeOverrides();
types.setTypeParser(INT8, Number);
types.setTypeParser(TIMESTAMPTZ, (text) => Date.parse(text));

/** How long the database may be silent before a connection is given up, in milliseconds; 0: as long as it likes. */
export interface Patience {
  readonly connectMs: number;
  /** For an answer to a statement of the log, which is short. */
  readonly lineMs: number;
  /** For an answer to any other statement. */
  readonly queryMs: number;
  /** How often the connection that listens asks whether anybody is there. */
  readonly beatMs: number;
}

/** For a server: a network that swallows packets without a word must be noticed. */
const SERVER: Patience = { connectMs: 5_000, lineMs: 5_000, queryMs: 20_000, beatMs: 5_000 };
/** For commands, whose statements may take as long as the database is large. */
export const UNHURRIED: Patience = { connectMs: 10_000, lineMs: 0, queryMs: 0, beatMs: 60_000 };

const KEEP_ALIVE_MS = 10_000;

/** As pg says it when an answer did not come in time. */
const isSilence = (error: unknown): error is Error => error instanceof Error && error.message === 'Query read timeout';

function makePool(settings: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(settings);
  pool.on('error', () => {}); // an idle connection was lost: the next statement opens another
  // One that is in use says it to whoever waits for its answer as well; unheard, this would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** A PostgreSQL server, by its address. */
export class Postgres implements Db {
  readonly #poolSettings: pg.PoolConfig;
  #pool: pg.Pool;
  readonly #line: Line;

  constructor(address: string, { connectMs, lineMs, queryMs, beatMs }: Patience = SERVER) {
    const settings = {
      connectionString: address,
      types,
      connectionTimeoutMillis: connectMs,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    };
    // The database gives a statement up as well, and a transaction that asks for nothing more: neither may go on, nor keep
    // its locks, for somebody who is gone without a word.
    const within = (ms: number) =>
      ms === 0 ? {} : { query_timeout: ms, statement_timeout: 2 * ms, idle_in_transaction_session_timeout: 2 * ms };
    this.#poolSettings = { ...settings, ...within(queryMs), max: 8 };
    this.#pool = makePool(this.#poolSettings);
    this.#line = new Line({ ...settings, ...within(lineMs) }, beatMs, () => this.#renewPool());
  }

  /**
   * The line notices first that a network has forgotten its connections. All others are dead as well then, and each would be
   * found out by somebody who waits for it: nobody is given one of them any more.
   */
  #renewPool(): void {
    this.#pool.end().catch(() => {});
    this.#pool = makePool(this.#poolSettings);
  }

  get urgent(): Query {
    return this.#line;
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
      if (isSilence(error)) {
        client.release(error); // it would not hear that either; the database ends the transaction by itself
        throw error;
      }
      // A connection that cannot even roll back is not given to anybody else.
      const fault = await client.query('ROLLBACK').then(
        () => undefined,
        (failed: Error) => failed,
      );
      client.release(fault);
      throw error;
    }
  }

  listen(channel: string, heard: (said: string) => void): Promise<() => Promise<void>> {
    return this.#line.listen(channel, heard);
  }

  async close(): Promise<void> {
    await this.#line.close();
    await Promise.race([this.#pool.end(), pause(GOODBYE_MS)]);
  }
}
