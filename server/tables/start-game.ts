import { fingerprintOf, okResult, type Result } from '@orrery/kernel';
import { type ServerContext, timestampParam } from '../context.ts';
import type { Games, Person, TableRecord } from '../ports.ts';
import type { Queryable } from '../storage/db.ts';
import { textFailure } from '../texts.ts';
import { changeTable, requireGathering, requireOpenSeats, requireSeat } from './change-table.ts';
import { checkRatable } from './create-table.ts';
import { beginReveal, fixCommitments, unrevealedSeats } from './dice.ts';
import { readTable } from './records.ts';

/** Why the game cannot start yet. `starter` is the person who starts it and counts as ready. */
function checkMayStart(table: TableRecord, starter: string | null): Result<null> {
  const { chairs } = table;
  const may = checkRatable(table);
  if (!may.ok) return may;
  const free = chairs.filter(({ sitter }) => sitter === null).length;
  if (free > 0) return textFailure('table.seats-free', { free });
  for (const { sitter, isReady } of chairs) {
    if (sitter?.kind === 'person' && sitter.person !== starter && !isReady) {
      return textFailure('table.not-ready', { name: sitter.name });
    }
  }
  return okResult(null);
}

/** Starts the game: table and game change together or not at all. */
async function beginGame(context: ServerContext, play: Games, table: TableRecord, query: Queryable): Promise<void> {
  const { id } = table;
  const started = context.clock();
  await query.query(
    `UPDATE tables SET state = 'playing', reveal_until = NULL, started = ${timestampParam(2)} WHERE id = $1`,
    [id, started],
  );
  await query.query(`UPDATE chairs SET seen = ${timestampParam(2)} WHERE table_id = $1 AND kind = 'person'`, [
    id,
    started,
  ]);
  await play.begin({ ...table, state: 'playing', revealUntil: null, started }, query);
}

/** The host starts: the commitments are fixed, and the game begins as soon as all seeds are revealed. */
export async function startTable(
  context: ServerContext,
  play: Games,
  id: string,
  person: Person,
): Promise<Result<null>> {
  const { here } = await play.presence(id);
  return changeTable(context, id, async (table, query) => {
    if (table.host !== person.id) return textFailure('table.host-only');
    const open = requireOpenSeats(table);
    if (!open.ok) return open;
    const may = checkMayStart(table, person.id);
    if (!may.ok) return may;
    await fixAndBegin({ context, play, query, here }, table);
    return okResult(null);
  });
}

/** Fixes the commitments; the game begins at once if nobody has anything to reveal. */
export async function fixAndBegin(
  { context, play, query, here }: { context: ServerContext; play: Games; query: Queryable; here: ReadonlySet<string> },
  table: TableRecord,
): Promise<void> {
  const fixed = await fixCommitments(query, table, here);
  if (unrevealedSeats(fixed).length > 0) await beginReveal(context, query, fixed);
  else await beginGame(context, play, fixed, query);
}

/**
 * Starts a game that begins by itself, if everybody is ready and at the table and has committed a seed. A person whose
 * page is still loading has no seed yet.
 */
export async function startWhenReady(context: ServerContext, play: Games, id: string): Promise<void> {
  const seen = await readTable(context.db, id);
  if (seen === null || !isComplete(seen)) return;
  const { here } = await play.presence(id);
  await changeTable(context, id, async (table, query) => {
    if (!isComplete(table)) return textFailure('table.already-started');
    await fixAndBegin({ context, play, query, here }, table);
    return okResult(null);
  });
}

const isComplete = (table: TableRecord): boolean =>
  table.startsWhenReady &&
  requireGathering(table).ok &&
  checkMayStart(table, null).ok &&
  table.chairs.every(({ sitter, commitment }) => sitter?.kind !== 'person' || commitment !== null);

/** Reveals a person's seed; with the last one the game begins. */
export function revealSeed(
  context: ServerContext,
  play: Games,
  id: string,
  person: Person,
  seed: string,
): Promise<Result<null>> {
  return changeTable(context, id, async (table, query) => {
    const seat = requireSeat(table, person);
    if (!seat.ok) return seat;
    const chair = table.chairs[seat.value];
    if (chair?.clientSeed === seed) return okResult(null); // sent twice
    if (table.state !== 'gathering' || table.revealUntil === null) return textFailure('table.no-reveal');
    if (fingerprintOf(seed) !== chair?.commitment) return textFailure('table.seed-mismatch');
    await query.query('UPDATE chairs SET client_seed = $3 WHERE table_id = $1 AND seat = $2', [id, seat.value, seed]);
    const chairs = table.chairs.map((each) => (each === chair ? { ...each, clientSeed: seed } : each));
    const opened = { ...table, chairs };
    if (unrevealedSeats(opened).length === 0) await beginGame(context, play, opened, query);
    return okResult(null);
  });
}
