import { randomBytes } from 'node:crypto';
import { fingerprintOf, good, type Result, type Seat } from '@orrery/kernel';
import { type Desk, moment } from '../desk.ts';
import type { ChairRecord, Person, TableRecord } from '../seams.ts';
import type { Query } from '../storage/db.ts';
import { refusal } from '../texts.ts';
import { personsAt, seatOf } from './card.ts';
import { changeTable, freeChair, gathering, passHost, seated } from './changing.ts';

/*
 * What the dice are made of is fixed before any of it is open. While people gather, pages fix what they add by its fingerprint.
 * When the host starts, all fingerprints stand; then pages open, and the game begins with the last. So nobody, not even
 * somebody who reads the database, can choose what to add knowing what the others add. Whoever opens last can only open
 * or not: who does not is out, and all draw anew.
 */

/** Pages have so long to open what they have fixed. */
export const OPEN_MS = 30_000;
const SEED_BYTES = 16;

/** Fixes what somebody will add to the dice, in place of what they had fixed before. */
export function commitSeed(desk: Desk, id: string, person: Person, commitment: string): Promise<Result<null>> {
  return changeTable(desk, id, async (table, query) => {
    const open = gathering(table);
    if (!open.ok) return open;
    const seat = seated(table, person);
    if (!seat.ok) return seat;
    await query.query('UPDATE chairs SET commitment = $3 WHERE table_id = $1 AND seat = $2', [
      id,
      seat.value,
      commitment,
    ]);
    return good(null);
  });
}

/**
 * Fixes what every chair adds: what its page has fixed where that page is here to open it, else what is drawn now, in the
 * server's memory, when nobody can change any more what they have fixed.
 */
export async function fixSeeds(query: Query, table: TableRecord, here: ReadonlySet<string>): Promise<TableRecord> {
  const chairs: ChairRecord[] = [];
  for (const chair of table.chairs) {
    const { sitter, commitment } = chair;
    const opens = sitter?.kind === 'person' && commitment !== null && here.has(sitter.person);
    const clientSeed = opens ? '' : randomBytes(SEED_BYTES).toString('hex');
    chairs.push({ ...chair, clientSeed, commitment: opens ? commitment : fingerprintOf(clientSeed) });
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

/** The seats that have not opened yet. */
export const owing = ({ chairs }: TableRecord): readonly Seat[] =>
  chairs.flatMap(({ seat, clientSeed }) => (clientSeed === '' ? [seat] : []));

export const beginOpening = (desk: Desk, query: Query, { id }: TableRecord) =>
  query.query(`UPDATE tables SET opens = ${moment(2)} WHERE id = $1`, [id, desk.clock() + OPEN_MS]);

/**
 * Not everybody has opened: what was fixed counts for nothing, and people gather again without those who owe it. Could
 * they come back, they had chosen between two games. Whoever is alone with bots has nobody to cheat, and stays.
 */
export async function drawAnew(desk: Desk, query: Query, table: TableRecord, missing: readonly Seat[]): Promise<void> {
  const gone = personsAt(table).length > 1 ? missing : [];
  const persons = gone.flatMap((seat) => {
    const sitter = table.chairs[seat]?.sitter;
    return sitter?.kind === 'person' ? [sitter.person] : [];
  });
  await query.query(`UPDATE chairs SET commitment = NULL, client_seed = '' WHERE table_id = $1`, [table.id]);
  for (const seat of gone) await freeChair(query, table.id, seat);
  await query.query('UPDATE tables SET opens = NULL, unopened = $2::jsonb WHERE id = $1', [
    table.id,
    JSON.stringify([...new Set([...table.unopened, ...persons])]),
  ]);
  await passHost(desk, query, table, persons);
}

/** Ends the opening when its time is up. Whoever waits at the table asks for it; before that nothing happens. */
export function settleOpening(desk: Desk, id: string, person: Person): Promise<Result<null>> {
  return changeTable(desk, id, async (table, query) => {
    if (seatOf(table, person.id) === null) return refusal('table.not-seated');
    if (table.state !== 'gathering' || table.opens === null || desk.clock() < table.opens) return good(null);
    await drawAnew(desk, query, table, owing(table));
    return good(null);
  });
}
