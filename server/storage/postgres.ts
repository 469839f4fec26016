import pg from 'pg';
import type { Database, Queryable, SqlRow, SqlValue } from './db.ts';
import { CLOSE_TIMEOUT_MS, LogConnection, sleep } from './log-connection.ts';
import { makeQueryable } from './statements.ts';

const INT8_OID = 20;
const TIMESTAMPTZ_OID = 1184;

const types = new pg.TypeOverrides();
types.setTypeParser(INT8_OID, Number);
types.setTypeParser(TIMESTAMPTZ_OID, (text) => Date.parse(text));

/** How long the database may be silent before a connection is given up, in milliseconds; 0: no limit. */
export interface DatabaseTimeouts {
  readonly connectMs: number;
  /** For an answer to a statement of the log, which is short. */
  readonly logMs: number;
  /** For an answer to any other statement. */
  readonly queryMs: number;
  /** How often the listening connection checks whether the server is still there. */
  readonly heartbeatMs: number;
}

/** For a server: a network that silently drops packets must be noticed. */
const SERVER_TIMEOUTS: DatabaseTimeouts = { connectMs: 5_000, logMs: 5_000, queryMs: 20_000, heartbeatMs: 5_000 };
/** For commands, whose statements may take long in a large database. */
export const COMMAND_TIMEOUTS: DatabaseTimeouts = { connectMs: 10_000, logMs: 0, queryMs: 0, heartbeatMs: 60_000 };

const KEEP_ALIVE_MS = 10_000;

/** pg's error when an answer did not come in time. */
const isSilence = (error: unknown): error is Error => error instanceof Error && error.message === 'Query read timeout';

function makePool(settings: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(settings);
  pool.on('error', () => {}); // an idle connection was lost; the next statement opens another
  // A connection in use also reports the error to the caller; without a listener, this event would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** A PostgreSQL server, by its address. */
export class PostgresDatabase implements Database {
  readonly #poolSettings: pg.PoolConfig;
  #pool: pg.Pool;
  readonly #logConnection: LogConnection;

  constructor(address: string, { connectMs, logMs, queryMs, heartbeatMs }: DatabaseTimeouts = SERVER_TIMEOUTS) {
    const settings = {
      connectionString: address,
      types,
      connectionTimeoutMillis: connectMs,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    };
    // The database also aborts long statements and idle transactions: neither may go on, nor keep its locks, for a
    // client that has silently gone.
    const within = (ms: number) =>
      ms === 0 ? {} : { query_timeout: ms, statement_timeout: 2 * ms, idle_in_transaction_session_timeout: 2 * ms };
    this.#poolSettings = { ...settings, ...within(queryMs), max: 8 };
    this.#pool = makePool(this.#poolSettings);
    this.#logConnection = new LogConnection({ ...settings, ...within(logMs) }, heartbeatMs, () => this.#renewPool());
  }

  /**
   * The log connection is the first to notice that the network has lost its connections. Then all others are dead as
   * well, and each would only be found out by a caller waiting for it, so the pool is replaced.
   */
  #renewPool(): void {
    this.#pool.end().catch(() => {});
    this.#pool = makePool(this.#poolSettings);
  }

  get priority(): Queryable {
    return this.#logConnection;
  }

  query<R extends SqlRow = SqlRow>(sql: string, values: readonly SqlValue[] = []): Promise<readonly R[]> {
    return makeQueryable(this.#pool).query<R>(sql, values);
  }

  async transaction<X>(work: (query: Queryable) => Promise<X>): Promise<X> {
    const client = await this.#pool.connect();
    try {
      await client.query('BEGIN');
      const done = await work(makeQueryable(client));
      await client.query('COMMIT');
      client.release();
      return done;
    } catch (error) {
      if (isSilence(error)) {
        client.release(error); // it would not receive a ROLLBACK either; the database ends the transaction by itself
        throw error;
      }
      // A connection that cannot even roll back is not reused.
      const fault = await client.query('ROLLBACK').then(
        () => undefined,
        (failed: Error) => failed,
      );
      client.release(fault);
      throw error;
    }
  }

  listen(channel: string, heard: (said: string) => void): Promise<() => Promise<void>> {
    return this.#logConnection.listen(channel, heard);
  }

  async close(): Promise<void> {
    await this.#logConnection.close();
    await Promise.race([this.#pool.end(), sleep(CLOSE_TIMEOUT_MS)]);
  }
}
