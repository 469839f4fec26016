import { randomBytes } from 'node:crypto';
import { presentEdition } from '@orrery/catalog';
import { commitmentOf, okResult, optionNames, type Result, readOptions, readSeats, toHex } from '@orrery/kernel';
import type { TableTerms } from '@orrery/protocol';
import { type ServerContext, timestampParam } from '../context.ts';
import { checkMayPlay } from '../moderation/sanctions.ts';
import { isBlockedWithAny } from '../people/blocks.ts';
import type { ChairRecord, Person, TableRecord } from '../ports.ts';
import { makeId } from '../secrets.ts';
import type { Queryable } from '../storage/db.ts';
import { textFailure } from '../texts.ts';
import { changeTable, notifyTableChanged, requireSeat } from './change-table.ts';
import { lockTable } from './records.ts';
import { personsAt } from './summary.ts';

/** Maximum number of unfinished tables that one person may have created. */
const MAX_TABLES_PER_HOST = 20;

export interface RequestedTable extends Omit<TableTerms, 'takeBacks' | 'spectatorDelayMs'> {
  readonly takeBacks?: boolean;
  readonly spectatorDelayMs?: number;
  readonly seats: number;
  readonly colour?: number | undefined; // for the host
}

/** Whether a table may be rated: it needs a clock, so that nobody can stall a lost game. */
export const checkRatable = ({ isRated, time }: Pick<TableTerms, 'isRated' | 'time'>): Result<null> =>
  isRated && time.kind === 'none' ? textFailure('table.rated-clock') : okResult(null);

/**
 * The terms completed and checked by the game itself: all options, and an allowed number of seats. At a rated table a
 * bot never takes over, and nothing is taken back by consent.
 */
export async function resolveTerms(
  wished: RequestedTable,
): Promise<Result<RequestedTable & { readonly edition: number }>> {
  const edition = presentEdition(wished.game);
  if (edition === null) return textFailure('table.unknown-game', { game: wished.game });
  const held = await edition.load();
  return held.use((game): Result<RequestedTable & { readonly edition: number }> => {
    const options = readOptions(game.options, wished.options);
    if (!options.ok) return options;
    const seats = readSeats(game, wished.seats);
    if (!seats.ok) return seats;
    const complete: Record<string, unknown> = Object.fromEntries(
      optionNames(game.options).map((key) => [key, options.value[key]]),
    );
    const onTimeout = wished.isRated ? 'forfeit' : wished.onTimeout;
    const takeBacks = wished.takeBacks === true && !wished.isRated;
    return okResult({ ...wished, options: complete, onTimeout, takeBacks, edition: edition.edition });
  });
}

export interface NewTable {
  readonly now: number;
  readonly host: string;
  readonly terms: RequestedTable & { readonly edition: number };
  readonly startsWhenReady?: boolean;
  readonly tournament?: string;
  readonly isPaired?: boolean;
}

/** Adds a table with free chairs. Its seed is drawn now, so that its commitment exists before anybody adds a seed. */
export async function insertTable(
  query: Queryable,
  { now, host, terms, startsWhenReady = false, tournament, isPaired = false }: NewTable,
): Promise<string> {
  const id = makeId();
  const seed = randomBytes(32);
  await query.query(
    `INSERT INTO tables (id, game, edition, seats, options, time, on_timeout, is_rated, visibility, host, server_seed, commitment, made,
       starts_when_ready, tournament, is_paired, take_backs, spectator_delay_ms)
     VALUES ($1, $2, $3, $4, $5::jsonb, $6::jsonb, $7, $8, $9, $10, $11, $12, ${timestampParam(13)}, $14, $15, $16, $17, $18)`,
    [
      id,
      terms.game,
      terms.edition,
      terms.seats,
      JSON.stringify(terms.options),
      JSON.stringify(terms.time),
      terms.onTimeout,
      terms.isRated,
      terms.visibility,
      host,
      toHex(seed),
      commitmentOf(seed),
      now,
      startsWhenReady,
      tournament ?? null,
      isPaired,
      terms.takeBacks ?? false,
      terms.spectatorDelayMs ?? 0,
    ],
  );
  await query.query('INSERT INTO chairs (table_id, seat) SELECT $1, generate_series(0, $2::integer - 1)', [
    id,
    terms.seats,
  ]);
  return id;
}

/** Creates a table; its creator is the host and sits on the first chair. */
export async function createTable(
  { db, clock }: ServerContext,
  host: Person,
  wished: RequestedTable,
): Promise<Result<string>> {
  if (wished.isRated && host.kind !== 'member') return textFailure('table.rated-members');
  const may = checkRatable(wished);
  if (!may.ok) return may;
  const terms = await resolveTerms(wished);
  if (!terms.ok) return terms;
  return db.transaction(async (query) => {
    const allowed = await checkMayPlay(query, clock(), host.id);
    if (!allowed.ok) return allowed;
    await query.query('SELECT id FROM persons WHERE id = $1 FOR NO KEY UPDATE', [host.id]);
    const mine = await query.query(`SELECT 1 FROM tables WHERE host = $1 AND state IN ('gathering', 'playing')`, [
      host.id,
    ]);
    if (mine.length >= MAX_TABLES_PER_HOST) return textFailure('table.too-many', { most: MAX_TABLES_PER_HOST });
    const id = await insertTable(query, { now: clock(), host: host.id, terms: terms.value });
    await query.query(
      `UPDATE chairs SET kind = 'person', person = $2, name = $3, colour = $5, is_ready = true, seen = ${timestampParam(4)}
       WHERE table_id = $1 AND seat = 0`,
      [id, host.id, host.name, clock(), wished.colour ?? null],
    );
    await notifyTableChanged(query, id);
    return okResult(id);
  });
}

/** The table of a rematch, and the people who have not been invited to it yet. */
export interface Rematch {
  readonly id: string;
  readonly invited: readonly string[];
}

async function areAllMembers(query: Queryable, table: TableRecord): Promise<boolean> {
  const others = await query.query(`SELECT 1 FROM persons WHERE id = ANY ($1::text[]) AND kind <> 'member' LIMIT 1`, [
    personsAt(table),
  ]);
  return others.length === 0;
}

/**
 * The rematch of the same people, everybody one seat further. The first person who asks creates the table; after the
 * rematch, the first who asks again creates the next one. Everybody who asks is ready for it. Guests play rated games only with people who were found
 * for them, so their rematch is not rated.
 */
export function createRematch(context: ServerContext, id: string, asker: Person): Promise<Result<Rematch>> {
  return changeTable(context, id, async (table, query) => {
    const seat = requireSeat(table, asker);
    if (!seat.ok) return seat;
    if (table.tournament !== null) return textFailure('table.tournament');
    if (table.state === 'gathering' || table.state === 'playing') return textFailure('table.not-over');
    const open = table.rematch === null ? null : await lockTable(query, table.rematch);
    if (open?.state === 'gathering') await markReady(query, open.id, asker.id);
    if (open?.state === 'gathering' || open?.state === 'playing') return okResult({ id: open.id, invited: [] });
    const may = checkRatable(table);
    if (!may.ok) return may;
    const seats = table.chairs.length;
    // Uses the current rules if they support the agreed options, and otherwise the same rules again.
    const isRated = table.isRated && (await areAllMembers(query, table));
    const present = await resolveTerms({ ...table, isRated, seats });
    const terms = present.ok ? present.value : { ...table, isRated, seats };
    const added = { now: context.clock(), host: asker.id, terms, startsWhenReady: true };
    const again = await insertTable(query, added);
    for (const chair of table.chairs) await moveToRematch(query, { chair, to: (chair.seat + 1) % seats, again, asker });
    await query.query('UPDATE tables SET rematch = $2 WHERE id = $1', [table.id, again]);
    await notifyTableChanged(query, again);
    const invited = personsAt((await lockTable(query, again)) ?? table).filter((person) => person !== asker.id);
    return okResult({ id: again, invited });
  });
}

async function markReady(query: Queryable, id: string, person: string): Promise<void> {
  await query.query('UPDATE chairs SET is_ready = true WHERE table_id = $1 AND person = $2', [id, person]);
  await notifyTableChanged(query, id);
}

/** People who have a block with the person who asked are left out. */
async function moveToRematch(
  query: Queryable,
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
  if (await isBlockedWithAny(query, asker.id, [sitter.person])) return;
  await query.query(
    `UPDATE chairs SET kind = 'person', person = $3, name = $4, is_ready = $5, colour = $6
     WHERE table_id = $1 AND seat = $2`,
    [again, to, sitter.person, sitter.name, sitter.person === asker.id, chair.colour],
  );
}
