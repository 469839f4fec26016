import { okResult, type Result } from '@orrery/kernel';
import type { BlocksResponse } from '@orrery/protocol/api';
import type { ServerContext } from '../context.ts';
import { PERSONS_CHANNEL } from '../ports.ts';
import { makeId } from '../secrets.ts';
import type { Queryable } from '../storage/db.ts';
import { textFailure } from '../texts.ts';

const personExists = async (query: Queryable, person: string): Promise<boolean> =>
  (await query.query('SELECT 1 FROM persons WHERE id = $1', [person])).length > 0;

/** Mutes or blocks somebody for a person; null removes both. */
export function setBlock(
  { db }: ServerContext,
  person: string,
  other: string,
  kind: 'mute' | 'block' | null,
): Promise<Result<null>> {
  return db.transaction(async (query) => {
    if (person === other) return textFailure('people.self');
    if (!(await personExists(query, other))) return textFailure('people.unknown');
    await query.query('DELETE FROM blocks WHERE person = $1 AND other = $2', [person, other]);
    if (kind !== null) {
      await query.query(
        'INSERT INTO blocks (person, other, kind) VALUES ($1, $2, $3) ON CONFLICT (person, other) DO UPDATE SET kind = $3',
        [person, other, kind],
      );
    }
    if (kind === 'block') await endContact(query, person, other);
    for (const changed of kind === 'block' ? [person, other] : [person])
      await query.query('SELECT pg_notify($1, $2)', [PERSONS_CHANNEL, changed]);
    return okResult(null);
  });
}

/** Two people with a block between them neither follow nor invite each other. */
async function endContact(query: Queryable, person: string, other: string): Promise<void> {
  const pair = [person, other];
  await query.query('DELETE FROM follows WHERE person = ANY ($1::text[]) AND other = ANY ($1::text[])', [pair]);
  await query.query('DELETE FROM invitations WHERE person = ANY ($1::text[]) AND inviter = ANY ($1::text[])', [pair]);
}

/** The people whom a person has muted or blocked and who still exist. */
export async function listBlocks({ db }: ServerContext, person: string): Promise<BlocksResponse> {
  const people = await db.query<BlocksResponse['people'][number] & Record<string, unknown>>(
    `SELECT other AS person, name, blocks.kind FROM blocks JOIN persons ON persons.id = other
     WHERE blocks.person = $1 AND name <> '' ORDER BY name, other`,
    [person],
  );
  return { people };
}

/** The people whose messages this reader does not want: muted and blocked ones. */
export async function mutedBy({ db }: ServerContext, reader: string): Promise<ReadonlySet<string>> {
  const rows = await db.query<{ other: string }>('SELECT other FROM blocks WHERE person = $1', [reader]);
  return new Set(rows.map(({ other }) => other));
}

/** Whether any of these people has blocked that person, or was blocked by that person. */
export async function isBlockedWithAny(query: Queryable, person: string, others: readonly string[]): Promise<boolean> {
  const rows = await query.query(
    `SELECT 1 FROM blocks WHERE kind = 'block'
       AND ((person = $1 AND other = ANY ($2::text[])) OR (other = $1 AND person = ANY ($2::text[]))) LIMIT 1`,
    [person, [...others]],
  );
  return rows.length > 0;
}

/** Everybody who has blocked one of these people, or was blocked by one of them. */
export async function blockedWithAny(query: Queryable, persons: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await query.query<{ id: string }>(
    `SELECT other AS id FROM blocks WHERE kind = 'block' AND person = ANY ($1::text[])
     UNION SELECT person FROM blocks WHERE kind = 'block' AND other = ANY ($1::text[])`,
    [[...persons]],
  );
  return new Set(rows.map(({ id }) => id));
}

/** The pairs among these people of whom one has blocked the other, as `person other`. */
export async function blockedPairs(query: Queryable, persons: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await query.query<{ pair: string }>(
    `SELECT person || ' ' || other AS pair FROM blocks
     WHERE kind = 'block' AND person = ANY ($1::text[]) AND other = ANY ($1::text[])`,
    [[...persons]],
  );
  return new Set(rows.map(({ pair }) => pair));
}

/** Reports a person to the administrators. */
export async function reportPerson(
  { db }: ServerContext,
  reporter: string,
  person: string,
  given: { readonly text: string; readonly table?: string | undefined; readonly message?: number | undefined },
): Promise<Result<null>> {
  const text = given.text.trim();
  if (reporter === person) return textFailure('people.self');
  if (text === '') return textFailure('report.empty');
  if (!(await personExists(db, person))) return textFailure('people.unknown');
  await db.query(
    `INSERT INTO reports (id, reporter, person, table_id, text, message)
     VALUES ($1, $2, $3, (SELECT id FROM tables WHERE id = $4), $5,
       (SELECT id FROM chat_messages WHERE table_id = $4 AND id = $6 AND person = $3))`,
    [makeId(), reporter, person, given.table ?? null, text, given.message ?? null],
  );
  return okResult(null);
}
