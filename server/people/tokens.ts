import { good, type Result } from '@orrery/kernel';
import type { TokensAnswer } from '@orrery/protocol/api';
import { type Desk, moment } from '../desk.ts';
import { tellRevoked } from '../doorkeeper.ts';
import type { Person } from '../seams.ts';
import { hashOfToken, makeId, makeToken } from '../secrets.ts';
import type { Query } from '../storage/db.ts';
import { refusal } from '../texts.ts';
import { nameFor } from './names.ts';
import { PERSON } from './sessions.ts';

const YEAR_MS = 365 * 86_400_000;
const MOST = 5;
const BEARER = /^Bearer (\S{20,100})$/i;

type Token = TokensAnswer['tokens'][number];

/** Makes a bot of its owner's and a token that acts as that bot. The token is said once and kept nowhere. */
export async function addToken({ db, clock }: Desk, owner: string, given: string): Promise<Result<string>> {
  const name = await nameFor(db, owner, given);
  if (!name.ok) return name;
  return db.within(async (query) => {
    await query.query('SELECT id FROM persons WHERE id = $1 FOR UPDATE', [owner]);
    const mine = await query.query('SELECT id FROM tokens WHERE owner = $1', [owner]);
    if (mine.length >= MOST) return refusal('token.many', { most: MOST });
    const bot = makeId();
    const token = makeToken();
    await query.query(`INSERT INTO persons (id, name, kind, owner) VALUES ($1, $2, 'bot', $3)`, [
      bot,
      name.value,
      owner,
    ]);
    await query.query(
      `INSERT INTO tokens (id, token_hash, bot, owner, expires) VALUES ($1, $2, $3, $4, ${moment(5)})`,
      [makeId(), hashOfToken(token), bot, owner, clock() + YEAR_MS],
    );
    return good(token);
  });
}

export async function listTokens({ db }: Desk, owner: string): Promise<readonly Token[]> {
  return db.query<Token & Record<string, unknown>>(
    `SELECT tokens.id, bot, name, tokens.made, tokens.seen, expires FROM tokens JOIN persons ON persons.id = bot
     WHERE tokens.owner = $1 ORDER BY tokens.made`,
    [owner],
  );
}

/** Ends a token; its bot stays where it played, but nobody acts as it any more. */
export async function revokeToken({ db }: Desk, owner: string, id: string): Promise<Result<null>> {
  const gone = await db.query<{ bot: string }>('DELETE FROM tokens WHERE id = $1 AND owner = $2 RETURNING bot', [
    id,
    owner,
  ]);
  for (const { bot } of gone) await tellRevoked(db, bot);
  return gone.length > 0 ? good(null) : refusal('token.unknown');
}

/** Ends all tokens of somebody: whoever knew the old password may have made one. */
export async function revokeTokens(query: Query, owner: string): Promise<void> {
  const gone = await query.query<{ bot: string }>('DELETE FROM tokens WHERE owner = $1 RETURNING bot', [owner]);
  for (const { bot } of gone) await tellRevoked(query, bot);
}

/** The bot whose token a header Authorization carries; null when there is none, or it is over, or somebody is barred. */
export async function botOf({ db, clock }: Desk, authorization: string): Promise<Person | null> {
  const token = BEARER.exec(authorization)?.[1];
  if (token === undefined) return null;
  const now = clock();
  const [row] = await db.query<Person & { token: string } & Record<string, unknown>>(
    `UPDATE tokens SET seen = ${moment(2)} FROM persons, persons AS owners
     WHERE token_hash = $1 AND expires > ${moment(2)} AND persons.id = bot AND owners.id = tokens.owner
       AND persons.role <> 'barred' AND owners.role <> 'barred'
     RETURNING ${PERSON}`,
    [hashOfToken(token), now],
  );
  return row ?? null;
}
