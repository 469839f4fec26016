import { okResult, type Result } from '@orrery/kernel';
import type { AdminStatsResponse, AuditAction, PeopleResponse, ReportsResponse } from '@orrery/protocol/api';
import type { ServerContext } from '../context.ts';
import { recordAction } from '../moderation/audit.ts';
import { liftBars } from '../moderation/sanctions.ts';
import { PERSONS_CHANNEL, type Person } from '../ports.ts';
import type { Queryable } from '../storage/db.ts';
import { textFailure } from '../texts.ts';
import { renameAtTables } from './chair-names.ts';
import { consumeAdminLinks, createAdminLink } from './links.ts';
import { canonicalize } from './logins.ts';
import { parseNameFor } from './names.ts';
import { signOutEverywhere } from './sessions.ts';

const MAX_RESULTS = 100;

/** Makes the member with this login an administrator; false if there is none. */
export async function makeAdmin({ db }: ServerContext, login: string): Promise<boolean> {
  const rows = await db.query(
    `UPDATE persons SET role = 'admin' FROM passwords WHERE person = id AND login = $1 AND role <> 'barred' RETURNING id`,
    [canonicalize(login)],
  );
  return rows.length > 0;
}

const hasAdmin = async (query: Queryable): Promise<boolean> =>
  (await query.query(`SELECT 1 FROM persons WHERE role = 'admin' LIMIT 1`)).length > 0;

/** A link by which a member becomes the first administrator; null if there is an administrator already. */
export async function firstAdminLink({ db, clock }: ServerContext): Promise<string | null> {
  return (await hasAdmin(db)) ? null : `/account?admin=${await createAdminLink(db, clock())}`;
}

/**
 * Arbitrary id of an advisory lock, the same on every node: only one member at a time can become the first
 * administrator.
 */
const FIRST_ADMIN_LOCK_ID = 7_230_142;

/**
 * Makes a member with such a link the first administrator. A link works once, and only while there is no
 * administrator.
 */
export function claimFirstAdmin({ db, clock }: ServerContext, { id }: Person, token: string): Promise<Result<null>> {
  return db.transaction(async (query) => {
    await query.query('SELECT pg_advisory_xact_lock($1)', [FIRST_ADMIN_LOCK_ID]);
    if (!(await consumeAdminLinks(query, clock(), token)) || (await hasAdmin(query)))
      return textFailure('link.expired');
    await query.query(`UPDATE persons SET role = 'admin' WHERE id = $1`, [id]);
    return okResult(null);
  });
}

export async function adminStats({ db }: ServerContext): Promise<AdminStatsResponse> {
  const [row] = await db.query<Record<string, number>>(
    `SELECT (SELECT count(*) FROM persons) AS people, (SELECT count(*) FROM persons WHERE kind = 'member') AS members,
       count(*) FILTER (WHERE state = 'gathering') AS gathering, count(*) FILTER (WHERE state = 'playing') AS playing,
       count(*) FILTER (WHERE state = 'over') AS over, count(*) FILTER (WHERE state = 'abandoned') AS abandoned,
       (SELECT count(*) FROM reports WHERE settled IS NULL) AS reports FROM tables`,
  );
  const { people = 0, members = 0, gathering = 0, playing = 0, over = 0, abandoned = 0, reports = 0 } = row ?? {};
  return { people, members, tables: { gathering, playing, over, abandoned }, openReports: reports };
}

/** Finds people by part of their name or by id; without either, those who were here most recently. */
export async function searchPeople({ db }: ServerContext, find: string): Promise<PeopleResponse> {
  const people = await db.query<PeopleResponse['people'][number] & Record<string, unknown>>(
    `SELECT id AS person, name, kind, role, made AS "createdAt", seen AS "lastSeenAt" FROM persons
     WHERE $1 = '' OR id = $1 OR position(lower($1) IN lower(name)) > 0 ORDER BY seen DESC LIMIT $2`,
    [find, MAX_RESULTS],
  );
  return { people };
}

/** What a change of role is called in the audit log; null: nothing changes. */
function actionOf(before: string, role: 'player' | 'admin' | 'barred'): AuditAction | null {
  if (before === role) return null;
  if (role === 'barred') return 'bar';
  if (role === 'admin') return 'appoint';
  return before === 'admin' ? 'dismiss' : 'admit';
}

/** Changes a person's role or name. A barred person is signed out everywhere, and so are the person's bots. */
export function updatePerson(
  { db, clock }: ServerContext,
  admin: Person,
  person: string,
  { role, name }: { readonly role?: 'player' | 'admin' | 'barred' | undefined; readonly name?: string | undefined },
): Promise<Result<null>> {
  return db.transaction(async (query) => {
    if (admin.id === person && role !== undefined) return textFailure('people.self');
    const [found] = await query.query('SELECT kind, role FROM persons WHERE id = $1 FOR UPDATE', [person]);
    if (found === undefined) return textFailure('people.unknown');
    if (role === 'admin' && found.kind !== 'member') return textFailure('members.only');
    const renamed = name === undefined ? okResult(null) : await setPersonName(query, person, name);
    if (!renamed.ok) return renamed;
    if (role !== undefined) {
      await query.query('UPDATE persons SET role = $2 WHERE id = $1', [person, role]);
      await query.query('UPDATE sessions SET confirmed = NULL WHERE person = $1', [person]);
    }
    if (role === 'barred') await signOutEverywhere(query, person);
    if (name !== undefined) await recordAction(query, clock(), admin, { action: 'rename', person, details: name });
    const action = role === undefined ? null : actionOf(String(found.role), role);
    if (action !== null) await recordAction(query, clock(), admin, { action, person });
    if (role === 'player' && found.role === 'barred') await liftBars(query, clock(), person);
    await query.query('SELECT pg_notify($1, $2)', [PERSONS_CHANNEL, person]);
    return okResult(null);
  });
}

async function setPersonName(query: Queryable, person: string, given: string): Promise<Result<null>> {
  const name = await parseNameFor(query, person, given);
  if (!name.ok) return name;
  const renamed = await renameAtTables(query, person, name.value);
  if (renamed.ok) await query.query('UPDATE persons SET name = $2 WHERE id = $1', [person, name.value]);
  return renamed;
}

/** Reports by people: open ones first, then newest first. */
export async function listReports({ db }: ServerContext): Promise<ReportsResponse> {
  const reports = await db.query<ReportsResponse['reports'][number] & Record<string, unknown>>(
    `SELECT reports.id, table_id AS table, reports.text, reports.made AS "createdAt", settled AS "resolvedAt",
       (SELECT chat_messages.text FROM chat_messages WHERE table_id = reports.table_id AND chat_messages.id = message) AS message,
       jsonb_build_object('person', teller.id, 'name', teller.name) AS reporter,
       jsonb_build_object('person', told.id, 'name', told.name, 'role', told.role) AS about
     FROM reports JOIN persons AS teller ON teller.id = reporter JOIN persons AS told ON told.id = reports.person
     ORDER BY settled IS NOT NULL, reports.made DESC LIMIT $1`,
    [MAX_RESULTS],
  );
  return { reports };
}

export function closeReport({ db, clock }: ServerContext, admin: Person, id: string): Promise<Result<null>> {
  return db.transaction(async (query) => {
    const [closed] = await query.query<{ person: string; table: string | null; text: string }>(
      `UPDATE reports SET settled = now(), settled_by = $2 WHERE id = $1 AND settled IS NULL
       RETURNING person, table_id AS table, text`,
      [id, admin.id],
    );
    if (closed === undefined) return textFailure('report.unknown');
    const { person, table, text } = closed;
    const about = { person, ...(table !== null && { table }) };
    await recordAction(query, clock(), admin, { action: 'settle-report', ...about, details: text.slice(0, 200) });
    return okResult(null);
  });
}
