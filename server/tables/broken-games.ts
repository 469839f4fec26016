import { okResult, type Result } from '@orrery/kernel';
import type { BrokenGamesResponse } from '@orrery/protocol/api';
import type { ServerContext } from '../context.ts';
import { recordAction } from '../moderation/audit.ts';
import type { Games, Person } from '../ports.ts';
import { textFailure } from '../texts.ts';
import { abandonTable, changeTable } from './change-table.ts';

const MAX_RESULTS = 100;

/** Games that cannot continue because something is wrong with their logs. */
export async function listBrokenGames({ db }: ServerContext): Promise<BrokenGamesResponse> {
  const games = await db.query<BrokenGamesResponse['games'][number] & Record<string, unknown>>(
    `SELECT id AS table, game, edition, fault,
       (SELECT jsonb_agg(coalesce(name, '') ORDER BY seat) FROM chairs WHERE table_id = tables.id) AS names
     FROM tables WHERE fault IS NOT NULL AND state = 'playing' ORDER BY started DESC LIMIT $1`,
    [MAX_RESULTS],
  );
  return { games };
}

const isBrokenGame = async ({ db }: ServerContext, id: string): Promise<boolean> =>
  (await db.query(`SELECT 1 FROM tables WHERE id = $1 AND fault IS NOT NULL AND state = 'playing'`, [id])).length > 0;

/** Ends such a game without a result. Its log is not changed. */
export async function endBrokenGame(context: ServerContext, admin: Person, id: string): Promise<Result<null>> {
  if (!(await isBrokenGame(context, id))) return textFailure('table.not-playing');
  return changeTable(context, id, async (_, query) => {
    await abandonTable(context, query, id);
    await recordAction(query, context.clock(), admin, { action: 'end-game', table: id });
    return okResult(null);
  });
}

/** Truncates the log of such a game to its valid entries, and lets it continue from there. */
export async function restoreBrokenGame(
  context: ServerContext,
  play: Games,
  admin: Person,
  id: string,
): Promise<Result<null>> {
  if (!(await isBrokenGame(context, id))) return textFailure('table.not-playing');
  const restored = await play.restore(id);
  if (!restored.ok) return restored;
  return changeTable(context, id, async (_, query) => {
    await query.query('UPDATE tables SET fault = NULL WHERE id = $1', [id]);
    await recordAction(query, context.clock(), admin, { action: 'restore-game', table: id });
    return okResult(null);
  });
}
