import { okResult, type Result } from '@orrery/kernel';
import type { InvitationsResponse, InvitedResponse } from '@orrery/protocol/api';
import { type ServerContext, timestampParam } from '../context.ts';
import { checkMayPlay } from '../moderation/sanctions.ts';
import { isBlockedWithAny } from '../people/blocks.ts';
import type { Person, TableRecord } from '../ports.ts';
import type { Queryable } from '../storage/db.ts';
import { changeTable, requireOpenSeats } from '../tables/change-table.ts';
import { readTable } from '../tables/records.ts';
import { personsAt, seatOfPerson } from '../tables/summary.ts';
import { textFailure } from '../texts.ts';
import { isHuman, notifyPerson } from './follows.ts';

const MAX_INVITED_TO_TABLE = 20;

/** A person is at the table, and so may invite others and see who was invited. */
const isAtTable = (table: TableRecord, person: string): boolean =>
  table.host === person || seatOfPerson(table, person) !== null;

/**
 * Whether a person wants to be invited by another. The reason is told to nobody: a block is not to be noticed. Guests are
 * easy to create, so they invite only people who follow them or with whom they have played.
 */
async function wantsInvitation(query: Queryable, person: string, inviter: Person): Promise<boolean> {
  const [row] = await query.query<{ invitedBy: string; follows: boolean; isMuted: boolean; hasPlayed: boolean }>(
    `SELECT invited_by AS "invitedBy",
       EXISTS (SELECT 1 FROM follows WHERE follows.person = $1 AND other = $2) AS follows,
       EXISTS (SELECT 1 FROM blocks WHERE blocks.person = $1 AND other = $2) AS "isMuted",
       EXISTS (SELECT 1 FROM chairs AS own JOIN chairs AS theirs ON theirs.table_id = own.table_id
         JOIN tables ON tables.id = own.table_id
         WHERE own.person = $1 AND theirs.person = $2 AND started IS NOT NULL) AS "hasPlayed"
     FROM persons WHERE id = $1`,
    [person, inviter.id],
  );
  if (row === undefined || row.isMuted || row.invitedBy === 'nobody') return false;
  if (row.follows) return true;
  return row.invitedBy === 'everybody' && (inviter.kind === 'member' || row.hasPlayed);
}

/** Invites a person to a table that has not begun; returns the table, for the notice. */
export function invite(
  context: ServerContext,
  id: string,
  inviter: Person,
  person: string,
): Promise<Result<TableRecord>> {
  return changeTable(context, id, async (table, query) => {
    if (!isAtTable(table, inviter.id)) return textFailure('table.not-seated');
    const open = requireOpenSeats(table);
    if (!open.ok) return open;
    const may = await checkMayPlay(query, context.clock(), inviter.id);
    if (!may.ok) return may;
    if (person === inviter.id) return textFailure('people.self');
    if (seatOfPerson(table, person) !== null) return textFailure('invite.at-table');
    if (!(await isHuman(query, person))) return textFailure('people.unknown');
    const isUnwelcome = table.removed.includes(person) || (await isBlockedWithAny(query, person, personsAt(table)));
    if (isUnwelcome || !(await wantsInvitation(query, person, inviter))) return textFailure('invite.refused');
    const earlier = await query.query('SELECT person FROM invitations WHERE table_id = $1', [id]);
    if (earlier.some((each) => each.person === person)) return textFailure('invite.already');
    if (earlier.length >= MAX_INVITED_TO_TABLE) return textFailure('invite.too-many', { most: MAX_INVITED_TO_TABLE });
    await query.query(
      `INSERT INTO invitations (table_id, person, inviter, made) VALUES ($1, $2, $3, ${timestampParam(4)})`,
      [id, person, inviter.id, context.clock()],
    );
    await notifyPerson(query, person);
    return okResult(table);
  });
}

/** A person declines an invitation. Declining one that does not exist any more is no error. */
export async function declineInvitation({ db }: ServerContext, id: string, person: string): Promise<Result<null>> {
  await db.query('UPDATE invitations SET is_declined = true WHERE table_id = $1 AND person = $2', [id, person]);
  await notifyPerson(db, person);
  return okResult(null);
}

/** Who was invited to a table and has not come; for those who are there. */
export async function invitedTo({ db }: ServerContext, id: string, asker: Person): Promise<Result<InvitedResponse>> {
  const table = await readTable(db, id);
  if (table === null) return textFailure('table.unknown');
  if (!isAtTable(table, asker.id)) return textFailure('table.not-seated');
  const people = await db.query<InvitedResponse['people'][number] & Record<string, unknown>>(
    `SELECT person, name, is_declined AS "isDeclined" FROM invitations JOIN persons ON persons.id = person
     WHERE table_id = $1 AND name <> '' AND person <> ALL ($2::text[]) ORDER BY invitations.made, person`,
    [id, [...personsAt(table)]],
  );
  return okResult({ people });
}

/** The tables to which a person is invited and where there is still a free chair, the last first. */
export async function invitationsOf({ db }: ServerContext, person: string): Promise<InvitationsResponse> {
  const invitations = await db.query<InvitationsResponse['invitations'][number] & Record<string, unknown>>(
    `SELECT tables.id AS table, game, seats, time, is_rated AS "isRated", invitations.made AS "invitedAt",
       jsonb_build_object('person', persons.id, 'name', persons.name) AS from
     FROM invitations JOIN tables ON tables.id = table_id JOIN persons ON persons.id = inviter
     WHERE person = $1 AND NOT is_declined AND state = 'gathering' AND reveal_until IS NULL AND persons.name <> ''
       AND EXISTS (SELECT 1 FROM chairs WHERE chairs.table_id = tables.id AND kind IS NULL)
       AND NOT EXISTS (SELECT 1 FROM chairs WHERE chairs.table_id = tables.id AND chairs.person = $1)
     ORDER BY invitations.made DESC, tables.id`,
    [person],
  );
  return { invitations };
}
