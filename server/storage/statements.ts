import type pg from 'pg';
import type { Queryable, SqlRow, SqlValue } from './db.ts';

/**
 * Statements are constants: PostgreSQL parses and plans each once per connection, under a name of its own. Text
 * without parameters may contain several statements and has no name.
 */
const statementNames = new Map<string, string>();
const MAX_STATEMENT_NAMES = 1000;

function statementName(sql: string): string | undefined {
  const known = statementNames.get(sql);
  if (known !== undefined || statementNames.size >= MAX_STATEMENT_NAMES) return known;
  const name = `orrery${statementNames.size}`;
  statementNames.set(sql, name);
  return name;
}

/** Runs statements on a connection, or on any connection of a pool. */
export const makeQueryable = (client: { query: pg.Pool['query'] }): Queryable => ({
  async query<R extends SqlRow = SqlRow>(sql: string, values: readonly SqlValue[] = []) {
    const name = values.length > 0 ? statementName(sql) : undefined;
    const statement = { text: sql, values: [...values], ...(name === undefined ? {} : { name }) };
    return (await client.query<R>(statement)).rows;
  },
});
