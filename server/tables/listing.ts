import { type ServerContext, timestampParam } from '../context.ts';
import type { TableRecord } from '../ports.ts';
import { readTables } from './records.ts';

const DAY_MS = 86_400_000;
const MAX_TABLES_LISTED = 100;
/** Nobody looks through more games than this to find one to watch. */
const MAX_TABLES_TO_WATCH = 30;
/** A live game can be watched while one of its players was at the table within this time ... */
const WATCHABLE_AFTER_SEEN_MS = 300_000;
/** ... and for this long after its start, even if a player looks in again later. */
const WATCHABLE_AFTER_START_MS = 2 * DAY_MS;

/** Whether a table is listed in the lobby: the condition of `openTables`, without the part about the caller. */
export const isOpenTable = ({ state, visibility, made, chairs }: TableRecord, now: number): boolean =>
  state === 'gathering' &&
  visibility === 'public' &&
  made > now - DAY_MS &&
  chairs.some(({ sitter }) => sitter === null);

/** Whether a game can be found and watched: the condition of `watchableTables`, without the part about the caller. */
export function isTableWatchable({ state, visibility, time, started, chairs }: TableRecord, now: number): boolean {
  if (state !== 'playing' || visibility !== 'public' || started === null) return false;
  if (time.kind === 'correspondence') return true;
  return (
    started > now - WATCHABLE_AFTER_START_MS &&
    chairs.some(({ seen }) => seen !== null && seen > now - WATCHABLE_AFTER_SEEN_MS)
  );
}

/** Nobody at the table has a block with the caller. */
const notBlockedSql = (asker: string): string =>
  `NOT EXISTS (SELECT 1 FROM blocks JOIN chairs ON chairs.table_id = tables.id
     WHERE blocks.kind = 'block' AND ((blocks.person = ${asker} AND blocks.other = chairs.person)
       OR (blocks.other = ${asker} AND blocks.person = chairs.person)))`;

/** Open tables with a free chair, newest first, without those of people who have a block with the caller. */
export function openTables({ db, clock }: ServerContext, asker: string | null): Promise<readonly TableRecord[]> {
  return readTables(
    db,
    `state = 'gathering' AND visibility = 'public' AND made > ${timestampParam(1)}
       AND EXISTS (SELECT 1 FROM chairs WHERE table_id = tables.id AND kind IS NULL)
       AND ${notBlockedSql('$2')}
     ORDER BY made DESC LIMIT $3`,
    [clock() - DAY_MS, asker, MAX_TABLES_LISTED],
  );
}

/**
 * Open tables with a game in progress: live games first, since there is something to see now, then correspondence
 * games, each newest first. Without the caller's own, and without those of people who have a block with the caller.
 */
export function watchableTables({ db, clock }: ServerContext, asker: string | null): Promise<readonly TableRecord[]> {
  const now = clock();
  return readTables(
    db,
    `state = 'playing' AND visibility = 'public'
       AND (time ->> 'kind' = 'correspondence' OR (started > ${timestampParam(1)}
         AND EXISTS (SELECT 1 FROM chairs WHERE table_id = tables.id AND seen > ${timestampParam(2)})))
       AND NOT EXISTS (SELECT 1 FROM chairs WHERE table_id = tables.id AND person = $3)
       AND ${notBlockedSql('$3')}
     ORDER BY time ->> 'kind' = 'correspondence', started DESC LIMIT $4`,
    [now - WATCHABLE_AFTER_START_MS, now - WATCHABLE_AFTER_SEEN_MS, asker, MAX_TABLES_TO_WATCH],
  );
}

/** A person's unfinished tables, newest first. */
export function tablesOf({ db }: ServerContext, person: string): Promise<readonly TableRecord[]> {
  return readTables(
    db,
    `state IN ('gathering', 'playing') AND id IN (SELECT table_id FROM chairs WHERE person = $1)
     ORDER BY made DESC LIMIT $2`,
    [person, MAX_TABLES_LISTED],
  );
}
