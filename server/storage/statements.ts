import type pg from 'pg';
import type { Query, Row, Value } from './db.ts';

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

/** Statements on a connection, or on any of a pool. */
export const querying = (client: { query: pg.Pool['query'] }): Query => ({
  async query<R extends Row = Row>(sql: string, values: readonly Value[] = []) {
    const name = values.length > 0 ? nameOf(sql) : undefined;
    const statement = { text: sql, values: [...values], ...(name === undefined ? {} : { name }) };
    return (await client.query<R>(statement)).rows;
  },
});
