import type { Strength } from '@orrery/protocol';
import { timestampParam } from '../context.ts';
import type { TableRecord } from '../ports.ts';
import type { Queryable } from '../storage/db.ts';
import { notifyTableChanged } from './change-table.ts';
import { insertTable, type NewTable } from './create-table.ts';

/** A player for whom a seat at a table of a tournament is reserved. */
export interface TournamentSitter {
  /** null: a bot. */
  readonly person: string | null;
  readonly name: string;
  readonly level: Strength | null;
}

/**
 * Creates a table of a tournament with everybody seated, by seat. Its game begins by itself as soon as everybody has
 * opened it.
 */
export async function insertTournamentTable(
  query: Queryable,
  table: NewTable & { readonly tournament: string },
  sitters: readonly TournamentSitter[],
): Promise<string> {
  const id = await insertTable(query, { ...table, startsWhenReady: true });
  for (const [seat, { person, name, level }] of sitters.entries()) {
    await query.query(
      `UPDATE chairs SET kind = $3, person = $4, name = $5, level = $6, is_ready = true,
         seen = CASE WHEN $4::text IS NULL THEN NULL ELSE ${timestampParam(7)} END WHERE table_id = $1 AND seat = $2`,
      [id, seat, person === null ? 'bot' : 'person', person, name, level, table.now],
    );
  }
  await notifyTableChanged(query, id);
  return id;
}

export interface GivenUpSeat {
  readonly seat: number;
  readonly person: string;
  readonly name: string;
}

/** The level of the bots that play for people who did not come. */
const SUBSTITUTE_LEVEL: Strength = 'captain';

/**
 * Records that people did not come to the table of a tournament: they lose, and bots take their seats, so that the others
 * have a game. The game begins by itself when everybody else is there.
 */
export async function giveUpSeats(query: Queryable, table: TableRecord, gone: readonly GivenUpSeat[]): Promise<void> {
  for (const { seat, person, name } of gone) {
    await query.query(
      `UPDATE chairs SET kind = 'person', person = $3, name = $4, substitute = $5, is_ready = true, commitment = ''
       WHERE table_id = $1 AND seat = $2`,
      [table.id, seat, person, name, SUBSTITUTE_LEVEL],
    );
  }
  const forfeited = [...new Set([...table.forfeited, ...gone.map(({ seat }) => seat)])];
  await query.query('UPDATE tables SET forfeited = $2::jsonb, reveal_until = NULL WHERE id = $1', [
    table.id,
    JSON.stringify(forfeited),
  ]);
  await notifyTableChanged(query, table.id);
}
