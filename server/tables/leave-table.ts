import { okResult, type Result, type Seat } from '@orrery/kernel';
import { type Strength, type TimeControl, timeOffBetween } from '@orrery/protocol';
import { type ServerContext, timestampParam } from '../context.ts';
import type { ChairRecord, Games, Person, Presence, TableRecord } from '../ports.ts';
import type { Queryable } from '../storage/db.ts';
import { textFailure } from '../texts.ts';
import {
  abandonTable,
  changeTable,
  freeChair,
  handOverHost,
  requireChair,
  requirePlaying,
  requireSeat,
} from './change-table.ts';
import { recordDeparture, recordSubstituted } from './departures.ts';
import { cancelReveal } from './dice.ts';
import { canEndWithoutResult, isBinding, resignSeat } from './end-game.ts';
import { readTable } from './records.ts';
import { checkMaySit } from './seating.ts';
import { seatOfPerson } from './summary.ts';

/** The level of the bot that plays for people who leave. */
const SUBSTITUTE_LEVEL: Strength = 'captain';
/**
 * A person who has not been here for this long counts as absent; in a correspondence game it is the time for a move.
 */
const ABSENT_AFTER_MS = 300_000;

const absentAfterMs = (time: TimeControl): number => (time.kind === 'correspondence' ? time.perMove : ABSENT_AFTER_MS);

/** Whether the person on this chair is absent. */
function isAbsent(
  { sitter, seen, daysOff }: ChairRecord,
  table: TableRecord,
  { here }: Presence,
  now: number,
): boolean {
  if (sitter?.kind !== 'person' || here.has(sitter.person)) return false;
  const since = seen ?? table.started ?? table.made;
  return now - since - timeOffBetween(daysOff, since, now) > absentAfterMs(table.time);
}

const saveSubstitute = (query: Queryable, id: string, seat: Seat, level: Strength | null) =>
  query.query('UPDATE chairs SET substitute = $3 WHERE table_id = $1 AND seat = $2', [id, seat, level]);

/** The chairs of people who play themselves. */
const activeChairs = ({ chairs }: TableRecord): readonly ChairRecord[] =>
  chairs.filter(({ sitter }) => sitter?.kind === 'person' && sitter.substitute === null);

/**
 * Whether a person still plays this chair: without a substitute, or present at the table and able to take the seat
 * back at any moment.
 */
const isPlayedByPerson = ({ sitter }: ChairRecord, { here }: Presence): boolean =>
  sitter?.kind === 'person' && (sitter.substitute === null || here.has(sitter.person));

/**
 * Leaves for good: before the game the chair becomes free, or the table is closed if the server has brought its people
 * together. During the game a bot takes over, and a game without people is abandoned. There are no substitutes at a rated
 * table: leaving it means resigning.
 */
export async function leaveTable(
  context: ServerContext,
  play: Games,
  id: string,
  person: Person,
): Promise<Result<null>> {
  const presence = await play.presence(id);
  return changeTable(context, id, async (table, query) => {
    const seat = seatOfPerson(table, person.id);
    if (table.state === 'gathering') {
      if (table.tournament !== null) return textFailure('table.tournament');
      if (seat !== null && table.isPaired) {
        await abandonTable(context, query, id);
        return okResult(null);
      }
      if (seat !== null && table.revealUntil !== null) await cancelReveal(context, query, table, [seat]);
      if (seat !== null) await freeChair(query, id, seat);
      await handOverHost(context, query, table, [person.id]);
      return seat === null && table.host !== person.id ? textFailure('table.not-seated') : okResult(null);
    }
    const now = requirePlaying(table);
    if (!now.ok) return now;
    if (seat === null) return textFailure('table.not-seated');
    if (isBinding(table)) {
      await resignSeat(context, query, table, seat);
      return okResult(null);
    }
    const sitter = table.chairs[seat]?.sitter;
    const playsAlready = sitter?.kind === 'person' ? sitter.substitute : null;
    const others = table.chairs.filter((chair) => chair.seat !== seat);
    const isLast = !others.some((chair) => isPlayedByPerson(chair, presence));
    if (isLast) await recordSubstituted(query, id); // the last to go leaves nobody alone
    await saveSubstitute(query, id, seat, playsAlready ?? SUBSTITUTE_LEVEL);
    if (isLast) await abandonTable(context, query, id);
    return okResult(null);
  });
}

/**
 * Votes to end the game without a result. It ends when everybody who plays without a substitute agrees; a rated game
 * only before everybody has moved.
 */
export function voteToEnd(context: ServerContext, id: string, person: Person): Promise<Result<null>> {
  return changeTable(context, id, async (table, query) => {
    const seat = requireSeat(table, person);
    if (!seat.ok) return seat;
    if (table.tournament !== null) return textFailure('table.tournament');
    if (table.state === 'gathering') {
      if (table.host !== person.id) return textFailure('table.host-only');
      await abandonTable(context, query, id);
      return okResult(null);
    }
    const now = requirePlaying(table);
    if (!now.ok) return now;
    if (!(await canEndWithoutResult(query, table))) return textFailure('table.rated-vote');
    await query.query('UPDATE chairs SET voted_to_end = true WHERE table_id = $1 AND seat = $2', [id, seat.value]);
    const others = activeChairs(table).filter((chair) => chair.seat !== seat.value);
    if (others.every(({ votedToEnd }) => votedToEnd)) await abandonTable(context, query, id);
    return okResult(null);
  });
}

/** Lets a bot play for the caller; null: the person plays again. */
export function setSubstitute(
  context: ServerContext,
  id: string,
  person: Person,
  level: Strength | null,
): Promise<Result<null>> {
  return changeTable(context, id, async (table, query) => {
    const now = requirePlaying(table);
    if (!now.ok) return now;
    const seat = requireSeat(table, person);
    if (!seat.ok) return seat;
    if (level !== null && isBinding(table))
      return textFailure(table.isRated ? 'table.rated-substitute' : 'table.tournament');
    if (level === null && table.forfeited.includes(seat.value)) return textFailure('table.seat-forfeited');
    await saveSubstitute(query, id, seat.value, level);
    return okResult(null);
  });
}

/**
 * Lets a bot play for an absent person; null: it stops playing for a person who is back. At a rated table, a person
 * who is absent while the game waits for them forfeits as soon as somebody requests it.
 */
export async function substituteAbsent(
  context: ServerContext,
  play: Games,
  id: string,
  person: Person,
  { seat, level }: { readonly seat: Seat; readonly level: Strength | null },
): Promise<Result<null>> {
  const presence = await play.presence(id);
  const record = await readTable(context.db, id);
  const waitsFor = record === null ? [] : await play.waitsFor(record);
  return changeTable(context, id, async (table, query) => {
    const now = requirePlaying(table);
    if (!now.ok) return now;
    const own = requireSeat(table, person);
    if (!own.ok) return own;
    const chair = requireAbsentChair(table, seat, presence, context.clock());
    if (!chair.ok) return chair;
    if (isBinding(table)) {
      if (level !== null && !waitsFor.includes(seat))
        return textFailure('table.not-waiting', { name: nameOf(chair.value) });
      if (level !== null) await recordDeparture(query, table, seat);
      if (level !== null) await resignSeat(context, query, table, seat);
      return okResult(null);
    }
    if (level !== null) await saveSubstitute(query, id, seat, level);
    return okResult(null);
  });
}

const nameOf = ({ sitter }: ChairRecord): string => sitter?.name ?? '';

function requireAbsentChair(table: TableRecord, seat: Seat, presence: Presence, now: number): Result<ChairRecord> {
  const chair = requireChair(table, seat);
  if (!chair.ok) return chair;
  const { sitter } = chair.value;
  if (sitter?.kind !== 'person') return textFailure('table.seat-taken');
  return isAbsent(chair.value, table, presence, now) ? chair : textFailure('table.not-absent', { name: sitter.name });
}

/** Takes over the seat of an absent person, who loses it. */
export async function claimSeat(
  context: ServerContext,
  play: Games,
  id: string,
  person: Person,
  seat: Seat,
): Promise<Result<null>> {
  const presence = await play.presence(id);
  return changeTable(context, id, async (table, query) => {
    const now = requirePlaying(table);
    if (!now.ok) return now;
    if (seatOfPerson(table, person.id) !== null) return textFailure('table.already-seated');
    if (isBinding(table)) return textFailure(table.isRated ? 'table.rated-claim' : 'table.tournament');
    const chair = requireAbsentChair(table, seat, presence, context.clock());
    if (!chair.ok) return chair;
    const may = await checkMaySit(query, context.clock(), table, person, seat);
    if (!may.ok) return may;
    const { sitter } = chair.value;
    await recordDeparture(query, table, seat);
    await query.query(
      `UPDATE chairs SET person = $3, name = $4, substitute = NULL, voted_to_end = false, seen = ${timestampParam(5)}
       WHERE table_id = $1 AND seat = $2`,
      [id, seat, person.id, person.name, context.clock()],
    );
    if (sitter?.kind === 'person' && sitter.person === table.host) {
      await query.query('UPDATE tables SET host = $2 WHERE id = $1', [id, person.id]);
    }
    return okResult(null);
  });
}
