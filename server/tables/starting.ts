import { fingerprintOf, good, type Result } from '@orrery/kernel';
import { type Desk, moment } from '../desk.ts';
import type { Person, Play, TableRecord } from '../seams.ts';
import type { Query } from '../storage/db.ts';
import { refusal } from '../texts.ts';
import { changeTable, gathering, seated } from './changing.ts';
import { beginOpening, fixSeeds, owing } from './dice.ts';
import { mayRate } from './making.ts';

/** Why the game cannot begin yet. The host is ready by starting it. */
function refuseStart(table: TableRecord): Result<null> {
  const { chairs, host } = table;
  const may = mayRate(table);
  if (!may.ok) return may;
  const free = chairs.filter(({ sitter }) => sitter === null).length;
  if (free > 0) return refusal('table.free', { free });
  for (const { sitter, isReady } of chairs) {
    if (sitter?.kind === 'person' && sitter.person !== host && !isReady) {
      return refusal('table.not-ready', { name: sitter.name });
    }
  }
  return good(null);
}

/** The game begins: table and game together or not at all. */
async function begin(desk: Desk, play: Play, table: TableRecord, query: Query): Promise<void> {
  const { id } = table;
  const started = desk.clock();
  await query.query(`UPDATE tables SET state = 'playing', opens = NULL, started = ${moment(2)} WHERE id = $1`, [
    id,
    started,
  ]);
  await query.query(`UPDATE chairs SET seen = ${moment(2)} WHERE table_id = $1 AND kind = 'person'`, [id, started]);
  await play.begin({ ...table, state: 'playing', opens: null, started }, query);
}

/** The host starts: what the dice are made of is fixed, and the game begins as soon as all of it is open. */
export async function startTable(desk: Desk, play: Play, id: string, person: Person): Promise<Result<null>> {
  const { here } = await play.presence(id);
  return changeTable(desk, id, async (table, query) => {
    if (table.host !== person.id) return refusal('table.host-only');
    const open = gathering(table);
    if (!open.ok) return open;
    const may = refuseStart(table);
    if (!may.ok) return may;
    const fixed = await fixSeeds(query, table, here);
    if (owing(fixed).length > 0) await beginOpening(desk, query, fixed);
    else await begin(desk, play, fixed, query);
    return good(null);
  });
}

/** Opens what somebody has fixed; with the last one the game begins. */
export function openSeed(desk: Desk, play: Play, id: string, person: Person, seed: string): Promise<Result<null>> {
  return changeTable(desk, id, async (table, query) => {
    const seat = seated(table, person);
    if (!seat.ok) return seat;
    const chair = table.chairs[seat.value];
    if (chair?.clientSeed === seed) return good(null); // said twice
    if (table.state !== 'gathering' || table.opens === null) return refusal('table.not-opening');
    if (fingerprintOf(seed) !== chair?.commitment) return refusal('table.seed');
    await query.query('UPDATE chairs SET client_seed = $3 WHERE table_id = $1 AND seat = $2', [id, seat.value, seed]);
    const chairs = table.chairs.map((each) => (each === chair ? { ...each, clientSeed: seed } : each));
    const opened = { ...table, chairs };
    if (owing(opened).length === 0) await begin(desk, play, opened, query);
    return good(null);
  });
}
