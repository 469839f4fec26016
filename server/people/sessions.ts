import type { SessionsAnswer } from '@orrery/protocol/api';
import { type Desk, moment } from '../desk.ts';
import { tellRevoked } from '../doorkeeper.ts';
import type { Person } from '../seams.ts';
import { hashOfToken, makeId, makeToken } from '../secrets.ts';
import type { Query } from '../storage/db.ts';

const DAY_MS = 86_400_000;
/** A session ends when it was not used for so long. */
const SESSION_MS = 180 * DAY_MS;
/** How often it is noted that a session is in use. */
const NOTED_EACH_MS = 3_600_000;
const LONGEST_AGENT = 200;
const COOKIE = 'orrery';

/** The columns that make a Person. */
export const PERSON = 'persons.id, persons.name, persons.kind, persons.role, persons.language';

/** The token in a header Cookie; null when there is none. */
export function tokenIn(cookie: string | undefined): string | null {
  for (const part of (cookie ?? '').split(';')) {
    const [name, value] = part.trim().split('=');
    if (name === COOKIE && value !== undefined && value !== '') return value;
  }
  return null;
}

/** The header Set-Cookie; a token of null takes the cookie away. */
export function cookieOf(token: string | null, isSecure: boolean): string {
  const parts = [`${COOKIE}=${token ?? ''}`, 'Path=/', 'HttpOnly', 'SameSite=Lax'];
  parts.push(`Max-Age=${token === null ? 0 : SESSION_MS / 1000}`);
  if (isSecure) parts.push('Secure');
  return parts.join('; ');
}

/** Opens a session and gives its token, which is kept nowhere. */
export async function openSession(query: Query, now: number, person: string, agent: string): Promise<string> {
  const token = makeToken();
  await query.query(
    `INSERT INTO sessions (id, token_hash, person, agent, made, seen, expires)
     VALUES ($1, $2, $3, $4, ${moment(5)}, ${moment(5)}, ${moment(6)})`,
    [makeId(), hashOfToken(token), person, agent.slice(0, LONGEST_AGENT), now, now + SESSION_MS],
  );
  return token;
}

/** Whose session this is; null when there is none, or it is over, or its person is barred. */
export async function personOfSession({ db, clock }: Desk, token: string): Promise<Person | null> {
  const now = clock();
  const [row] = await db.query<Person & { session: string; noted: number } & Record<string, unknown>>(
    `SELECT ${PERSON}, sessions.id AS session, sessions.seen AS noted FROM sessions JOIN persons ON persons.id = person
     WHERE token_hash = $1 AND expires > ${moment(2)} AND role <> 'barred'`,
    [hashOfToken(token), now],
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
