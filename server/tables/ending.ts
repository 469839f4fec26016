import { good, type Seat } from '@orrery/kernel';
import type { Strength } from '@orrery/protocol';
import { type Desk, moment } from '../desk.ts';
import { BEGINNER, rated, type Skill } from '../people/rating.ts';
import { placesAfter } from '../places.ts';
import type { TableRecord } from '../seams.ts';
import type { Query } from '../storage/db.ts';
import { abandonTable, changeTable } from './changing.ts';

const STAND_IN: Strength = 'captain';

/**
 * Whether a game can end without a result, because all agree or somebody leaves. A rated one only before everybody has
 * moved at least once, as if it had never begun, or when its log cannot be read any more, which is nobody's fault here.
 */
export async function isBreakable(query: Query, { id, chairs, isRated }: TableRecord): Promise<boolean> {
  if (!isRated) return true;
  const [row] = await query.query<{ movers: number; fault: string | null }>(
    `SELECT fault, (SELECT count(DISTINCT split_part(entry, ':', 1)) FROM entries
       WHERE game_id = id AND entry ~ '^[0-9]+: ') AS movers FROM tables WHERE id = $1`,
    [id],
  );
  return row === undefined || row.fault !== null || row.movers < chairs.length;
}

/** Keeps the places and reckons the ratings. */
async function settle(
  desk: Desk,
  query: Query,
  table: TableRecord,
  { places, forfeited }: { readonly places: readonly number[]; readonly forfeited: readonly Seat[] },
): Promise<void> {
  const final = placesAfter(places, forfeited);
  await query.query(
    `UPDATE tables SET state = 'over', places = $2::jsonb, forfeited = $3::jsonb, ended = ${moment(4)} WHERE id = $1`,
    [table.id, JSON.stringify(final), JSON.stringify(forfeited), desk.clock()],
  );
  if (table.isRated) await rate(query, table, final, desk.clock());
}

/** The game ended with these places; one that is over already stays as it is. */
export async function finish(
  desk: Desk,
  id: string,
  places: readonly number[],
  forfeited: readonly Seat[],
): Promise<void> {
  await changeTable(desk, id, async (table, query) => {
    if (table.state !== 'playing') return good(null);
    const gaveUp = [...new Set([...table.forfeited, ...forfeited])];
    await settle(desk, query, table, { places, forfeited: gaveUp });
    return good(null);
  });
}

/**
 * A seat gives up. Of two the other one has won. Of several a bot plays on in that place, so that the others have a
 * game; whatever it reaches, the seat stands behind them. A rated game that has hardly begun is broken off instead.
 */
export async function giveUp(desk: Desk, query: Query, table: TableRecord, seat: Seat): Promise<void> {
  const { id, chairs } = table;
  if (table.state !== 'playing' || table.forfeited.includes(seat)) return;
  if (table.isRated && (await isBreakable(query, table))) {
    await abandonTable(desk, query, id);
    return;
  }
  const forfeited = [...table.forfeited, seat];
  if (forfeited.length >= chairs.length - 1) {
    await settle(desk, query, table, { places: chairs.map(() => 1), forfeited });
    return;
  }
  await query.query('UPDATE tables SET forfeited = $2::jsonb WHERE id = $1', [id, JSON.stringify(forfeited)]);
  await query.query(
    `UPDATE chairs SET stand_in = coalesce(stand_in, $3) WHERE table_id = $1 AND seat = $2 AND kind = 'person'`,
    [id, seat, STAND_IN],
  );
}

/** A seat gives up, or its time is up at a table where that is the same. */
export async function forfeit(desk: Desk, id: string, seat: Seat): Promise<void> {
  await changeTable(desk, id, async (table, query) => {
    await giveUp(desk, query, table, seat);
    return good(null);
  });
}

async function rate(query: Query, table: TableRecord, places: readonly number[], now: number): Promise<void> {
  const seats = table.chairs.length;
  const persons = table.chairs.map(({ sitter }) => (sitter?.kind === 'person' ? sitter.person : ''));
  if (persons.includes('')) return;
  // Of those who went for good nothing is kept.
  const known = table.chairs.flatMap(({ sitter }) =>
    sitter?.kind === 'person' && sitter.name !== '' ? [sitter.person] : [],
  );
  // Locked in one order on every node, so that two games that end at once do not wait for one another.
  for (const person of known.toSorted()) {
    await query.query(
      `INSERT INTO ratings (person, game, seats, mu, sigma, games) VALUES ($1, $2, $3, $4, $5, 0) ON CONFLICT DO NOTHING`,
      [person, table.game, seats, BEGINNER.mu, BEGINNER.sigma],
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
  const before = persons.map((person) => rows.find((row) => row.person === person) ?? BEGINNER);
  for (const [seat, { mu, sigma }] of rated(before, places).entries()) {
    await query.query(
      `UPDATE ratings SET mu = $4, sigma = $5, games = games + 1, changed = ${moment(6)}
       WHERE person = $1 AND game = $2 AND seats = $3`,
      [persons[seat] ?? '', table.game, seats, mu, sigma, now],
    );
  }
}
