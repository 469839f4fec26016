import type { Contact, FriendsResponse, PresenceResponse } from '@orrery/protocol/api';
import type { ServerContext } from '../context.ts';
import { PRESENCE_TTL_SQL } from '../play/presence-tracker.ts';
import type { Queryable } from '../storage/db.ts';

const MAX_FOLLOWERS_LISTED = 200;
const MAX_RECENT = 20;
const MAX_HERE_LISTED = 60;
/** Of how many of a person's last games the other people are listed. */
const MAX_RECENT_GAMES = 30;

/** Whether a person's page is open somewhere, and may be seen by others: a condition on `persons`. */
export const IS_HERE_SQL = `(NOT is_presence_hidden AND EXISTS
  (SELECT 1 FROM presences WHERE presences.person = persons.id AND presences.seen > now() - ${PRESENCE_TTL_SQL}))`;

/** The open table at which a person is playing a live game now. */
const TABLE_SQL = `(SELECT tables.id FROM chairs JOIN tables ON tables.id = chairs.table_id
    JOIN presences ON presences.table_id = tables.id AND presences.person = chairs.person
  WHERE chairs.person = persons.id AND state = 'playing' AND visibility = 'public' AND NOT is_presence_hidden
    AND presences.seen > now() - ${PRESENCE_TTL_SQL} LIMIT 1)`;

/**
 * Reads people as one person sees them, without those with whom there is a block; those who are here come first. Programs
 * are no contacts.
 */
async function readContacts(query: Queryable, person: string, ids: readonly string[]): Promise<readonly Contact[]> {
  return query.query<Contact & Record<string, unknown>>(
    `SELECT persons.id AS person, name, handle, ${IS_HERE_SQL} AS "isHere", ${TABLE_SQL} AS table,
       EXISTS (SELECT 1 FROM follows AS own WHERE own.person = $1 AND own.other = persons.id) AS "isFollowed",
       EXISTS (SELECT 1 FROM follows AS back WHERE back.person = persons.id AND back.other = $1) AS "followsMe"
     FROM persons WHERE persons.id = ANY ($2::text[]) AND persons.id <> $1 AND kind <> 'bot' AND name <> ''
       AND NOT EXISTS (SELECT 1 FROM blocks WHERE blocks.kind = 'block'
         AND ((blocks.person = $1 AND blocks.other = persons.id) OR (blocks.other = $1 AND blocks.person = persons.id)))
     ORDER BY "isHere" DESC, lower(name), persons.id`,
    [person, [...ids]],
  );
}

/** The people whom a person follows and who follow them, the last first. */
async function relatedTo(query: Queryable, person: string): Promise<readonly string[]> {
  const rows = await query.query<{ id: string }>(
    `SELECT other AS id FROM follows WHERE person = $1
     UNION SELECT id FROM (SELECT person AS id FROM follows WHERE other = $1 ORDER BY made DESC LIMIT $2) AS followers`,
    [person, MAX_FOLLOWERS_LISTED],
  );
  return rows.map(({ id }) => id);
}

/** The people with whom somebody has played lately: by game, the last first. */
async function recentGames(query: Queryable, person: string): Promise<readonly (readonly string[])[]> {
  const rows = await query.query<{ people: readonly string[] }>(
    `SELECT (SELECT jsonb_agg(others.person ORDER BY others.seat) FROM chairs AS others
       WHERE others.table_id = tables.id AND others.person <> $1) AS people
     FROM chairs JOIN tables ON tables.id = chairs.table_id
     WHERE chairs.person = $1 AND started IS NOT NULL ORDER BY coalesce(ended, started) DESC LIMIT $2`,
    [person, MAX_RECENT_GAMES],
  );
  return rows.flatMap(({ people }) => (people === null ? [] : [people]));
}

/** Whom a person follows, who follows them, and with whom they have played lately. */
export async function friendsOf({ db }: ServerContext, person: string): Promise<FriendsResponse> {
  const [settings] = await db.query<Pick<FriendsResponse, 'isPresenceHidden' | 'invitedBy'> & Record<string, unknown>>(
    'SELECT is_presence_hidden AS "isPresenceHidden", invited_by AS "invitedBy" FROM persons WHERE id = $1',
    [person],
  );
  const games = await recentGames(db, person);
  const met = [...new Set(games.flat())].slice(0, MAX_RECENT);
  const contacts = await readContacts(db, person, [...(await relatedTo(db, person)), ...met]);
  return {
    following: contacts.filter(({ isFollowed }) => isFollowed),
    followers: contacts.filter(({ isFollowed, followsMe }) => followsMe && !isFollowed),
    recent: met.flatMap((id) => contacts.filter((each) => each.person === id && !each.isFollowed && !each.followsMe)),
    lastGame: (games[0] ?? []).filter((id) => contacts.some((each) => each.person === id)),
    isPresenceHidden: settings?.isPresenceHidden ?? false,
    invitedBy: settings?.invitedBy ?? 'everybody',
  };
}

/** How many people are here, and as many of them as fit a list; strangers get the number alone. */
export async function peopleHere({ db }: ServerContext, asker: string | null): Promise<PresenceResponse> {
  const rows = await db.query<{ id: string }>(
    `SELECT persons.id FROM persons WHERE kind <> 'bot' AND name <> '' AND id IN
       (SELECT person FROM presences WHERE seen > now() - ${PRESENCE_TTL_SQL}) AND NOT is_presence_hidden
     ORDER BY kind = 'guest', persons.seen DESC, persons.id`,
  );
  const listed = rows.slice(0, MAX_HERE_LISTED).map(({ id }) => id);
  return { count: rows.length, people: asker === null ? [] : await readContacts(db, asker, listed) };
}
