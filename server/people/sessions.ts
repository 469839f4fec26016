import type { SessionsAnswer } from '@orrery/protocol/api';
import { type Desk, moment } from '../desk.ts';
import { tellRevoked } from '../doorkeeper.ts';
import type { Person } from '../seams.ts';
import { hashOfToken, makeId, makeToken } from '../secrets.ts';
import type { Query } from '../storage/db.ts';

const DAY_MS = 86_400_000;
/** A session ends when it was not used for so long. */
const SESSION_MS = 180 * DAY_MS;
/** How long those who run the house may act after a second factor has confirmed them. */
const CONFIRMED_MS = DAY_MS / 2;
/** How often it is noted that a session is in use. */
const NOTED_EACH_MS = 3_600_000;
const LONGEST_AGENT = 200;
/** With https a browser takes the name that no other host and no open line can set. The other one is read all the same. */
const COOKIES = { open: 'orrery', secure: '__Host-orrery' } as const;

/** The columns that make a Person. */
export const PERSON = 'persons.id, persons.name, persons.kind, persons.role, persons.language';

/** The token in a header Cookie; null when there is none. */
export function tokenIn(cookie: string | undefined): string | null {
  const found = new Map<string, string>();
  for (const part of (cookie ?? '').split(';')) {
    const [name = '', value = ''] = part.trim().split('=');
    if (value !== '' && !found.has(name)) found.set(name, value);
  }
  return found.get(COOKIES.secure) ?? found.get(COOKIES.open) ?? null;
}

/** The header Set-Cookie; a token of null takes the cookie away. */
export function cookieOf(token: string | null, isSecure: boolean): string {
  const name = isSecure ? COOKIES.secure : COOKIES.open;
  const parts = [`${name}=${token ?? ''}`, 'Path=/', 'HttpOnly', 'SameSite=Lax'];
  parts.push(`Max-Age=${token === null ? 0 : SESSION_MS / 1000}`);
  if (isSecure) parts.push('Secure');
  return parts.join('; ');
}

/** What a session is opened with. */
export interface Opening {
  readonly person: string;
  readonly agent: string;
  /** Whether more than a password has proved who it is. */
  readonly isConfirmed?: boolean;
}

/** Opens a session and gives its token, which is kept nowhere. */
export async function openSession(
  query: Query,
  now: number,
  { person, agent, isConfirmed = false }: Opening,
): Promise<string> {
  const token = makeToken();
  await query.query(
    `INSERT INTO sessions (id, token_hash, person, agent, made, seen, expires, confirmed)
     VALUES ($1, $2, $3, $4, ${moment(5)}, ${moment(5)}, ${moment(6)}, CASE WHEN $7::boolean THEN ${moment(5)} END)`,
    [makeId(), hashOfToken(token), person, agent.slice(0, LONGEST_AGENT), now, now + SESSION_MS, isConfirmed],
  );
  return token;
}

/** Somebody may do more from now on: the session gets another token, so that one who knew the old one may not. */
export async function renewSession({ db, clock }: Desk, old: string, isConfirmed = false): Promise<string> {
  const token = makeToken();
  await db.query(
    `UPDATE sessions SET token_hash = $2, confirmed = CASE WHEN $3::boolean THEN ${moment(4)} ELSE confirmed END
     WHERE token_hash = $1`,
    [hashOfToken(old), hashOfToken(token), isConfirmed, clock()],
  );
  return token;
}

/** Whose session this is; null when there is none, or it is over, or its person is barred. */
export async function personOfSession({ db, clock }: Desk, token: string): Promise<Person | null> {
  const now = clock();
  const [row] = await db.query<Person & { session: string; noted: number } & Record<string, unknown>>(
    `SELECT persons.id, persons.name, persons.kind, persons.language, sessions.id AS session, sessions.seen AS noted,
       CASE WHEN role = 'admin' AND (confirmed IS NULL OR confirmed <= ${moment(3)}) THEN 'unconfirmed' ELSE role END AS role
     FROM sessions JOIN persons ON persons.id = person
     WHERE token_hash = $1 AND expires > ${moment(2)} AND role <> 'barred'`,
    [hashOfToken(token), now, now - CONFIRMED_MS],
  );
  if (row === undefined) return null;
  const { session, noted, ...person } = row;
  if (now - noted > NOTED_EACH_MS) {
    await db.query(`UPDATE sessions SET seen = ${moment(2)}, expires = ${moment(3)} WHERE id = $1`, [
      session,
      now,
      now + SESSION_MS,
    ]);
    await db.query(`UPDATE persons SET seen = ${moment(2)} WHERE id = $1`, [person.id, now]);
  }
  return person;
}

export async function closeSession({ db }: Desk, token: string): Promise<void> {
  const gone = await db.query<{ person: string }>('DELETE FROM sessions WHERE token_hash = $1 RETURNING person', [
    hashOfToken(token),
  ]);
  for (const { person } of gone) await tellRevoked(db, person);
}

/** Ends one of a person's sessions by its id; false when the person has no such session. */
export async function revokeSession({ db }: Desk, person: string, id: string): Promise<boolean> {
  const gone = await db.query('DELETE FROM sessions WHERE id = $1 AND person = $2 RETURNING id', [id, person]);
  if (gone.length > 0) await tellRevoked(db, person);
  return gone.length > 0;
}

/** Ends all sessions of a person but the one with this token. */
export async function revokeOthers(query: Query, person: string, token: string | null): Promise<void> {
  await query.query('DELETE FROM sessions WHERE person = $1 AND token_hash <> $2', [
    person,
    token === null ? '' : hashOfToken(token),
  ]);
  await tellRevoked(query, person);
}

/** Where a person has signed in, newest first. */
export async function listSessions(
  { db, clock }: Desk,
  person: string,
  token: string | null,
): Promise<SessionsAnswer['sessions']> {
  return db.query<SessionsAnswer['sessions'][number] & Record<string, unknown>>(
    `SELECT id, agent, made, seen, token_hash = $2 AS "isThis" FROM sessions
     WHERE person = $1 AND expires > ${moment(3)} ORDER BY seen DESC`,
    [person, token === null ? '' : hashOfToken(token), clock()],
  );
}
