import { okResult, type Result } from '@orrery/kernel';
import type { FriendsSettings } from '@orrery/protocol/api';
import { type ServerContext, timestampParam } from '../context.ts';
import { isBlockedWithAny } from '../people/blocks.ts';
import { PERSON_PRESENCES_CHANNEL } from '../play/presence-tracker.ts';
import { PERSONS_CHANNEL } from '../ports.ts';
import type { Queryable } from '../storage/db.ts';
import { textFailure } from '../texts.ts';

const MAX_FOLLOWED = 500;

/** Announces that what a person sees of others has changed. */
export const notifyPerson = (query: Queryable, person: string) =>
  query.query('SELECT pg_notify($1, $2)', [PERSONS_CHANNEL, person]);

/** Whether this is somebody who can be followed and invited: people, neither programs nor deleted accounts. */
export async function isHuman(query: Queryable, person: string): Promise<boolean> {
  const found = await query.query(`SELECT 1 FROM persons WHERE id = $1 AND kind <> 'bot' AND name <> ''`, [person]);
  return found.length > 0;
}

/** A person follows another. Nobody can follow where there is a block, in either direction. */
export function follow({ db, clock }: ServerContext, person: string, other: string): Promise<Result<null>> {
  return db.transaction(async (query) => {
    if (person === other) return textFailure('people.self');
    if (!(await isHuman(query, other))) return textFailure('people.unknown');
    if (await isBlockedWithAny(query, person, [other])) return textFailure('people.blocked');
    const followed = await query.query('SELECT 1 FROM follows WHERE person = $1', [person]);
    if (followed.length >= MAX_FOLLOWED) return textFailure('people.too-many-followed', { most: MAX_FOLLOWED });
    await query.query(
      `INSERT INTO follows (person, other, made) VALUES ($1, $2, ${timestampParam(3)}) ON CONFLICT DO NOTHING`,
      [person, other, clock()],
    );
    for (const changed of [person, other]) await notifyPerson(query, changed);
    return okResult(null);
  });
}

export async function unfollow({ db }: ServerContext, person: string, other: string): Promise<Result<null>> {
  await db.query('DELETE FROM follows WHERE person = $1 AND other = $2', [person, other]);
  for (const changed of [person, other]) await notifyPerson(db, changed);
  return okResult(null);
}

/** The people whom a person follows. */
export async function followedBy(query: Queryable, person: string): Promise<ReadonlySet<string>> {
  const rows = await query.query<{ other: string }>('SELECT other FROM follows WHERE person = $1', [person]);
  return new Set(rows.map(({ other }) => other));
}

/** Moves what a guest and others follow to the member that the guest has become. */
export async function moveFollows(query: Queryable, guest: string, member: string): Promise<void> {
  await query.query(
    `INSERT INTO follows SELECT $2, other, made FROM follows WHERE person = $1 AND other <> $2 ON CONFLICT DO NOTHING`,
    [guest, member],
  );
  await query.query(
    `INSERT INTO follows SELECT person, $2, made FROM follows WHERE other = $1 AND person <> $2 ON CONFLICT DO NOTHING`,
    [guest, member],
  );
  await query.query('DELETE FROM follows WHERE person = $1 OR other = $1', [guest]);
  await query.query(
    `UPDATE invitations SET person = $2 WHERE person = $1 AND NOT EXISTS
       (SELECT 1 FROM invitations AS own WHERE own.table_id = invitations.table_id AND own.person = $2)`,
    [guest, member],
  );
}

/** Whether a person may be seen, and who may invite them. Those who follow them hear at once that they came or went. */
export async function setFriendsSettings(
  { db }: ServerContext,
  person: string,
  { isPresenceHidden, invitedBy }: FriendsSettings,
): Promise<void> {
  await db.query('UPDATE persons SET is_presence_hidden = $2, invited_by = $3 WHERE id = $1', [
    person,
    isPresenceHidden,
    invitedBy,
  ]);
  await notifyPerson(db, person);
  await db.query('SELECT pg_notify($1, $2)', [PERSON_PRESENCES_CHANNEL, person]);
}
