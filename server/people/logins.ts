import { good, type Result } from '@orrery/kernel';
import type { Desk } from '../desk.ts';
import { hashOfToken } from '../secrets.ts';
import type { Query } from '../storage/db.ts';
import { refusal } from '../texts.ts';
import { isMixed, looksOf } from './likeness.ts';
import { isReserved } from './names.ts';

const LENGTH = { least: 3, most: 64 };

/** Logins and addresses as they are compared: however they were typed. */
export const canonical = (given: string): string => given.normalize('NFKC').trim().toLowerCase();

/** A login as somebody may have typed it to sign in. */
export function readLogin(given: string): Result<string> {
  const login = canonical(given);
  const length = [...login].length;
  const isForm =
    length >= LENGTH.least && length <= LENGTH.most && !/[\s\p{C}\p{Default_Ignorable_Code_Point}]/u.test(login);
  return isForm ? good(login) : refusal('login.form', LENGTH);
}

/** A login that somebody wants to have. */
export function readNewLogin(given: string): Result<string> {
  const login = readLogin(given);
  if (!login.ok) return login;
  if (isMixed(login.value)) return refusal('login.mixed');
  return isReserved(login.value) ? refusal('login.taken') : login;
}

const hashOf = (login: string): string => hashOfToken(looksOf(login));

/** Gives a person a login that looks like no other; false when one does. Within the transaction that writes the login. */
export async function takeLooks(query: Query, person: string, login: string): Promise<boolean> {
  const taken = await query.query(
    'INSERT INTO login_looks (looks_hash, person) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING person',
    [hashOf(login), person],
  );
  return taken.length > 0;
}

/** Somebody goes: the login is free again, but for that of one who ran the house. */
export const leaveLooks = (query: Query, person: string) =>
  query.query(
    `WITH gone AS (DELETE FROM login_looks USING persons WHERE person = id AND id = $1 AND role <> 'admin')
     UPDATE login_looks SET person = NULL FROM persons WHERE person = id AND id = $1 AND role = 'admin'`,
    [person],
  );

/** Logins from before: of those that look alike the first stays alone, and the others keep working. */
export async function noteLooks({ db }: Desk): Promise<void> {
  const missing = await db.query<{ person: string; login: string }>(
    `SELECT person, login FROM passwords WHERE NOT EXISTS
       (SELECT 1 FROM login_looks WHERE login_looks.person = passwords.person) ORDER BY made`,
  );
  for (const { person, login } of missing) await takeLooks(db, person, login);
}
