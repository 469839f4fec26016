import { good, type Result } from '@orrery/kernel';
import type { HouseAnswer, PeopleAnswer, ReportsAnswer } from '@orrery/protocol/api';
import type { Desk } from '../desk.ts';
import { tellRevoked } from '../doorkeeper.ts';
import { PERSONS_CHANNEL, type Person } from '../seams.ts';
import type { Query } from '../storage/db.ts';
import { refusal } from '../texts.ts';
import { cleanName } from './names.ts';
import { rename } from './persons.ts';

const SHOWN = 100;

/** Makes the member with this login one who runs the server; false when there is none. */
export async function appoint({ db }: Desk, login: string): Promise<boolean> {
  const rows = await db.query(
    `UPDATE persons SET role = 'admin' FROM passwords WHERE person = id AND login = $1 AND role <> 'barred' RETURNING id`,
    [login.normalize('NFKC').trim().toLowerCase()],
  );
  return rows.length > 0;
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
  { role, name }: { readonly role?: Person['role'] | undefined; readonly name?: string | undefined },
): Promise<Result<null>> {
  return db.within(async (query) => {
    if (admin.id === person && role !== undefined) return refusal('people.self');
    const [found] = await query.query('SELECT id FROM persons WHERE id = $1 FOR UPDATE', [person]);
    if (found === undefined) return refusal('people.unknown');
    const cleaned = name === undefined ? null : cleanName(name);
    if (cleaned?.ok === false) return cleaned;
    if (role !== undefined) await query.query('UPDATE persons SET role = $2 WHERE id = $1', [person, role]);
    if (role === 'barred') await throwOut(query, person);
    if (cleaned?.ok) {
      await query.query('UPDATE persons SET name = $2 WHERE id = $1', [person, cleaned.value]);
      await rename(query, person, cleaned.value);
    }
    await query.query('SELECT pg_notify($1, $2)', [PERSONS_CHANNEL, person]);
    return good(null);
  });
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
