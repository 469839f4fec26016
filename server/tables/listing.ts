import { type Desk, moment } from '../desk.ts';
import type { TableRecord } from '../seams.ts';
import { readTables } from './records.ts';

const DAY_MS = 86_400_000;
const SHOWN = 100;

/** Whether a table stands in the lobby: the condition of `openTables`, but for who asks. */
export const isOpenTable = ({ state, door, made, chairs }: TableRecord, now: number): boolean =>
  state === 'gathering' && door === 'open' && made > now - DAY_MS && chairs.some(({ sitter }) => sitter === null);

/** Open tables with a free chair, newest first; not those of people with whom the asker does not sit down. */
export function openTables({ db, clock }: Desk, asker: string | null): Promise<readonly TableRecord[]> {
  return readTables(
    db,
    `state = 'gathering' AND door = 'open' AND made > ${moment(1)}
       AND EXISTS (SELECT 1 FROM chairs WHERE table_id = tables.id AND kind IS NULL)
       AND NOT EXISTS (SELECT 1 FROM blocks JOIN chairs ON chairs.table_id = tables.id
         WHERE blocks.kind = 'block' AND ((blocks.person = $2 AND blocks.other = chairs.person)
           OR (blocks.other = $2 AND blocks.person = chairs.person)))
     ORDER BY made DESC LIMIT $3`,
    [clock() - DAY_MS, asker, SHOWN],
  );
}

/** The tables where somebody sits that are not over, newest first. */
export function tablesOf({ db }: Desk, person: string): Promise<readonly TableRecord[]> {
  return readTables(
    db,
    `state IN ('gathering', 'playing') AND id IN (SELECT table_id FROM chairs WHERE person = $1)
     ORDER BY made DESC LIMIT $2`,
    [person, SHOWN],
  );
}
