import { randomBytes } from 'node:crypto';
import { presentEdition } from '@orrery/catalog';
import { commitmentOf, good, keysOf, type Result, readOptions, readSeats, toHex } from '@orrery/kernel';
import type { TableTerms } from '@orrery/protocol';
import { type Desk, moment } from '../desk.ts';
import { isBlocked } from '../people/shutting.ts';
import type { ChairRecord, Person } from '../seams.ts';
import { makeId } from '../secrets.ts';
import type { Query } from '../storage/db.ts';
import { refusal } from '../texts.ts';
import { changeTable, seated, tellTable } from './changing.ts';

/** Tables that wait or are played at, which one person may have made. */
const MOST = 20;

export interface Wished extends TableTerms {
  readonly seats: number;
  readonly colour?: number | undefined; // for the host
}

/** Whether a table may be rated: it needs a clock, so that nobody can sit a lost game out. */
export const mayRate = ({ isRated, time }: TableTerms): Result<null> =>
  isRated && time.kind === 'none' ? refusal('table.rated-clock') : good(null);

/** The terms as the game itself understands them: options complete, seats as it allows. No bot plays a rated game on. */
async function readTerms(wished: Wished): Promise<Result<Wished & { readonly edition: number }>> {
  const edition = presentEdition(wished.game);
  if (edition === null) return refusal('table.game', { game: wished.game });
  const held = await edition.load();
  return held.use((game): Result<Wished & { readonly edition: number }> => {
    const options = readOptions(game.options, wished.options);
    if (!options.ok) return options;
    const seats = readSeats(game, wished.seats);
    if (!seats.ok) return seats;
    const complete: Record<string, unknown> = Object.fromEntries(
      keysOf(game.options).map((key) => [key, options.value[key]]),
    );
    const atZero = wished.isRated ? 'forfeit' : wished.atZero;
    return good({ ...wished, options: complete, atZero, edition: edition.edition });
  });
}

/** Adds a table with free chairs. Its seed is drawn now, so that its commitment stands before anybody adds a seed. */
async function addTable(
  query: Query,
  { now, host, terms }: { now: number; host: string; terms: Wished & { readonly edition: number } },
): Promise<string> {
  const id = makeId();
  const seed = randomBytes(32);
  await query.query(
    `INSERT INTO tables (id, game, edition, seats, options, time, at_zero, is_rated, door, host, server_seed, commitment, made)
     VALUES ($1, $2, $3, $4, $5::jsonb, $6::jsonb, $7, $8, $9, $10, $11, $12, ${moment(13)})`,
    [
      id,
      terms.game,
      terms.edition,
      terms.seats,
      JSON.stringify(terms.options),
      JSON.stringify(terms.time),
      terms.atZero,
      terms.isRated,
      terms.door,
      host,
      toHex(seed),
      commitmentOf(seed),
      now,
    ],
  );
  await query.query('INSERT INTO chairs (table_id, seat) SELECT $1, generate_series(0, $2::integer - 1)', [
    id,
    terms.seats,
  ]);
  return id;
}

/** Makes a table; whoever makes it is its host and sits on its first chair. */
export async function makeTable({ db, clock }: Desk, host: Person, wished: Wished): Promise<Result<string>> {
  if (wished.isRated && host.kind !== 'member') return refusal('table.rated-members');
  const may = mayRate(wished);
  if (!may.ok) return may;
  const terms = await readTerms(wished);
  if (!terms.ok) return terms;
  return db.within(async (query) => {
    await query.query('SELECT id FROM persons WHERE id = $1 FOR NO KEY UPDATE', [host.id]);
    const mine = await query.query(`SELECT 1 FROM tables WHERE host = $1 AND state IN ('gathering', 'playing')`, [
      host.id,
    ]);
    if (mine.length >= MOST) return refusal('table.many', { most: MOST });
    const id = await addTable(query, { now: clock(), host: host.id, terms: terms.value });
    await query.query(
      `UPDATE chairs SET kind = 'person', person = $2, name = $3, colour = $5, is_ready = true, seen = ${moment(4)}
       WHERE table_id = $1 AND seat = 0`,
      [id, host.id, host.name, clock(), wished.colour ?? null],
    );
    await tellTable(query, id);
    return good(id);
  });
}

/** The table at which the same people play again, everybody one seat further; made by the first who asks. */
export function makeRematch(desk: Desk, id: string, asker: Person): Promise<Result<string>> {
  return changeTable(desk, id, async (table, query) => {
    const seat = seated(table, asker);
    if (!seat.ok) return seat;
    if (table.state === 'gathering' || table.state === 'playing') return refusal('table.not-over');
    if (table.rematch !== null) return good(table.rematch);
    const may = mayRate(table);
    if (!may.ok) return may;
    const seats = table.chairs.length;
    // The present rules, as long as they know the options that were agreed on; otherwise the same rules again.
    const present = await readTerms({ ...table, seats });
    const terms = present.ok ? present.value : { ...table, seats };
    const again = await addTable(query, { now: desk.clock(), host: asker.id, terms });
    for (const chair of table.chairs) await moveOver(query, { chair, to: (chair.seat + 1) % seats, again, asker });
    await query.query('UPDATE tables SET rematch = $2 WHERE id = $1', [table.id, again]);
    await tellTable(query, again);
    return good(again);
  });
}

/** Those who do not want to sit with the one who asked stay behind. */
async function moveOver(
  query: Query,
  { chair, to, again, asker }: { chair: ChairRecord; to: number; again: string; asker: Person },
): Promise<void> {
  const { sitter } = chair;
  if (sitter === null) return;
  if (sitter.kind === 'bot') {
    await query.query(
      `UPDATE chairs SET kind = 'bot', name = $3, level = $4, colour = $5 WHERE table_id = $1 AND seat = $2`,
      [again, to, sitter.name, sitter.level, chair.colour],
    );
    return;
  }
  if (await isBlocked(query, asker.id, [sitter.person])) return;
  await query.query(
    `UPDATE chairs SET kind = 'person', person = $3, name = $4, is_ready = $5, colour = $6
     WHERE table_id = $1 AND seat = $2`,
    [again, to, sitter.person, sitter.name, sitter.person === asker.id, chair.colour],
  );
}
