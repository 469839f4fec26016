import { okResult, type Result, type Seat } from '@orrery/kernel';
import { ADDED_TIME_MS, type TimeControl } from '@orrery/protocol';
import type { ServerContext } from '../context.ts';
import type { Games, Person, TableRecord } from '../ports.ts';
import { textFailure } from '../texts.ts';
import { changeTable, requireChair, requirePlaying, requireSeat } from './change-table.ts';
import { readTable } from './records.ts';

/** How often a seat can be given time: for the whole game, or for one decision. */
const MAX_ADDED = 30;
const MAX_ADDED_BY_CORRESPONDENCE = 7;

const mostFor = ({ kind }: TimeControl): number =>
  kind === 'correspondence' ? MAX_ADDED_BY_CORRESPONDENCE : MAX_ADDED;

/** What is given at a table without clocks would help nobody; in a tournament and among several it would favour one. */
function checkMayAddTime({ time, tournament, isRated, chairs }: TableRecord): Result<null> {
  if (time.kind === 'none') return textFailure('table.no-clock');
  if (tournament !== null) return textFailure('table.tournament');
  return isRated && chairs.length > 2 ? textFailure('table.rated-time') : okResult(null);
}

/** A player gives another one time: a minute, by correspondence a day. */
export async function addTime(
  context: ServerContext,
  play: Games,
  id: string,
  person: Person,
  seat: Seat,
): Promise<Result<null>> {
  const record = await readTable(context.db, id);
  const waitsFor = record === null ? [] : await play.waitsFor(record);
  return changeTable(context, id, async (table, query) => {
    const goesOn = requirePlaying(table);
    if (!goesOn.ok) return goesOn;
    const own = requireSeat(table, person);
    if (!own.ok) return own;
    const may = checkMayAddTime(table);
    if (!may.ok) return may;
    const chair = requireChair(table, seat);
    if (!chair.ok) return chair;
    const { sitter, addedTime } = chair.value;
    if (seat === own.value) return textFailure('people.self');
    if (sitter?.kind !== 'person' || table.forfeited.includes(seat)) return textFailure('table.no-seat');
    const { time } = table;
    if (time.kind !== 'game' && !waitsFor.includes(seat))
      return textFailure('table.not-waiting', { name: sitter.name });
    const now = context.clock();
    const recent = time.kind === 'game' ? addedTime : addedTime.filter(({ at }) => at > now - MAX_ADDED_AGE_MS);
    if (recent.length >= mostFor(time)) return textFailure('table.time-enough', { name: sitter.name });
    await query.query('UPDATE chairs SET added_time = $3::jsonb WHERE table_id = $1 AND seat = $2', [
      id,
      seat,
      JSON.stringify([...recent, { at: now, ms: ADDED_TIME_MS[time.kind] }]),
    ]);
    return okResult(null);
  });
}

/** Time that was given for an earlier decision, at the latest after this time, is forgotten. */
const MAX_ADDED_AGE_MS = 60 * 86_400_000;
