import { okResult, type Seat } from '@orrery/kernel';
import type { Strength } from '@orrery/protocol';
import { type ServerContext, timestampParam } from '../context.ts';
import { INITIAL_SKILL, type Skill, updateSkills } from '../people/rating.ts';
import { placesWithForfeits } from '../places.ts';
import type { TableRecord } from '../ports.ts';
import type { Queryable } from '../storage/db.ts';
import { abandonTable, changeTable, notifyTournament } from './change-table.ts';
import { recordDeparture, recordSubstituted, wasAway } from './departures.ts';

const SUBSTITUTE_LEVEL: Strength = 'captain';

/** Whether a game counts for ratings or in a tournament: then a player who leaves it loses it. */
export const isBinding = ({ isRated, tournament }: Pick<TableRecord, 'isRated' | 'tournament'>): boolean =>
  isRated || tournament !== null;

/**
 * Whether a game can end without a result, because all agree or somebody leaves. A rated game only before everybody
 * has moved at least once, as if it had never begun; that of a tournament not even then. Any game can when its log can
 * no longer be read, because no player has caused that.
 */
export async function canEndWithoutResult(query: Queryable, table: TableRecord): Promise<boolean> {
  const { id, chairs, tournament } = table;
  if (!isBinding(table)) return true;
  const [row] = await query.query<{ movers: number; fault: string | null }>(
    `SELECT fault, (SELECT count(DISTINCT split_part(entry, ':', 1)) FROM entries
       WHERE game_id = id AND entry ~ '^[0-9]+: ') AS movers FROM tables WHERE id = $1`,
    [id],
  );
  if (row === undefined || row.fault !== null) return true;
  return tournament === null && row.movers < chairs.length;
}

/** Saves the places and updates the ratings. */
async function saveResult(
  context: ServerContext,
  query: Queryable,
  table: TableRecord,
  { places, forfeited }: { readonly places: readonly number[]; readonly forfeited: readonly Seat[] },
): Promise<void> {
  const final = placesWithForfeits(places, forfeited);
  await query.query(
    `UPDATE tables SET state = 'over', places = $2::jsonb, forfeited = $3::jsonb, ended = ${timestampParam(4)} WHERE id = $1`,
    [table.id, JSON.stringify(final), JSON.stringify(forfeited), context.clock()],
  );
  await recordSubstituted(query, table.id);
  await notifyTournament(query, table.id);
  if (table.isRated) await updateRatings(query, table, final, context.clock());
}

/** Finishes a game with these places; a finished game is not changed. */
export async function finishGame(
  context: ServerContext,
  id: string,
  places: readonly number[],
  forfeited: readonly Seat[],
): Promise<void> {
  await changeTable(context, id, async (table, query) => {
    if (table.state !== 'playing') return okResult(null);
    const gaveUp = [...new Set([...table.forfeited, ...forfeited])];
    await saveResult(context, query, table, { places, forfeited: gaveUp });
    return okResult(null);
  });
}

/**
 * A seat resigns. With two seats the other one wins. With more, a bot plays on in its place, so that the others have a
 * game; whatever the bot achieves, the seat ranks behind them. A rated game that has hardly begun is aborted instead.
 */
export async function resignSeat(
  context: ServerContext,
  query: Queryable,
  table: TableRecord,
  seat: Seat,
): Promise<void> {
  const { id, chairs } = table;
  if (table.state !== 'playing' || table.forfeited.includes(seat)) return;
  if (isBinding(table) && (await canEndWithoutResult(query, table))) {
    await abandonTable(context, query, id);
    return;
  }
  const forfeited = [...table.forfeited, seat];
  if (forfeited.length >= chairs.length - 1) {
    await saveResult(context, query, table, { places: chairs.map(() => 1), forfeited });
    return;
  }
  await query.query('UPDATE tables SET forfeited = $2::jsonb WHERE id = $1', [id, JSON.stringify(forfeited)]);
  await query.query(
    `UPDATE chairs SET substitute = coalesce(substitute, $3) WHERE table_id = $1 AND seat = $2 AND kind = 'person'`,
    [id, seat, SUBSTITUTE_LEVEL],
  );
}

/** A seat resigns, or its time is up at a table where that counts the same. */
export async function forfeitSeat(context: ServerContext, id: string, seat: Seat): Promise<void> {
  await changeTable(context, id, async (table, query) => {
    const isPlaying = table.state === 'playing' && !table.forfeited.includes(seat);
    if (isPlaying && wasAway(table, seat, context.clock())) await recordDeparture(query, table, seat);
    await resignSeat(context, query, table, seat);
    return okResult(null);
  });
}

async function updateRatings(
  query: Queryable,
  table: TableRecord,
  places: readonly number[],
  now: number,
): Promise<void> {
  const seats = table.chairs.length;
  const persons = table.chairs.map(({ sitter }) => (sitter?.kind === 'person' ? sitter.person : ''));
  if (persons.includes('')) return;
  // Ratings are not kept for deleted people.
  const known = table.chairs.flatMap(({ sitter }) =>
    sitter?.kind === 'person' && sitter.name !== '' ? [sitter.person] : [],
  );
  // Locked in the same order on every node, so that two games ending at once do not deadlock.
  for (const person of known.toSorted()) {
    await query.query(
      `INSERT INTO ratings (person, game, seats, mu, sigma, games) VALUES ($1, $2, $3, $4, $5, 0) ON CONFLICT DO NOTHING`,
      [person, table.game, seats, INITIAL_SKILL.mu, INITIAL_SKILL.sigma],
    );
    await query.query('SELECT 1 FROM ratings WHERE person = $1 AND game = $2 AND seats = $3 FOR UPDATE', [
      person,
      table.game,
      seats,
    ]);
  }
  const rows = await query.query<Skill & { person: string } & Record<string, unknown>>(
    'SELECT person, mu, sigma FROM ratings WHERE game = $1 AND seats = $2 AND person = ANY ($3::text[])',
    [table.game, seats, persons],
  );
  const before = persons.map((person) => rows.find((row) => row.person === person) ?? INITIAL_SKILL);
  for (const [seat, { mu, sigma }] of updateSkills(before, places).entries()) {
    await query.query(
      `UPDATE ratings SET mu = $4, sigma = $5, games = games + 1, changed = ${timestampParam(6)}
       WHERE person = $1 AND game = $2 AND seats = $3`,
      [persons[seat] ?? '', table.game, seats, mu, sigma, now],
    );
    if (!known.includes(persons[seat] ?? '')) continue;
    await query.query(
      `INSERT INTO rating_history (person, table_id, game, seats, mu, sigma, made)
       VALUES ($1, $2, $3, $4, $5, $6, ${timestampParam(7)})`,
      [persons[seat] ?? '', table.id, table.game, seats, mu, sigma, now],
    );
  }
}
