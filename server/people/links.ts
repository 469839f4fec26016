import { type Desk, moment } from '../desk.ts';
import { hashOfToken, makeToken } from '../secrets.ts';
import type { Query } from '../storage/db.ts';

const HOUR_MS = 3_600_000;
/** How long a link is good, by what it is for. */
const LASTS_MS = { mail: 48 * HOUR_MS, reset: HOUR_MS, house: HOUR_MS } as const;

type Purpose = 'mail' | 'reset';

interface Link {
  readonly [column: string]: unknown;
  readonly person: string;
  /** The address that is confirmed by it. */
  readonly mail: string | null;
}

/** Makes a link and gives its token, which is kept nowhere. An older one for the same is good no more. */
export async function makeLink(
  query: Query,
  now: number,
  { person, kind, mail = null }: { readonly person: string; readonly kind: Purpose; readonly mail?: string | null },
): Promise<string> {
  const token = makeToken();
  await query.query('DELETE FROM links WHERE person = $1 AND kind = $2', [person, kind]);
  await query.query(
    `INSERT INTO links (token_hash, person, kind, mail, expires) VALUES ($1, $2, $3, $4, ${moment(5)})`,
    [hashOfToken(token), person, kind, mail, now + LASTS_MS[kind]],
  );
  return token;
}

/** Whose link this is, as long as it is good. */
export async function findLink({ db, clock }: Desk, kind: Purpose, token: string): Promise<Link | null> {
  const [link] = await db.query<Link>(
    `SELECT person, links.mail FROM links JOIN persons ON id = person
     WHERE token_hash = $1 AND links.kind = $2 AND expires > ${moment(3)} AND role <> 'barred'`,
    [hashOfToken(token), kind, clock()],
  );
  return link ?? null;
}

/** Takes a link away; false when somebody else has used it meanwhile. */
export async function takeLink(query: Query, token: string): Promise<boolean> {
  const taken = await query.query('DELETE FROM links WHERE token_hash = $1 RETURNING person', [hashOfToken(token)]);
  return taken.length > 0;
}

/** A link to a house that nobody runs: it is nobody's yet. Several may be good at once, one for each node that started. */
export async function makeHouseLink(query: Query, now: number): Promise<string> {
  const token = makeToken();
  await query.query(`INSERT INTO links (token_hash, kind, expires) VALUES ($1, 'house', ${moment(2)})`, [
    hashOfToken(token),
    now + LASTS_MS.house,
  ]);
  return token;
}

/** Takes all links to the house away; false when this was none that is good. */
export async function takeHouseLinks(query: Query, now: number, token: string): Promise<boolean> {
  const good = await query.query(
    `SELECT 1 FROM links WHERE token_hash = $1 AND kind = 'house' AND expires > ${moment(2)} FOR UPDATE`,
    [hashOfToken(token), now],
  );
  if (good.length > 0) await query.query(`DELETE FROM links WHERE kind = 'house'`);
  return good.length > 0;
}
