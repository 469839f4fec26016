import { good, type Result } from '@orrery/kernel';
import type { ShutAnswer } from '@orrery/protocol/api';
import type { Desk } from '../desk.ts';
import { PERSONS_CHANNEL } from '../seams.ts';
import { makeId } from '../secrets.ts';
import type { Query } from '../storage/db.ts';
import { refusal } from '../texts.ts';

const exists = async (query: Query, person: string): Promise<boolean> =>
  (await query.query('SELECT 1 FROM persons WHERE id = $1', [person])).length > 0;

/** Shuts somebody out for a person: mute, block, or null for neither. */
export function shutOut(
  { db }: Desk,
  person: string,
  other: string,
  kind: 'mute' | 'block' | null,
): Promise<Result<null>> {
  return db.within(async (query) => {
    if (person === other) return refusal('people.self');
    if (!(await exists(query, other))) return refusal('people.unknown');
    await query.query('DELETE FROM blocks WHERE person = $1 AND other = $2', [person, other]);
    if (kind !== null) {
      await query.query(
        'INSERT INTO blocks (person, other, kind) VALUES ($1, $2, $3) ON CONFLICT (person, other) DO UPDATE SET kind = $3',
        [person, other, kind],
      );
    }
    await query.query('SELECT pg_notify($1, $2)', [PERSONS_CHANNEL, person]);
    return good(null);
  });
}

/** Those whom a person has muted or blocked, and who are still here. */
export async function shutBy({ db }: Desk, person: string): Promise<ShutAnswer> {
  const people = await db.query<ShutAnswer['people'][number] & Record<string, unknown>>(
    `SELECT other AS person, name, blocks.kind FROM blocks JOIN persons ON persons.id = other
     WHERE blocks.person = $1 AND name <> '' ORDER BY name, other`,
    [person],
  );
  return { people };
}

/** The persons whose words this reader does not want: muted ones and blocked ones. */
export async function mutedBy({ db }: Desk, reader: string): Promise<ReadonlySet<string>> {
  const rows = await db.query<{ other: string }>('SELECT other FROM blocks WHERE person = $1', [reader]);
  return new Set(rows.map(({ other }) => other));
}

/** Whether one of these has blocked that person, or was blocked by it. */
export async function isBlocked(query: Query, person: string, others: readonly string[]): Promise<boolean> {
  const rows = await query.query(
    `SELECT 1 FROM blocks WHERE kind = 'block'
       AND ((person = $1 AND other = ANY ($2::text[])) OR (other = $1 AND person = ANY ($2::text[]))) LIMIT 1`,
    [person, [...others]],
  );
  return rows.length > 0;
}

/** Everybody who has blocked one of these, or was blocked by one of them. */
export async function blockedAt(query: Query, persons: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await query.query<{ id: string }>(
    `SELECT other AS id FROM blocks WHERE kind = 'block' AND person = ANY ($1::text[])
     UNION SELECT person FROM blocks WHERE kind = 'block' AND other = ANY ($1::text[])`,
    [[...persons]],
  );
  return new Set(rows.map(({ id }) => id));
}

/** Tells those who run the server about somebody. */
export async function report(
  { db }: Desk,
  reporter: string,
  person: string,
  given: { readonly text: string; readonly table?: string | undefined },
): Promise<Result<null>> {
  const text = given.text.trim();
  if (reporter === person) return refusal('people.self');
  if (text === '') return refusal('report.empty');
  if (!(await exists(db, person))) return refusal('people.unknown');
  await db.query(
    `INSERT INTO reports (id, reporter, person, table_id, text)
     VALUES ($1, $2, $3, (SELECT id FROM tables WHERE id = $4), $5)`,
    [makeId(), reporter, person, given.table ?? null, text],
  );
  return good(null);
}
