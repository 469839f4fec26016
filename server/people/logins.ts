import { okResult, type Result } from '@orrery/kernel';
import type { ServerContext } from '../context.ts';
import { hashToken } from '../secrets.ts';
import type { Queryable } from '../storage/db.ts';
import { textFailure } from '../texts.ts';
import { confusableSkeleton, isMixedScript } from './confusables.ts';
import { isReserved } from './names.ts';

const LOGIN_LENGTH = { least: 3, most: 64 };

/** The form in which logins and addresses are compared, independent of how they were typed. */
export const canonicalize = (given: string): string => given.normalize('NFKC').trim().toLowerCase();

/** A login as typed for signing in. */
export function parseLogin(given: string): Result<string> {
  const login = canonicalize(given);
  const length = [...login].length;
  const isForm =
    length >= LOGIN_LENGTH.least &&
    length <= LOGIN_LENGTH.most &&
    !/[\s\p{C}\p{Default_Ignorable_Code_Point}]/u.test(login);
  return isForm ? okResult(login) : textFailure('login.form', LOGIN_LENGTH);
}

/** A login that somebody wants to register. */
export function parseNewLogin(given: string): Result<string> {
  const login = parseLogin(given);
  if (!login.ok) return login;
  if (isMixedScript(login.value)) return textFailure('login.mixed');
  return isReserved(login.value) ? textFailure('login.taken') : login;
}

const skeletonHash = (login: string): string => hashToken(confusableSkeleton(login));

/**
 * Reserves a login's skeleton for a person; false if a similar login exists. Call it within the transaction that
 * writes the login.
 */
export async function claimSkeleton(query: Queryable, person: string, login: string): Promise<boolean> {
  const taken = await query.query(
    'INSERT INTO login_looks (looks_hash, person) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING person',
    [skeletonHash(login), person],
  );
  return taken.length > 0;
}

/** Releases the login of a deleted person, except that of an administrator. */
export const releaseSkeleton = (query: Queryable, person: string) =>
  query.query(
    `WITH gone AS (DELETE FROM login_looks USING persons WHERE person = id AND id = $1 AND role <> 'admin')
     UPDATE login_looks SET person = NULL FROM persons WHERE person = id AND id = $1 AND role = 'admin'`,
    [person],
  );

/** Adds skeletons for older logins: of similar logins only the first gets one, and the others keep working. */
export async function backfillSkeletons({ db }: ServerContext): Promise<void> {
  const missing = await db.query<{ person: string; login: string }>(
    `SELECT person, login FROM passwords WHERE NOT EXISTS
       (SELECT 1 FROM login_looks WHERE login_looks.person = passwords.person) ORDER BY made`,
  );
  for (const { person, login } of missing) await claimSkeleton(db, person, login);
}
