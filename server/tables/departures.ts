import type { Seat } from '@orrery/kernel';
import type { Reliability } from '@orrery/protocol/api';
import type { TableRecord } from '../ports.ts';
import type { Queryable } from '../storage/db.ts';
import { personsAt } from './summary.ts';

/** A player whose page was closed for longer than this when the clock ran out counts as absent. */
const AWAY_AFTER_MS = 120_000;

/** Records that the person on a seat has left a game with others or was absent from it. */
export async function recordDeparture(query: Queryable, table: TableRecord, seat: Seat): Promise<void> {
  const sitter = table.chairs[seat]?.sitter;
  if (sitter?.kind !== 'person' || personsAt(table).length < 2) return;
  await query.query('INSERT INTO departures (person, table_id) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
    sitter.person,
    table.id,
  ]);
}

/** The same for every person whose seat a bot plays when the game ends. */
export async function recordSubstituted(query: Queryable, table: string): Promise<void> {
  await query.query(
    `INSERT INTO departures (person, table_id) SELECT person, table_id FROM chairs
     WHERE table_id = $1 AND kind = 'person' AND substitute IS NOT NULL
       AND (SELECT count(*) FROM chairs AS others WHERE others.table_id = $1 AND kind = 'person') > 1
     ON CONFLICT DO NOTHING`,
    [table],
  );
}

/** Whether the player of a seat whose clock ran out was absent, and not just slow. */
export function wasAway({ time, chairs }: TableRecord, seat: Seat, now: number): boolean {
  const seen = chairs[seat]?.seen ?? null;
  return time.kind === 'correspondence' || seen === null || now - seen > AWAY_AFTER_MS;
}

/** How many games with others these people have finished, and how many they have left. */
export async function reliabilityOf(
  query: Queryable,
  people: readonly string[],
): Promise<ReadonlyMap<string, Reliability>> {
  const rows = await query.query<Reliability & { person: string } & Record<string, unknown>>(
    `SELECT id AS person,
       (SELECT count(*) FROM departures WHERE departures.person = persons.id) AS left,
       (SELECT count(*) FROM chairs JOIN tables ON tables.id = table_id WHERE chairs.person = persons.id AND state = 'over'
          AND (SELECT count(*) FROM chairs AS others WHERE others.table_id = tables.id AND others.kind = 'person') > 1
          AND NOT EXISTS (SELECT 1 FROM departures WHERE departures.person = persons.id AND departures.table_id = tables.id)
       ) AS finished
     FROM persons WHERE id = ANY ($1::text[])`,
    [[...people]],
  );
  return new Map(rows.map(({ person, finished, left }) => [person, { finished, left }]));
}
