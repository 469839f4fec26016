import { okResult, type Result } from '@orrery/kernel';
import { TABLES_CHANNEL } from '../ports.ts';
import type { Queryable } from '../storage/db.ts';
import { textFailure } from '../texts.ts';
import { areConfusable } from './confusables.ts';

/** Whether somebody else at a table has a name that could be confused with this one. */
export async function hasConfusableName(
  query: Queryable,
  table: string,
  person: string,
  name: string,
): Promise<boolean> {
  const others = await query.query<{ name: string }>(
    `SELECT name FROM chairs WHERE table_id = $1 AND kind IS NOT NULL AND person IS DISTINCT FROM $2`,
    [table, person],
  );
  return others.some((other) => areConfusable(other.name, name));
}

export const setChairName = (query: Queryable, table: string, person: string, name: string) =>
  query.query('UPDATE chairs SET name = $3 WHERE table_id = $1 AND person = $2', [table, person, name]);

/** Applies a new name at unfinished tables where nobody has a similar name; finished tables keep the old one. */
export async function renameAtTables(query: Queryable, person: string, name: string): Promise<Result<null>> {
  const tables = await query.query<{ id: string }>(
    `SELECT table_id AS id FROM chairs JOIN tables ON tables.id = table_id WHERE person = $1 AND ended IS NULL
     ORDER BY table_id FOR NO KEY UPDATE OF tables`,
    [person],
  );
  for (const { id } of tables)
    if (await hasConfusableName(query, id, person, name)) return textFailure('table.name-taken');
  for (const { id } of tables) {
    await setChairName(query, id, person, name);
    await query.query('SELECT pg_notify($1, $2)', [TABLES_CHANNEL, id]);
  }
  return okResult(null);
}
