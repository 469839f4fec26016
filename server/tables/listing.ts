import { type Desk, moment } from '../desk.ts';
import type { TableRecord } from '../seams.ts';
import { readTables } from './records.ts';

const DAY_MS = 86_400_000;
const SHOWN = 100;
/** As many games as anybody looks through to find one to watch. */
const WATCHED = 30;
/** A game at one sitting is watched while somebody who plays it was at the table within so long ... */
const LEFT_MS = 300_000;
/** ... and is no sitting any more after so long, whoever looks in again. */
const SITTING_MS = 2 * DAY_MS;

/** Whether a table stands in the lobby: the condition of `openTables`, but for who asks. */
export const isOpenTable = ({ state, door, made, chairs }: TableRecord, now: number): boolean =>
  state === 'gathering' && door === 'open' && made > now - DAY_MS && chairs.some(({ sitter }) => sitter === null);

/** Whether a game can be found and watched: the condition of `tablesToWatch`, but for who asks. */
export function isToWatch({ state, door, time, started, chairs }: TableRecord, now: number): boolean {
  if (state !== 'playing' || door !== 'open' || started === null) return false;
  if (time.kind === 'days') return true;
  return started > now - SITTING_MS && chairs.some(({ seen }) => seen !== null && seen > now - LEFT_MS);
}

/** Nobody sits there with whom the asker does not sit down. */
const isWelcome = (asker: string): string =>
  `NOT EXISTS (SELECT 1 FROM blocks JOIN chairs ON chairs.table_id = tables.id
     WHERE blocks.kind = 'block' AND ((blocks.person = ${asker} AND blocks.other = chairs.person)
       OR (blocks.other = ${asker} AND blocks.person = chairs.person)))`;

/** Open tables with a free chair, newest first; not those of people with whom the asker does not sit down. */
export function openTables({ db, clock }: Desk, asker: string | null): Promise<readonly TableRecord[]> {
  return readTables(
    db,
    `state = 'gathering' AND door = 'open' AND made > ${moment(1)}
       AND EXISTS (SELECT 1 FROM chairs WHERE table_id = tables.id AND kind IS NULL)
       AND ${isWelcome('$2')}
     ORDER BY made DESC LIMIT $3`,
    [clock() - DAY_MS, asker, SHOWN],
  );
}

/**
 * Open tables that are being played: those at one sitting first, for there is something to see now, then those by
 * correspondence, each newest first. Not one's own, nor those of people with whom the asker does not sit down.
 */
export function tablesToWatch({ db, clock }: Desk, asker: string | null): Promise<readonly TableRecord[]> {
  const now = clock();
  return readTables(
    db,
    `state = 'playing' AND door = 'open'
       AND (time ->> 'kind' = 'days' OR (started > ${moment(1)}
         AND EXISTS (SELECT 1 FROM chairs WHERE table_id = tables.id AND seen > ${moment(2)})))
       AND NOT EXISTS (SELECT 1 FROM chairs WHERE table_id = tables.id AND person = $3)
       AND ${isWelcome('$3')}
     ORDER BY time ->> 'kind' = 'days', started DESC LIMIT $4`,
    [now - SITTING_MS, now - LEFT_MS, asker, WATCHED],
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
