import { type ServerContext, timestampParam } from '../context.ts';
import { hashToken, makeToken } from '../secrets.ts';
import type { Queryable } from '../storage/db.ts';

const HOUR_MS = 3_600_000;
/** Lifetime of a link, by purpose. */
const LINK_LIFETIME_MS = { mail: 48 * HOUR_MS, reset: HOUR_MS, 'claim-admin': HOUR_MS } as const;

type LinkKind = 'mail' | 'reset';

interface LinkRow {
  readonly [column: string]: unknown;
  readonly person: string;
  /** The address that the link confirms. */
  readonly mail: string | null;
}

/** Creates a link and returns its token, which is not stored. It invalidates an older link for the same purpose. */
export async function createLink(
  query: Queryable,
  now: number,
  { person, kind, mail = null }: { readonly person: string; readonly kind: LinkKind; readonly mail?: string | null },
): Promise<string> {
  const token = makeToken();
  await query.query('DELETE FROM links WHERE person = $1 AND kind = $2', [person, kind]);
  await query.query(
    `INSERT INTO links (token_hash, person, kind, mail, expires) VALUES ($1, $2, $3, $4, ${timestampParam(5)})`,
    [hashToken(token), person, kind, mail, now + LINK_LIFETIME_MS[kind]],
  );
  return token;
}

/** The owner of a link, while it is valid. */
export async function findLink({ db, clock }: ServerContext, kind: LinkKind, token: string): Promise<LinkRow | null> {
  const [link] = await db.query<LinkRow>(
    `SELECT person, links.mail FROM links JOIN persons ON id = person
     WHERE token_hash = $1 AND links.kind = $2 AND expires > ${timestampParam(3)} AND role <> 'barred'`,
    [hashToken(token), kind, clock()],
  );
  return link ?? null;
}

/** Deletes a link; false if it has been used meanwhile. */
export async function consumeLink(query: Queryable, token: string): Promise<boolean> {
  const taken = await query.query('DELETE FROM links WHERE token_hash = $1 RETURNING person', [hashToken(token)]);
  return taken.length > 0;
}

/**
 * A link for becoming the first administrator. It belongs to nobody yet. Several can be valid at once, one per node
 * that has started.
 */
export async function createAdminLink(query: Queryable, now: number): Promise<string> {
  const token = makeToken();
  await query.query(`INSERT INTO links (token_hash, kind, expires) VALUES ($1, 'claim-admin', ${timestampParam(2)})`, [
    hashToken(token),
    now + LINK_LIFETIME_MS['claim-admin'],
  ]);
  return token;
}

/** Deletes all first-administrator links; false if this one was not valid. */
export async function consumeAdminLinks(query: Queryable, now: number, token: string): Promise<boolean> {
  const good = await query.query(
    `SELECT 1 FROM links WHERE token_hash = $1 AND kind = 'claim-admin' AND expires > ${timestampParam(2)} FOR UPDATE`,
    [hashToken(token), now],
  );
  if (good.length > 0) await query.query(`DELETE FROM links WHERE kind = 'claim-admin'`);
  return good.length > 0;
}
