import { type DaysOff, NO_DAYS_OFF, type Strength } from '@orrery/protocol';
import type { ChairRecord, TableRecord } from '../ports.ts';
import type { Queryable, SqlValue } from '../storage/db.ts';

const TABLE_COLUMNS = `tables.id, game, edition, options, time, on_timeout AS "onTimeout", is_rated AS "isRated", visibility, state, host,
  server_seed AS "serverSeed", tables.commitment, reveal_until AS "revealUntil", unrevealed, removed, places, forfeited, rematch,
  starts_when_ready AS "startsWhenReady", tournament, is_paired AS "isPaired", take_backs AS "takeBacks", take_back AS "takeBack", spectator_delay_ms AS "spectatorDelayMs", made, started, ended,
  (SELECT jsonb_agg(jsonb_build_object('seat', seat, 'kind', kind, 'person', person, 'name', name, 'level', level,
     'substitute', substitute, 'isReady', is_ready, 'commitment', chairs.commitment, 'clientSeed', client_seed, 'colour', colour, 'votedToEnd', voted_to_end,
     'autoAnswers', (SELECT coalesce(jsonb_agg(jsonb_build_object('question', question, 'move', move)), '[]')
       FROM auto_answers AS said WHERE said.table_id = chairs.table_id AND said.person = chairs.person),
     'addedTime', added_time, 'daysOff', CASE WHEN time ->> 'kind' = 'correspondence' AND tournament IS NULL AND person IS NOT NULL
       THEN jsonb_build_object('weekly', (SELECT coalesce(jsonb_agg(jsonb_build_object('from', round(extract(epoch FROM made) * 1000),
           'weekdays', weekdays, 'utcOffset', utc_offset) ORDER BY made), '[]')
         FROM weekly_days_off AS weekly WHERE weekly.person = chairs.person),
         'vacations', (SELECT coalesce(jsonb_agg(jsonb_build_object('from', round(extract(epoch FROM starts) * 1000),
           'until', round(extract(epoch FROM ends) * 1000)) ORDER BY starts), '[]')
         FROM vacations WHERE vacations.person = chairs.person)) END,
     'seen', round(extract(epoch FROM seen) * 1000)) ORDER BY seat)
   FROM chairs WHERE table_id = tables.id) AS chairs`;

/** A chair as a database row; which columns are null depends on the kind. */
interface ChairRow
  extends Pick<
    ChairRecord,
    'seat' | 'isReady' | 'commitment' | 'clientSeed' | 'colour' | 'votedToEnd' | 'autoAnswers' | 'addedTime' | 'seen'
  > {
  readonly kind: 'person' | 'bot' | null;
  readonly person: string | null;
  readonly name: string | null;
  readonly level: Strength | null;
  readonly substitute: Strength | null;
  readonly daysOff: DaysOff | null;
}

interface TableRow extends Omit<TableRecord, 'chairs'> {
  readonly [column: string]: unknown;
  readonly chairs: readonly ChairRow[];
}

function sitterOf({ kind, person, name, level, substitute }: ChairRow): ChairRecord['sitter'] {
  if (kind === 'person' && person !== null) return { kind, person, name: name ?? '', substitute };
  if (kind === 'bot' && level !== null) return { kind, name: name ?? '', level };
  return null;
}

const recordOf = ({ chairs, ...table }: TableRow): TableRecord => ({
  ...table,
  chairs: chairs.map((chair) => ({
    seat: chair.seat,
    sitter: sitterOf(chair),
    isReady: chair.isReady,
    commitment: chair.commitment,
    clientSeed: chair.clientSeed,
    colour: chair.colour,
    votedToEnd: chair.votedToEnd,
    autoAnswers: chair.autoAnswers,
    addedTime: chair.addedTime,
    daysOff: chair.daysOff ?? NO_DAYS_OFF,
    seen: chair.seen,
  })),
});

/** Reads tables by an SQL condition on `tables`. */
export async function readTables(
  query: Queryable,
  where: string,
  values: readonly SqlValue[],
): Promise<readonly TableRecord[]> {
  const rows = await query.query<TableRow>(`SELECT ${TABLE_COLUMNS} FROM tables WHERE ${where}`, values);
  return rows.map(recordOf);
}

const TABLE_ID = /^[\w-]{1,64}$/;

/** Ids come from URLs: a string that cannot be an id is not queried. */
export async function readTable(query: Queryable, id: string): Promise<TableRecord | null> {
  if (!TABLE_ID.test(id)) return null;
  const [table] = await readTables(query, 'tables.id = $1', [id]);
  return table ?? null;
}

/**
 * The table, locked until this transaction ends. The lock comes first: a caller that had to wait for it must see the
 * chairs as they are afterwards.
 */
export async function lockTable(query: Queryable, id: string): Promise<TableRecord | null> {
  if (TABLE_ID.test(id)) await query.query('SELECT id FROM tables WHERE id = $1 FOR NO KEY UPDATE', [id]);
  return readTable(query, id);
}
