import type { ServerContext } from '../context.ts';
import type { Games, Person } from '../ports.ts';
import type { Queryable } from '../storage/db.ts';
import type { ZipEntry } from './zip.ts';

/**
 * What is stored about a person, by name: a query with the person's id as its parameter. Passwords, tokens and keys are not
 * among it, nor what belongs to others, such as who has blocked whom or who has reported whom.
 */
const STORED: Readonly<Record<string, string>> = {
  person:
    'SELECT id, name, handle, kind, role, language, mail, mail_pace, digest_hour, is_presence_hidden, invited_by, made, seen FROM persons WHERE id = $1',
  login: 'SELECT login, made FROM passwords WHERE person = $1',
  passkeys: 'SELECT made, used FROM passkeys WHERE person = $1 ORDER BY made',
  sessions: 'SELECT agent, made, seen, expires FROM sessions WHERE person = $1 ORDER BY made',
  bots: `SELECT name, tokens.made, tokens.seen, expires FROM tokens JOIN persons ON persons.id = bot
         WHERE tokens.owner = $1 ORDER BY tokens.made`,
  ratings: 'SELECT game, seats, mu, sigma, games, changed FROM ratings WHERE person = $1 ORDER BY game, seats',
  ratingHistory:
    'SELECT table_id, game, seats, mu, sigma, made FROM rating_history WHERE person = $1 ORDER BY made, table_id',
  departures: 'SELECT table_id, made FROM departures WHERE person = $1 ORDER BY made, table_id',
  pairing: 'SELECT game, seats, pace, since FROM pairings WHERE person = $1',
  blocks: `SELECT other, name, blocks.kind, blocks.made FROM blocks JOIN persons ON persons.id = other
           WHERE person = $1 ORDER BY blocks.made`,
  follows: `SELECT other, name, follows.made FROM follows JOIN persons ON persons.id = other
            WHERE person = $1 ORDER BY follows.made, other`,
  invitations: 'SELECT table_id, inviter, made, is_declined FROM invitations WHERE person = $1 ORDER BY made, table_id',
  weeklyDaysOff: 'SELECT made, weekdays, utc_offset FROM weekly_days_off WHERE person = $1 ORDER BY made',
  vacations: 'SELECT starts, ends FROM vacations WHERE person = $1 ORDER BY starts, id',
  push: 'SELECT endpoint, made FROM push_subscriptions WHERE person = $1 ORDER BY made',
  webhook: 'SELECT format, address, made FROM webhooks WHERE person = $1',
  autoAnswers: 'SELECT table_id, question, move FROM auto_answers WHERE person = $1 ORDER BY table_id, question',
  messages: 'SELECT table_id, name, text, made FROM chat_messages WHERE person = $1 ORDER BY made, table_id, id',
  reviewNotes:
    'SELECT table_id, branch, seq, text, made FROM review_notes WHERE person = $1 ORDER BY made, table_id, id',
  reports: 'SELECT person, table_id, text, made FROM reports WHERE reporter = $1 ORDER BY made',
};

const GAMES = `SELECT tables.id, game, edition, options, time, on_timeout, is_rated, visibility, state, places, forfeited,
    tables.made, started, ended, own.seat,
    (SELECT jsonb_agg(coalesce(chairs.name, '') ORDER BY chairs.seat) FROM chairs WHERE table_id = tables.id) AS names
  FROM tables JOIN chairs AS own ON own.table_id = tables.id AND own.person = $1 ORDER BY tables.made, tables.id`;

async function rowsOf(query: Queryable, sql: string, person: string): Promise<readonly Record<string, unknown>[]> {
  const rows = await query.query<{ row: Record<string, unknown> }>(
    `SELECT to_jsonb(stored) AS row FROM (${sql}) AS stored`,
    [person],
  );
  return rows.map(({ row }) => row);
}

const jsonFile = (name: string, value: unknown): ZipEntry => ({ name, text: `${JSON.stringify(value, null, 2)}\n` });

/**
 * Everything about a person, as files: the account, all games, and the log of each game that is over. The log of one that
 * is still played would tell what its players may not know.
 */
export async function* accountFiles(
  { db }: ServerContext,
  play: Pick<Games, 'logOf'>,
  { id }: Person,
): AsyncGenerator<ZipEntry> {
  const account: Record<string, unknown> = {};
  for (const [name, sql] of Object.entries(STORED)) account[name] = await rowsOf(db, sql, id);
  yield jsonFile('account.json', account);
  const games = await rowsOf(db, GAMES, id);
  yield jsonFile('games.json', games);
  for (const { id: table, state } of games) {
    const log = state === 'over' && typeof table === 'string' ? await play.logOf(table) : null;
    if (log?.ok) yield { name: `games/${table}.log`, text: log.value };
  }
}
