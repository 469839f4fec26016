import type { Strength } from '@orrery/protocol';
import { timestampParam } from '../context.ts';
import type { Queryable } from '../storage/db.ts';
import { notifyTableChanged } from './change-table.ts';
import { insertTable, type NewTable } from './create-table.ts';

/** Who is to sit at a table of a tournament. */
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
