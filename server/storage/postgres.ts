import pg from 'pg';
import type { Db, Query, Row, Value } from './db.ts';
import { Line } from './line.ts';
import { querying } from './statements.ts';

const INT8 = 20;
const TIMESTAMPTZ = 1184;

const types = new pg.TypeOverrides();
types.setTypeParser(INT8, Number);
types.setTypeParser(TIMESTAMPTZ, (text) => Date.parse(text));

/** A PostgreSQL server, by its address. */
export class Postgres implements Db {
  readonly #pool: pg.Pool;
  readonly #line: Line;

  constructor(address: string) {
    const settings = { connectionString: address, types };
    this.#pool = new pg.Pool({ ...settings, max: 8 });
    this.#pool.on('error', () => {}); // an idle connection was lost: the next statement opens another
    this.#line = new Line(settings);
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
    await this.#pool.end();
  }
}
