import { randomBytes } from 'node:crypto';
import { fingerprintOf, okResult, type Result, type Seat } from '@orrery/kernel';
import { type ServerContext, timestampParam } from '../context.ts';
import type { ChairRecord, Person, TableRecord } from '../ports.ts';
import type { Queryable } from '../storage/db.ts';
import { textFailure } from '../texts.ts';
import {
  abandonTable,
  changeTable,
  freeChair,
  handOverHost,
  notifyTournament,
  requireGathering,
  requireSeat,
} from './change-table.ts';
import { personsAt, seatOfPerson } from './summary.ts';

/*
 * The dice seeds are committed before any of them is revealed. While people gather, pages send commitments to their
 * seeds. When the host starts, all commitments are fixed; then the pages reveal their seeds, and the game begins with
 * the last one. So nobody, not even a person who reads the database, can choose a seed knowing the others' seeds. The
 * last to reveal can only reveal or refuse: a person who does not reveal is removed, and all seeds are drawn anew.
 */

/** How long pages have to reveal their committed seeds. */
export const REVEAL_TIMEOUT_MS = 30_000;
const SEED_BYTES = 16;

/** Stores a person's commitment, in place of an earlier one. */
export function commitSeed(
  context: ServerContext,
  id: string,
  person: Person,
  commitment: string,
): Promise<Result<null>> {
  return changeTable(context, id, async (table, query) => {
    const open = requireGathering(table);
    if (!open.ok) return open;
    const seat = requireSeat(table, person);
    if (!seat.ok) return seat;
    await query.query('UPDATE chairs SET commitment = $3 WHERE table_id = $1 AND seat = $2', [
      id,
      seat.value,
      commitment,
    ]);
    return okResult(null);
  });
}

/**
 * Fixes the commitment of every chair: the page's own if that page is connected and can reveal it, otherwise one to a
 * seed drawn now, in the server's memory, when nobody can change a commitment any more.
 */
export async function fixCommitments(
  query: Queryable,
  table: TableRecord,
  here: ReadonlySet<string>,
): Promise<TableRecord> {
  const chairs: ChairRecord[] = [];
  for (const chair of table.chairs) {
    const { sitter, commitment } = chair;
    const plays = sitter?.kind === 'person' && !table.forfeited.includes(chair.seat);
    const reveals = plays && commitment !== null && here.has(sitter.person);
    const clientSeed = reveals ? '' : randomBytes(SEED_BYTES).toString('hex');
    chairs.push({ ...chair, clientSeed, commitment: reveals ? commitment : fingerprintOf(clientSeed) });
  }
  await query.query(
    `UPDATE chairs SET client_seed = s, commitment = c FROM unnest($2::integer[], $3::text[], $4::text[]) AS f (n, s, c)
     WHERE table_id = $1 AND seat = n`,
    [
      table.id,
      chairs.map(({ seat }) => seat),
      chairs.map(({ clientSeed }) => clientSeed),
      chairs.map(({ commitment }) => commitment ?? ''),
    ],
  );
  return { ...table, chairs };
}

/** The seats that have not revealed yet. */
export const unrevealedSeats = ({ chairs }: TableRecord): readonly Seat[] =>
  chairs.flatMap(({ seat, clientSeed }) => (clientSeed === '' ? [seat] : []));

export const beginReveal = (context: ServerContext, query: Queryable, { id }: TableRecord) =>
  query.query(`UPDATE tables SET reveal_until = ${timestampParam(2)} WHERE id = $1`, [
    id,
    context.clock() + REVEAL_TIMEOUT_MS,
  ]);

/**
 * Not everybody has revealed: all commitments are void, and people gather again without those who did not reveal. If
 * they could come back, they would have chosen between two games. A person alone with bots has nobody to cheat, and
 * stays. A table whose people the server has brought together is closed: the others look again.
 */
export async function cancelReveal(
  context: ServerContext,
  query: Queryable,
  table: TableRecord,
  missing: readonly Seat[],
): Promise<void> {
  if (table.isPaired) return void (await abandonTable(context, query, table.id));
  const gone = personsAt(table).length > 1 ? missing : [];
  const persons = gone.flatMap((seat) => {
    const sitter = table.chairs[seat]?.sitter;
    return sitter?.kind === 'person' ? [sitter.person] : [];
  });
  await query.query(`UPDATE chairs SET commitment = NULL, client_seed = '' WHERE table_id = $1`, [table.id]);
  for (const seat of gone) await freeChair(query, table.id, seat);
  await query.query('UPDATE tables SET reveal_until = NULL, unrevealed = $2::jsonb WHERE id = $1', [
    table.id,
    JSON.stringify([...new Set([...table.unrevealed, ...persons])]),
  ]);
  await notifyTournament(query, table.id);
  await handOverHost(context, query, table, persons);
}

/**
 * Ends the reveal when its time is up. The people waiting at the table request it; before the deadline it does
 * nothing.
 */
export function settleReveal(context: ServerContext, id: string, person: Person): Promise<Result<null>> {
  return changeTable(context, id, async (table, query) => {
    if (seatOfPerson(table, person.id) === null) return textFailure('table.not-seated');
    if (table.state !== 'gathering' || table.revealUntil === null || context.clock() < table.revealUntil)
      return okResult(null);
    await cancelReveal(context, query, table, unrevealedSeats(table));
    return okResult(null);
  });
}
