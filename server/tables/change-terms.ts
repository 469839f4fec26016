import { okResult, type Result } from '@orrery/kernel';
import type { ServerContext } from '../context.ts';
import type { Person, TableRecord } from '../ports.ts';
import type { Queryable } from '../storage/db.ts';
import { textFailure } from '../texts.ts';
import { changeTable, requireOpenSeats } from './change-table.ts';
import { checkRatable, type RequestedTable, resolveTerms } from './create-table.ts';

/** The terms of a table except for its game, which stays. */
export type ChangedTerms = Omit<RequestedTable, 'game' | 'colour'>;

async function hasGuest(query: Queryable, id: string): Promise<boolean> {
  const guests = await query.query(
    `SELECT 1 FROM chairs JOIN persons ON persons.id = chairs.person WHERE table_id = $1 AND persons.kind <> 'member'`,
    [id],
  );
  return guests.length > 0;
}

/** Whether everybody at the table may stay under the new terms. */
function checkSitters({ chairs }: TableRecord, { seats, isRated }: ChangedTerms): Result<null> {
  const taken = chairs.filter(({ sitter }) => sitter !== null);
  if (taken.some(({ seat }) => seat >= seats)) return textFailure('table.seats-taken');
  return isRated && taken.some(({ sitter }) => sitter?.kind === 'bot')
    ? textFailure('table.rated-bots')
    : okResult(null);
}

/** The host changes the terms before the game. Everybody else has to be ready again, for the new ones. */
export function changeTerms(
  context: ServerContext,
  id: string,
  host: Person,
  wished: ChangedTerms,
): Promise<Result<null>> {
  return changeTable(context, id, async (table, query) => {
    if (table.host !== host.id) return textFailure('table.host-only');
    const open = requireOpenSeats(table);
    if (!open.ok) return open;
    const requested = { ...wished, game: table.game };
    const checks = [checkSitters(table, wished), checkRatable(requested)];
    const failed = checks.find(({ ok }) => !ok);
    if (failed !== undefined) return failed;
    const resolved = await resolveTerms(requested);
    if (!resolved.ok) return resolved;
    const terms = resolved.value;
    if (terms.isRated && (host.kind !== 'member' || (await hasGuest(query, id))))
      return textFailure('table.rated-members');
    await query.query(
      `UPDATE tables SET edition = $2, seats = $3, options = $4::jsonb, time = $5::jsonb, on_timeout = $6, is_rated = $7,
         visibility = $8, take_backs = $9, spectator_delay_ms = $10 WHERE id = $1`,
      [
        id,
        terms.edition,
        terms.seats,
        JSON.stringify(terms.options),
        JSON.stringify(terms.time),
        terms.onTimeout,
        terms.isRated,
        terms.visibility,
        terms.takeBacks ?? false,
        terms.spectatorDelayMs ?? 0,
      ],
    );
    await query.query('DELETE FROM chairs WHERE table_id = $1 AND seat >= $2', [id, terms.seats]);
    await query.query(
      `INSERT INTO chairs (table_id, seat) SELECT $1, generate_series(0, $2::integer - 1) ON CONFLICT DO NOTHING`,
      [id, terms.seats],
    );
    await query.query('UPDATE chairs SET is_ready = false WHERE table_id = $1 AND person <> $2', [id, host.id]);
    return okResult(null);
  });
}
