import { good, type Result } from '@orrery/kernel';
import { TABLES_CHANNEL } from '../seams.ts';
import type { Query } from '../storage/db.ts';
import { refusal } from '../texts.ts';
import { isAlike } from './likeness.ts';

/** Whether somebody else at a table has a name that is taken for this one. */
export async function isCalledAlike(query: Query, table: string, person: string, name: string): Promise<boolean> {
  const others = await query.query<{ name: string }>(
    `SELECT name FROM chairs WHERE table_id = $1 AND kind IS NOT NULL AND person IS DISTINCT FROM $2`,
    [table, person],
  );
  return others.some((other) => isAlike(other.name, name));
}

export const nameChair = (query: Query, table: string, person: string, name: string) =>
  query.query('UPDATE chairs SET name = $3 WHERE table_id = $1 AND person = $2', [table, person, name]);

/** A new name at the tables that are not over, if nobody there is called alike; what is over stays as it was played. */
export async function rename(query: Query, person: string, name: string): Promise<Result<null>> {
  const tables = await query.query<{ id: string }>(
    `SELECT table_id AS id FROM chairs JOIN tables ON tables.id = table_id WHERE person = $1 AND ended IS NULL
     ORDER BY table_id FOR NO KEY UPDATE OF tables`,
    [person],
  );
  for (const { id } of tables) if (await isCalledAlike(query, id, person, name)) return refusal('table.name');
  for (const { id } of tables) {
    await nameChair(query, id, person, name);
    await query.query('SELECT pg_notify($1, $2)', [TABLES_CHANNEL, id]);
  }
  return good(null);
}
