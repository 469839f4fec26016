import { okResult, type Result } from '@orrery/kernel';
import type { TokensResponse } from '@orrery/protocol/api';
import { notifyRevoked } from '../connection-registry.ts';
import { type ServerContext, timestampParam } from '../context.ts';
import type { Person } from '../ports.ts';
import { hashToken, makeId, makeToken } from '../secrets.ts';
import type { Queryable } from '../storage/db.ts';
import { textFailure } from '../texts.ts';
import { parseNameFor } from './names.ts';
import { PERSON_COLUMNS } from './sessions.ts';

const TOKEN_LIFETIME_MS = 365 * 86_400_000;
const MAX_TOKENS_PER_OWNER = 5;
const BEARER_PATTERN = /^Bearer (\S{20,100})$/i;

type TokenInfo = TokensResponse['tokens'][number];

/** Creates a bot for its owner and a token that acts as that bot. The token is returned once and not stored. */
export async function createToken({ db, clock }: ServerContext, owner: string, given: string): Promise<Result<string>> {
  const name = await parseNameFor(db, owner, given);
  if (!name.ok) return name;
  return db.transaction(async (query) => {
    await query.query('SELECT id FROM persons WHERE id = $1 FOR UPDATE', [owner]);
    const mine = await query.query('SELECT id FROM tokens WHERE owner = $1', [owner]);
    if (mine.length >= MAX_TOKENS_PER_OWNER) return textFailure('token.too-many', { most: MAX_TOKENS_PER_OWNER });
    const bot = makeId();
    const token = makeToken();
    await query.query(`INSERT INTO persons (id, name, kind, owner) VALUES ($1, $2, 'bot', $3)`, [
      bot,
      name.value,
      owner,
    ]);
    await query.query(
      `INSERT INTO tokens (id, token_hash, bot, owner, expires) VALUES ($1, $2, $3, $4, ${timestampParam(5)})`,
      [makeId(), hashToken(token), bot, owner, clock() + TOKEN_LIFETIME_MS],
    );
    return okResult(token);
  });
}

export async function listTokens({ db }: ServerContext, owner: string): Promise<readonly TokenInfo[]> {
  return db.query<TokenInfo & Record<string, unknown>>(
    `SELECT tokens.id, bot, name, tokens.made AS "createdAt", tokens.seen AS "lastUsedAt",
       expires AS "expiresAt" FROM tokens JOIN persons ON persons.id = bot
     WHERE tokens.owner = $1 ORDER BY tokens.made`,
    [owner],
  );
}

/** Ends a token. Its bot stays in its games, but nobody can act as it any more. */
export async function revokeToken({ db }: ServerContext, owner: string, id: string): Promise<Result<null>> {
  const gone = await db.query<{ bot: string }>('DELETE FROM tokens WHERE id = $1 AND owner = $2 RETURNING bot', [
    id,
    owner,
  ]);
  for (const { bot } of gone) await notifyRevoked(db, bot);
  return gone.length > 0 ? okResult(null) : textFailure('token.unknown');
}

/** Ends all tokens of a person: a stranger who knew the old password may have created one. */
export async function revokeTokens(query: Queryable, owner: string): Promise<void> {
  const gone = await query.query<{ bot: string }>('DELETE FROM tokens WHERE owner = $1 RETURNING bot', [owner]);
  for (const { bot } of gone) await notifyRevoked(query, bot);
}

/**
 * The bot whose token an Authorization header carries; null if there is none, it has ended, or the bot or its owner is
 * barred.
 */
export async function botOfToken({ db, clock }: ServerContext, authorization: string): Promise<Person | null> {
  const token = BEARER_PATTERN.exec(authorization)?.[1];
  if (token === undefined) return null;
  const now = clock();
  const [row] = await db.query<Person & { token: string } & Record<string, unknown>>(
    `UPDATE tokens SET seen = ${timestampParam(2)} FROM persons, persons AS owners
     WHERE token_hash = $1 AND expires > ${timestampParam(2)} AND persons.id = bot AND owners.id = tokens.owner
       AND persons.role <> 'barred' AND owners.role <> 'barred'
     RETURNING ${PERSON_COLUMNS}`,
    [hashToken(token), now],
  );
  return row ?? null;
}
