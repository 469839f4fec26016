import type { AuditAction, AuditResponse } from '@orrery/protocol/api';
import { type ServerContext, timestampParam } from '../context.ts';
import type { Person } from '../ports.ts';
import type { Queryable } from '../storage/db.ts';

const MAX_ENTRIES_SHOWN = 200;

interface AuditEntry {
  readonly action: AuditAction;
  readonly person?: string;
  readonly table?: string;
  /** In the administrator’s own words, such as the reason. */
  readonly details?: string;
}

/** Records an action of an administrator, in the same transaction. */
export async function recordAction(
  query: Queryable,
  now: number,
  { id }: Person,
  { action, person, table, details = '' }: AuditEntry,
): Promise<void> {
  await query.query(
    `INSERT INTO audit_log (made, actor, action, person, table_id, details)
     VALUES (${timestampParam(1)}, $2, $3, (SELECT id FROM persons WHERE id = $4), $5, $6)`,
    [now, id, action, person ?? null, table ?? null, details],
  );
}

/** The last actions of administrators, newest first. */
export async function listActions({ db }: ServerContext): Promise<AuditResponse> {
  const entries = await db.query<AuditResponse['entries'][number] & Record<string, unknown>>(
    `SELECT audit_log.id::integer AS id, audit_log.made AS "createdAt", action, table_id AS table, details,
       coalesce(actors.name, '') AS actor,
       CASE WHEN about.id IS NOT NULL THEN jsonb_build_object('person', about.id, 'name', about.name) END AS about
     FROM audit_log LEFT JOIN persons AS actors ON actors.id = actor LEFT JOIN persons AS about ON about.id = person
     ORDER BY audit_log.id DESC LIMIT $1`,
    [MAX_ENTRIES_SHOWN],
  );
  return { entries };
}
