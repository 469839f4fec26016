import { okResult, type Result } from '@orrery/kernel';
import type { ImposeSanction, SanctionsResponse } from '@orrery/protocol/api';
import { type ServerContext, timestampParam } from '../context.ts';
import { signOutEverywhere } from '../people/sessions.ts';
import { PERSONS_CHANNEL, type Person } from '../ports.ts';
import { makeId } from '../secrets.ts';
import type { Queryable } from '../storage/db.ts';
import { textFailure } from '../texts.ts';
import { recordAction } from './audit.ts';

const HOUR_MS = 3_600_000;

type SanctionKind = ImposeSanction['kind'];

/** Condition on `sanctions`: in force at the time in parameter `$n`. */
const inForce = (n: number): string => `lifted IS NULL AND (ends IS NULL OR ends > ${timestampParam(n)})`;

/** The sanctions of a person: those in force first, then newest first. */
export async function sanctionsOf({ db, clock }: ServerContext, person: string): Promise<SanctionsResponse> {
  const sanctions = await db.query<SanctionsResponse['sanctions'][number] & Record<string, unknown>>(
    `SELECT id, kind, reason, made AS "createdAt", ends AS "endsAt", ${inForce(2)} AS "isInForce" FROM sanctions
     WHERE person = $1 ORDER BY ${inForce(2)} DESC, made DESC, id`,
    [person, clock()],
  );
  return { sanctions };
}

/** A time that is readable in any language: 2026-11-20 14:00 UTC. */
const timeText = (ms: number): string => `${new Date(ms).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/** Why a person may not do something, if one of these sanctions is in force. */
async function checkSanctions(
  query: Queryable,
  now: number,
  person: string,
  kinds: readonly SanctionKind[],
  code: 'chat.muted' | 'people.time-out' | 'sign-in.barred',
): Promise<Result<null>> {
  const [row] = await query.query<{ reason: string; ends: number | null }>(
    `SELECT reason, ends FROM sanctions WHERE person = $1 AND kind = ANY ($3::text[]) AND ${inForce(2)}
     ORDER BY ends DESC NULLS FIRST LIMIT 1`,
    [person, now, [...kinds]],
  );
  if (row === undefined) return okResult(null);
  const until = row.ends === null ? '' : timeText(row.ends);
  return textFailure(code, { reason: row.reason, until, ends: row.ends === null ? 'no' : 'yes' });
}

/** Whether a person may write in chats. */
export const checkMayChat = (query: Queryable, now: number, person: string): Promise<Result<null>> =>
  checkSanctions(query, now, person, ['mute', 'time-out'], 'chat.muted');

/** Whether a person may begin games: sit down, create tables, be paired, enter tournaments. Running games go on. */
export const checkMayPlay = (query: Queryable, now: number, person: string): Promise<Result<null>> =>
  checkSanctions(query, now, person, ['time-out'], 'people.time-out');

/** Whether a person may sign in; checked after the password, so that nobody else learns about a ban. */
export const checkMayEnterServer = (query: Queryable, now: number, person: string): Promise<Result<null>> =>
  checkSanctions(query, now, person, ['bar'], 'sign-in.barred');

/** Lets people in again whose bar has ended. */
export async function endExpiredBars(query: Queryable, now: number): Promise<void> {
  await query.query(
    `UPDATE persons SET role = 'player' WHERE role = 'barred'
       AND EXISTS (SELECT 1 FROM sanctions WHERE person = persons.id AND kind = 'bar')
       AND NOT EXISTS (SELECT 1 FROM sanctions WHERE person = persons.id AND kind = 'bar' AND ${inForce(1)})`,
    [now],
  );
}

/** Mutes, times out or bars a person. */
export function imposeSanction(
  { db, clock }: ServerContext,
  admin: Person,
  person: string,
  { kind, hours, reason: given }: ImposeSanction,
): Promise<Result<null>> {
  return db.transaction(async (query) => {
    const now = clock();
    const reason = given.trim();
    if (admin.id === person) return textFailure('people.self');
    if (reason === '') return textFailure('sanction.reason');
    const [found] = await query.query('SELECT role FROM persons WHERE id = $1 FOR UPDATE', [person]);
    if (found === undefined) return textFailure('people.unknown');
    if (found.role === 'admin') return textFailure('sanction.admin');
    await query.query(
      `INSERT INTO sanctions (id, person, kind, reason, made, made_by, ends)
       VALUES ($1, $2, $3, $4, ${timestampParam(5)}, $6, ${timestampParam(7)})`,
      [makeId(), person, kind, reason, now, admin.id, hours === null ? null : now + hours * HOUR_MS],
    );
    if (kind === 'bar') {
      await query.query(`UPDATE persons SET role = 'barred' WHERE id = $1`, [person]);
      await signOutEverywhere(query, person);
    }
    if (kind === 'time-out') await query.query('DELETE FROM pairings WHERE person = $1', [person]);
    const length = hours === null ? '' : `${hours} h: `;
    await recordAction(query, now, admin, { action: kind, person, details: `${length}${reason}` });
    await query.query('SELECT pg_notify($1, $2)', [PERSONS_CHANNEL, person]);
    return okResult(null);
  });
}

/** Ends the bars of a person before their time. */
export const liftBars = (query: Queryable, now: number, person: string) =>
  query.query(
    `UPDATE sanctions SET lifted = ${timestampParam(2)} WHERE person = $1 AND kind = 'bar' AND ${inForce(2)}`,
    [person, now],
  );

/** Ends a sanction before its time. */
export function liftSanction({ db, clock }: ServerContext, admin: Person, id: string): Promise<Result<null>> {
  return db.transaction(async (query) => {
    const now = clock();
    const [lifted] = await query.query<{ person: string; kind: SanctionKind; reason: string }>(
      `UPDATE sanctions SET lifted = ${timestampParam(2)} WHERE id = $1 AND ${inForce(2)} RETURNING person, kind, reason`,
      [id, now],
    );
    if (lifted === undefined) return textFailure('sanction.unknown');
    await endExpiredBars(query, now);
    const { person, kind, reason } = lifted;
    await recordAction(query, now, admin, { action: 'lift', person, details: `${kind}: ${reason}` });
    await query.query('SELECT pg_notify($1, $2)', [PERSONS_CHANNEL, person]);
    return okResult(null);
  });
}
