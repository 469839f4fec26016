import { good, type Result } from '@orrery/kernel';
import type { FaultyAnswer } from '@orrery/protocol/api';
import type { Desk } from '../desk.ts';
import type { Play } from '../seams.ts';
import { refusal } from '../texts.ts';
import { abandonTable, changeTable } from './changing.ts';

const SHOWN = 100;

/** Games that cannot be played on because something is wrong with their logs. */
export async function faultyGames({ db }: Desk): Promise<FaultyAnswer> {
  const games = await db.query<FaultyAnswer['games'][number] & Record<string, unknown>>(
    `SELECT id AS table, game, edition, fault,
       (SELECT jsonb_agg(coalesce(name, '') ORDER BY seat) FROM chairs WHERE table_id = tables.id) AS names
     FROM tables WHERE fault IS NOT NULL AND state = 'playing' ORDER BY started DESC LIMIT $1`,
    [SHOWN],
  );
  return { games };
}

const isFaulty = async ({ db }: Desk, id: string): Promise<boolean> =>
  (await db.query(`SELECT 1 FROM tables WHERE id = $1 AND fault IS NOT NULL AND state = 'playing'`, [id])).length > 0;

/** Ends such a game without a result. Its log stays as it is. */
export async function endFaulty(desk: Desk, id: string): Promise<Result<null>> {
  if (!(await isFaulty(desk, id))) return refusal('table.not-playing');
  return changeTable(desk, id, async (_, query) => {
    await abandonTable(desk, query, id);
    return good(null);
  });
}

/** Sets such a game back to what is beyond doubt, and lets it go on from there. */
export async function restoreFaulty(desk: Desk, play: Play, id: string): Promise<Result<null>> {
  if (!(await isFaulty(desk, id))) return refusal('table.not-playing');
  const restored = await play.restore(id);
  if (!restored.ok) return restored;
  return changeTable(desk, id, async (_, query) => {
    await query.query('UPDATE tables SET fault = NULL WHERE id = $1', [id]);
    return good(null);
  });
}
