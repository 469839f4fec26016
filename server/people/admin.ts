import { good, type Result } from '@orrery/kernel';
import type { HouseAnswer, PeopleAnswer, ReportsAnswer } from '@orrery/protocol/api';
import type { Desk } from '../desk.ts';
import { tellRevoked } from '../doorkeeper.ts';
import { PERSONS_CHANNEL, type Person } from '../seams.ts';
import type { Query } from '../storage/db.ts';
import { refusal } from '../texts.ts';
import { makeHouseLink, takeHouseLinks } from './links.ts';
import { canonical } from './logins.ts';
import { nameFor } from './names.ts';
import { rename } from './naming.ts';

const SHOWN = 100;

/** Makes the member with this login one who runs the server; false when there is none. */
export async function appoint({ db }: Desk, login: string): Promise<boolean> {
  const rows = await db.query(
    `UPDATE persons SET role = 'admin' FROM passwords WHERE person = id AND login = $1 AND role <> 'barred' RETURNING id`,
    [canonical(login)],
  );
  return rows.length > 0;
}

const hasAdmin = async (query: Query): Promise<boolean> =>
  (await query.query(`SELECT 1 FROM persons WHERE role = 'admin' LIMIT 1`)).length > 0;

/** A link by which one member comes to run a house that nobody runs yet; null where somebody does. */
export async function firstAdminLink({ db, clock }: Desk): Promise<string | null> {
  return (await hasAdmin(db)) ? null : `/account?house=${await makeHouseLink(db, clock())}`;
}

/** Any number, the same on every node: only one member at a time becomes the first who runs the house. */
const LOCK = 7_230_142;

/** Makes a member who has such a link the first who runs the house. It counts once, and only while nobody does. */
export function becomeAdmin({ db, clock }: Desk, { id }: Person, token: string): Promise<Result<null>> {
  return db.within(async (query) => {
    await query.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
    if (!(await takeHouseLinks(query, clock(), token)) || (await hasAdmin(query))) return refusal('link.expired');
    await query.query(`UPDATE persons SET role = 'admin' WHERE id = $1`, [id]);
    return good(null);
  });
}

export async function houseNow({ db }: Desk): Promise<HouseAnswer> {
  const [row] = await db.query<Record<string, number>>(
    `SELECT (SELECT count(*) FROM persons) AS people, (SELECT count(*) FROM persons WHERE kind = 'member') AS members,
       count(*) FILTER (WHERE state = 'gathering') AS gathering, count(*) FILTER (WHERE state = 'playing') AS playing,
       count(*) FILTER (WHERE state = 'over') AS over, count(*) FILTER (WHERE state = 'abandoned') AS abandoned,
       (SELECT count(*) FROM reports WHERE settled IS NULL) AS reports FROM tables`,
  );
  const { people = 0, members = 0, gathering = 0, playing = 0, over = 0, abandoned = 0, reports = 0 } = row ?? {};
  return { people, members, tables: { gathering, playing, over, abandoned }, openReports: reports };
}

/** People by a part of their name, or by their id; without either those who were here last. */
export async function findPeople({ db }: Desk, find: string): Promise<PeopleAnswer> {
  const people = await db.query<PeopleAnswer['people'][number] & Record<string, unknown>>(
    `SELECT id AS person, name, kind, role, made, seen FROM persons
     WHERE $1 = '' OR id = $1 OR position(lower($1) IN lower(name)) > 0 ORDER BY seen DESC LIMIT $2`,
    [find, SHOWN],
  );
  return { people };
}

/** Gives somebody another role or name. Whoever is barred is signed out everywhere, its bots too. */
export function changePerson(
  { db }: Desk,
  admin: Person,
  person: string,
  { role, name }: { readonly role?: 'player' | 'admin' | 'barred' | undefined; readonly name?: string | undefined },
): Promise<Result<null>> {
  return db.within(async (query) => {
    if (admin.id === person && role !== undefined) return refusal('people.self');
    const [found] = await query.query('SELECT id FROM persons WHERE id = $1 FOR UPDATE', [person]);
    if (found === undefined) return refusal('people.unknown');
    const renamed = name === undefined ? good(null) : await renameTo(query, person, name);
    if (!renamed.ok) return renamed;
    if (role !== undefined) {
      await query.query('UPDATE persons SET role = $2 WHERE id = $1', [person, role]);
      await query.query('UPDATE sessions SET confirmed = NULL WHERE person = $1', [person]);
    }
    if (role === 'barred') await throwOut(query, person);
    await query.query('SELECT pg_notify($1, $2)', [PERSONS_CHANNEL, person]);
    return good(null);
  });
}

async function renameTo(query: Query, person: string, given: string): Promise<Result<null>> {
  const name = await nameFor(query, person, given);
  if (!name.ok) return name;
  const renamed = await rename(query, person, name.value);
  if (renamed.ok) await query.query('UPDATE persons SET name = $2 WHERE id = $1', [person, name.value]);
  return renamed;
}

async function throwOut(query: Query, person: string): Promise<void> {
  await query.query('DELETE FROM sessions WHERE person = $1', [person]);
  const bots = await query.query<{ id: string }>('SELECT id FROM persons WHERE owner = $1', [person]);
  for (const { id } of [{ id: person }, ...bots]) await tellRevoked(query, id);
}

/** What people reported: the open ones first, then the newest. */
export async function listReports({ db }: Desk): Promise<ReportsAnswer> {
  const reports = await db.query<ReportsAnswer['reports'][number] & Record<string, unknown>>(
    `SELECT reports.id, table_id AS table, text, reports.made, settled,
       jsonb_build_object('person', teller.id, 'name', teller.name) AS reporter,
       jsonb_build_object('person', told.id, 'name', told.name, 'role', told.role) AS about
     FROM reports JOIN persons AS teller ON teller.id = reporter JOIN persons AS told ON told.id = reports.person
     ORDER BY settled IS NOT NULL, reports.made DESC LIMIT $1`,
    [SHOWN],
  );
  return { reports };
}

export async function settleReport({ db }: Desk, admin: Person, id: string): Promise<Result<null>> {
  const rows = await db.query(
    'UPDATE reports SET settled = now(), settled_by = $2 WHERE id = $1 AND settled IS NULL RETURNING id',
    [id, admin.id],
  );
  return rows.length > 0 ? good(null) : refusal('report.unknown');
}
