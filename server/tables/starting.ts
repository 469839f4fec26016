import { good, type Result } from '@orrery/kernel';
import { type Desk, moment } from '../desk.ts';
import type { Person, Play, TableRecord } from '../seams.ts';
import { refusal } from '../texts.ts';
import { changeTable, gathering } from './changing.ts';

/** Why the game cannot begin yet. The host is ready by starting it. */
function refuseStart({ chairs, host }: TableRecord): Result<null> {
  const free = chairs.filter(({ sitter }) => sitter === null).length;
  if (free > 0) return refusal('table.free', { free });
  for (const { sitter, isReady } of chairs) {
    if (sitter?.kind === 'person' && sitter.person !== host && !isReady) {
      return refusal('table.not-ready', { name: sitter.name });
    }
  }
  return good(null);
}

/** The host begins the game. Table and game begin together or not at all. */
export function startTable(desk: Desk, play: Play, id: string, person: Person): Promise<Result<null>> {
  return changeTable(desk, id, async (table, query) => {
    if (table.host !== person.id) return refusal('table.host-only');
    const open = gathering(table);
    if (!open.ok) return open;
    const may = refuseStart(table);
    if (!may.ok) return may;
    const started = desk.clock();
    await query.query(`UPDATE tables SET state = 'playing', started = ${moment(2)} WHERE id = $1`, [id, started]);
    await query.query(`UPDATE chairs SET seen = ${moment(2)} WHERE table_id = $1 AND kind = 'person'`, [id, started]);
    await play.begin({ ...table, state: 'playing', started }, query);
    return good(null);
  });
}
