import { okResult, type Result } from '@orrery/kernel';
import { type ServerContext, timestampParam } from '../context.ts';
import { PERSONS_CHANNEL, type Person } from '../ports.ts';
import { hashToken } from '../secrets.ts';
import type { Queryable } from '../storage/db.ts';
import { textFailure } from '../texts.ts';
import { confusableSkeleton } from './confusables.ts';
import { isReserved } from './names.ts';

const HANDLE_LENGTH = { least: 3, most: 20 };
/** Letters and digits, with single hyphens between them. */
const HANDLE_FORM = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** How many handles a person can have had: each of them stays theirs. */
const MAX_HANDLES = 4;

const looksOf = (handle: string): string => hashToken(confusableSkeleton(handle));

/** A handle as it is stored, however it was typed: `@Ada` is `ada`. */
function parseHandle(given: string): Result<string> {
  const handle = given.trim().replace(/^@/, '').toLowerCase();
  const isForm =
    handle.length >= HANDLE_LENGTH.least && handle.length <= HANDLE_LENGTH.most && HANDLE_FORM.test(handle);
  if (!isForm) return textFailure('handle.form', HANDLE_LENGTH);
  return isReserved(handle) ? textFailure('handle.taken') : okResult(handle);
}

/** A person's handle; null: none yet. */
export async function handleOf({ db }: ServerContext, person: string): Promise<string | null> {
  const [row] = await db.query<{ handle: string | null }>('SELECT handle FROM persons WHERE id = $1', [person]);
  return row?.handle ?? null;
}

/** Gives a member a handle that nobody else has, has had, or could be taken for. */
export function setHandle({ db, clock }: ServerContext, { id }: Person, given: string): Promise<Result<null>> {
  const parsed = parseHandle(given);
  if (!parsed.ok) return Promise.resolve(parsed);
  const handle = parsed.value;
  return db.transaction(async (query) => {
    await query.query('SELECT id FROM persons WHERE id = $1 FOR NO KEY UPDATE', [id]);
    const had = await query.query<{ looks: string }>('SELECT looks_hash AS looks FROM handle_looks WHERE person = $1', [
      id,
    ]);
    if (!had.some(({ looks }) => looks === looksOf(handle))) {
      if (had.length >= MAX_HANDLES) return textFailure('handle.too-many', { most: MAX_HANDLES });
      const claimed = await query.query(
        `INSERT INTO handle_looks (looks_hash, person, made) VALUES ($1, $2, ${timestampParam(3)})
         ON CONFLICT DO NOTHING RETURNING person`,
        [looksOf(handle), id, clock()],
      );
      if (claimed.length === 0) return textFailure('handle.taken');
    }
    await query.query('UPDATE persons SET handle = $2 WHERE id = $1', [id, handle]);
    await query.query('SELECT pg_notify($1, $2)', [PERSONS_CHANNEL, id]);
    return okResult(null);
  });
}

/** The id of a person who is named by id or by `@handle`. */
export async function resolvePerson(query: Queryable, idOrHandle: string): Promise<string> {
  if (!idOrHandle.startsWith('@')) return idOrHandle;
  const [row] = await query.query<{ id: string }>('SELECT id FROM persons WHERE handle = $1', [
    idOrHandle.slice(1).toLowerCase(),
  ]);
  return row?.id ?? '';
}
