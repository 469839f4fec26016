import { good, type Seat } from '@orrery/kernel';
import type { Strength } from '@orrery/protocol';
import { type Desk, moment } from '../desk.ts';
import { BEGINNER, rated, type Skill } from '../people/rating.ts';
import type { TableRecord } from '../seams.ts';
import type { Query } from '../storage/db.ts';
import { changeTable } from './changing.ts';

const STAND_IN: Strength = 'captain';

/** Those who gave up stand behind all who did not; among themselves as they ended. */
function placesAfter(places: readonly number[], forfeited: readonly Seat[]): number[] {
  const gaveUp = new Set(forfeited);
  const weight = places.map((place, seat) => place + (gaveUp.has(seat) ? places.length : 0));
  return weight.map((mine) => 1 + weight.filter((other) => other < mine).length);
}

/** Keeps the places and reckons the ratings; a game that is over already stays as it is. */
export async function finish(
  desk: Desk,
  id: string,
  places: readonly number[],
  forfeited: readonly Seat[],
): Promise<void> {
  await changeTable(desk, id, async (table, query) => {
    if (table.state !== 'playing') return good(null);
    const gaveUp = [...new Set([...table.forfeited, ...forfeited])].toSorted((a, b) => a - b);
    const final = placesAfter(places, gaveUp);
    await query.query(
      `UPDATE tables SET state = 'over', places = $2::jsonb, forfeited = $3::jsonb, ended = ${moment(4)} WHERE id = $1`,
      [id, JSON.stringify(final), JSON.stringify(gaveUp), desk.clock()],
    );
    if (table.isRated) await rate(query, table, final, desk.clock());
    return good(null);
  });
}

/** A seat gives up; a bot plays on for it, so that the others have a game. */
export async function forfeit(desk: Desk, id: string, seat: Seat): Promise<void> {
  await changeTable(desk, id, async (table, query) => {
    if (table.state !== 'playing' || table.forfeited.includes(seat)) return good(null);
    await query.query('UPDATE tables SET forfeited = $2::jsonb WHERE id = $1', [
      id,
      JSON.stringify([...table.forfeited, seat]),
    ]);
    await query.query(
      `UPDATE chairs SET stand_in = coalesce(stand_in, $3) WHERE table_id = $1 AND seat = $2 AND kind = 'person'`,
      [id, seat, STAND_IN],
    );
    return good(null);
  });
}

async function rate(query: Query, table: TableRecord, places: readonly number[], now: number): Promise<void> {
  const seats = table.chairs.length;
  const persons = table.chairs.map(({ sitter }) => (sitter?.kind === 'person' ? sitter.person : ''));
  if (persons.includes('')) return;
  // Locked in one order on every node, so that two games that end at once do not wait for one another.
  for (const person of persons.toSorted()) {
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
