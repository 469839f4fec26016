import type { SessionsResponse } from '@orrery/protocol/api';
import { notifyRevoked } from '../connection-registry.ts';
import { type ServerContext, timestampParam } from '../context.ts';
import type { Person } from '../ports.ts';
import { hashToken, makeId, makeToken } from '../secrets.ts';
import type { Queryable } from '../storage/db.ts';

const DAY_MS = 86_400_000;
/** A session ends when it has not been used for this long. */
const SESSION_IDLE_MS = 180 * DAY_MS;
/** How long a second factor stays valid for administrator actions. */
const CONFIRMATION_MS = DAY_MS / 2;
/** How often the last use of a session is recorded. */
const TOUCH_INTERVAL_MS = 3_600_000;
const MAX_AGENT_LENGTH = 200;
/**
 * With https, the `__Host-` prefix keeps other hosts and plain http from setting the cookie. The other name is still
 * read.
 */
const COOKIE_NAMES = { open: 'orrery', secure: '__Host-orrery' } as const;

/** The columns that make a Person. */
export const PERSON_COLUMNS = 'persons.id, persons.name, persons.kind, persons.role, persons.language';

/** The token in a Cookie header; null if there is none. */
export function tokenFromCookie(cookie: string | undefined): string | null {
  const found = new Map<string, string>();
  for (const part of (cookie ?? '').split(';')) {
    const [name = '', value = ''] = part.trim().split('=');
    if (value !== '' && !found.has(name)) found.set(name, value);
  }
  return found.get(COOKIE_NAMES.secure) ?? found.get(COOKIE_NAMES.open) ?? null;
}

/** The Set-Cookie header; a null token removes the cookie. */
export function sessionCookie(token: string | null, isSecure: boolean): string {
  const name = isSecure ? COOKIE_NAMES.secure : COOKIE_NAMES.open;
  const parts = [`${name}=${token ?? ''}`, 'Path=/', 'HttpOnly', 'SameSite=Lax'];
  parts.push(`Max-Age=${token === null ? 0 : SESSION_IDLE_MS / 1000}`);
  if (isSecure) parts.push('Secure');
  return parts.join('; ');
}

/** What a session is opened with. */
export interface NewSession {
  readonly person: string;
  readonly agent: string;
  /** Whether the identity was proven by more than a password. */
  readonly isConfirmed?: boolean;
}

/** Opens a session and returns its token, which is not stored. */
export async function openSession(
  query: Queryable,
  now: number,
  { person, agent, isConfirmed = false }: NewSession,
): Promise<string> {
  const token = makeToken();
  await query.query(
    `INSERT INTO sessions (id, token_hash, person, agent, made, seen, expires, confirmed)
     VALUES ($1, $2, $3, $4, ${timestampParam(5)}, ${timestampParam(5)}, ${timestampParam(6)}, CASE WHEN $7::boolean THEN ${timestampParam(5)} END)`,
    [makeId(), hashToken(token), person, agent.slice(0, MAX_AGENT_LENGTH), now, now + SESSION_IDLE_MS, isConfirmed],
  );
  return token;
}

/** Gives a session a new token when its person gains rights, so that the old token gains nothing. */
export async function rotateSession({ db, clock }: ServerContext, old: string, isConfirmed = false): Promise<string> {
  const token = makeToken();
  await db.query(
    `UPDATE sessions SET token_hash = $2, confirmed = CASE WHEN $3::boolean THEN ${timestampParam(4)} ELSE confirmed END
     WHERE token_hash = $1`,
    [hashToken(old), hashToken(token), isConfirmed, clock()],
  );
  return token;
}

/** The person of a session; null if there is none, it has expired, or the person is barred. */
export async function personOfSession({ db, clock }: ServerContext, token: string): Promise<Person | null> {
  const now = clock();
  const [row] = await db.query<Person & { session: string; noted: number } & Record<string, unknown>>(
    `SELECT persons.id, persons.name, persons.kind, persons.language, sessions.id AS session, sessions.seen AS noted,
       CASE WHEN role = 'admin' AND (confirmed IS NULL OR confirmed <= ${timestampParam(3)}) THEN 'unconfirmed' ELSE role END AS role
     FROM sessions JOIN persons ON persons.id = person
     WHERE token_hash = $1 AND expires > ${timestampParam(2)} AND role <> 'barred'`,
    [hashToken(token), now, now - CONFIRMATION_MS],
  );
  if (row === undefined) return null;
  const { session, noted, ...person } = row;
  if (now - noted > TOUCH_INTERVAL_MS) {
    await db.query(`UPDATE sessions SET seen = ${timestampParam(2)}, expires = ${timestampParam(3)} WHERE id = $1`, [
      session,
      now,
      now + SESSION_IDLE_MS,
    ]);
    await db.query(`UPDATE persons SET seen = ${timestampParam(2)} WHERE id = $1`, [person.id, now]);
  }
  return person;
}

export async function closeSession({ db }: ServerContext, token: string): Promise<void> {
  const gone = await db.query<{ person: string }>('DELETE FROM sessions WHERE token_hash = $1 RETURNING person', [
    hashToken(token),
  ]);
  for (const { person } of gone) await notifyRevoked(db, person);
}

/** Ends one of a person's sessions by its id; false if the person has no such session. */
export async function revokeSession({ db }: ServerContext, person: string, id: string): Promise<boolean> {
  const gone = await db.query('DELETE FROM sessions WHERE id = $1 AND person = $2 RETURNING id', [id, person]);
  if (gone.length > 0) await notifyRevoked(db, person);
  return gone.length > 0;
}

/** Ends all sessions of a person except the one with this token. */
export async function revokeOtherSessions(query: Queryable, person: string, token: string | null): Promise<void> {
  await query.query('DELETE FROM sessions WHERE person = $1 AND token_hash <> $2', [
    person,
    token === null ? '' : hashToken(token),
  ]);
  await notifyRevoked(query, person);
}

/** A person's sessions, newest first. */
export async function listSessions(
  { db, clock }: ServerContext,
  person: string,
  token: string | null,
): Promise<SessionsResponse['sessions']> {
  return db.query<SessionsResponse['sessions'][number] & Record<string, unknown>>(
    `SELECT id, agent AS "userAgent", made AS "createdAt", seen AS "lastSeenAt", token_hash = $2 AS "isCurrent" FROM sessions
     WHERE person = $1 AND expires > ${timestampParam(3)} ORDER BY seen DESC`,
    [person, token === null ? '' : hashToken(token), clock()],
  );
}

/** Ends all sessions of a person, and closes their connections and those of their bots. */
export async function signOutEverywhere(query: Queryable, person: string): Promise<void> {
  await query.query('DELETE FROM sessions WHERE person = $1', [person]);
  const bots = await query.query<{ id: string }>('SELECT id FROM persons WHERE owner = $1', [person]);
  for (const { id } of [{ id: person }, ...bots]) await notifyRevoked(query, id);
}
