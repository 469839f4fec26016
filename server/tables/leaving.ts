import { good, type Result, type Seat } from '@orrery/kernel';
import type { Strength, TimeControl } from '@orrery/protocol';
import { type Desk, moment } from '../desk.ts';
import type { ChairRecord, Person, Play, Presence, TableRecord } from '../seams.ts';
import type { Query } from '../storage/db.ts';
import { refusal } from '../texts.ts';
import { seatOf } from './card.ts';
import { abandonTable, chairAt, changeTable, freeChair, passHost, playing, seated } from './changing.ts';
import { drawAnew } from './dice.ts';
import { giveUp, isBreakable } from './ending.ts';
import { readTable } from './records.ts';
import { maySit } from './seating.ts';

/** Who plays for those who leave. */
const STAND_IN: Strength = 'captain';
/** Somebody who was not here for so long is gone; by correspondence it is the time for a move. */
const GONE_MS = 300_000;

const goneAfter = (time: TimeControl): number => (time.kind === 'days' ? time.perMove : GONE_MS);

/** Whether the person on this chair is gone for a while. */
function isGone({ sitter, seen }: ChairRecord, table: TableRecord, { here }: Presence, now: number): boolean {
  if (sitter?.kind !== 'person' || here.has(sitter.person)) return false;
  return now - (seen ?? table.started ?? table.made) > goneAfter(table.time);
}

const setStandIn = (query: Query, id: string, seat: Seat, level: Strength | null) =>
  query.query('UPDATE chairs SET stand_in = $3 WHERE table_id = $1 AND seat = $2', [id, seat, level]);

/** The persons who play themselves. */
const active = ({ chairs }: TableRecord): readonly ChairRecord[] =>
  chairs.filter(({ sitter }) => sitter?.kind === 'person' && sitter.standIn === null);

/** Whether somebody plays on: plays themselves, or is at the table and may send their bot away at any moment. */
const plays = ({ sitter }: ChairRecord, { here }: Presence): boolean =>
  sitter?.kind === 'person' && (sitter.standIn === null || here.has(sitter.person));

/**
 * Gets up for good: before the game the chair is free, during it a bot stands in, and what nobody plays is abandoned. Nobody
 * stands in at a rated table: whoever leaves it has given up.
 */
export async function leave(desk: Desk, play: Play, id: string, person: Person): Promise<Result<null>> {
  const presence = await play.presence(id);
  return changeTable(desk, id, async (table, query) => {
    const seat = seatOf(table, person.id);
    if (table.state === 'gathering') {
      if (seat !== null && table.opens !== null) await drawAnew(desk, query, table, [seat]);
      if (seat !== null) await freeChair(query, id, seat);
      await passHost(desk, query, table, [person.id]);
      return seat === null && table.host !== person.id ? refusal('table.not-seated') : good(null);
    }
    const now = playing(table);
    if (!now.ok) return now;
    if (seat === null) return refusal('table.not-seated');
    if (table.isRated) {
      await giveUp(desk, query, table, seat);
      return good(null);
    }
    const sitter = table.chairs[seat]?.sitter;
    const playsAlready = sitter?.kind === 'person' ? sitter.standIn : null;
    await setStandIn(query, id, seat, playsAlready ?? STAND_IN);
    const others = table.chairs.filter((chair) => chair.seat !== seat);
    if (!others.some((chair) => plays(chair, presence))) await abandonTable(desk, query, id);
    return good(null);
  });
}

/**
 * Wants to end the game without a result. It ends when all want it who play themselves; a rated one only before everybody
 * has moved.
 */
export function abandon(desk: Desk, id: string, person: Person): Promise<Result<null>> {
  return changeTable(desk, id, async (table, query) => {
    const seat = seated(table, person);
    if (!seat.ok) return seat;
    if (table.state === 'gathering') {
      if (table.host !== person.id) return refusal('table.host-only');
      await abandonTable(desk, query, id);
      return good(null);
    }
    const now = playing(table);
    if (!now.ok) return now;
    if (!(await isBreakable(query, table))) return refusal('table.rated-abandon');
    await query.query('UPDATE chairs SET wants_end = true WHERE table_id = $1 AND seat = $2', [id, seat.value]);
    const others = active(table).filter((chair) => chair.seat !== seat.value);
    if (others.every(({ wantsEnd }) => wantsEnd)) await abandonTable(desk, query, id);
    return good(null);
  });
}

/** A bot stands in for the one who asks, or with null the person plays again. */
export function standIn(desk: Desk, id: string, person: Person, level: Strength | null): Promise<Result<null>> {
  return changeTable(desk, id, async (table, query) => {
    const now = playing(table);
    if (!now.ok) return now;
    const seat = seated(table, person);
    if (!seat.ok) return seat;
    if (level !== null && table.isRated) return refusal('table.rated-stand-in');
    if (level === null && table.forfeited.includes(seat.value)) return refusal('table.not-back');
    await setStandIn(query, id, seat.value, level);
    return good(null);
  });
}

/**
 * Lets a bot stand in for somebody who is gone, or with null play no longer for a person who is here again. At a rated
 * table whoever is gone while the game waits for them has given up, as soon as somebody says so.
 */
export async function replace(
  desk: Desk,
  play: Play,
  id: string,
  person: Person,
  { seat, level }: { readonly seat: Seat; readonly level: Strength | null },
): Promise<Result<null>> {
  const presence = await play.presence(id);
  const record = await readTable(desk.db, id);
  const waitsFor = record === null ? [] : await play.waitsFor(record);
  return changeTable(desk, id, async (table, query) => {
    const now = playing(table);
    if (!now.ok) return now;
    const own = seated(table, person);
    if (!own.ok) return own;
    const chair = goneChair(table, seat, presence, desk.clock());
    if (!chair.ok) return chair;
    if (table.isRated) {
      if (level !== null && !waitsFor.includes(seat))
        return refusal('table.not-waiting', { name: nameOf(chair.value) });
      if (level !== null) await giveUp(desk, query, table, seat);
      return good(null);
    }
    if (level !== null) await setStandIn(query, id, seat, level);
    return good(null);
  });
}

const nameOf = ({ sitter }: ChairRecord): string => sitter?.name ?? '';

function goneChair(table: TableRecord, seat: Seat, presence: Presence, now: number): Result<ChairRecord> {
  const chair = chairAt(table, seat);
  if (!chair.ok) return chair;
  const { sitter } = chair.value;
  if (sitter?.kind !== 'person') return refusal('table.taken');
  return isGone(chair.value, table, presence, now) ? chair : refusal('table.not-gone', { name: sitter.name });
}

/** Takes over the seat of somebody who is gone for a while. It is theirs no more. */
export async function claim(desk: Desk, play: Play, id: string, person: Person, seat: Seat): Promise<Result<null>> {
  const presence = await play.presence(id);
  return changeTable(desk, id, async (table, query) => {
    const now = playing(table);
    if (!now.ok) return now;
    if (seatOf(table, person.id) !== null) return refusal('table.seated');
    if (table.isRated) return refusal('table.rated-claim');
    const chair = goneChair(table, seat, presence, desk.clock());
    if (!chair.ok) return chair;
    const may = await maySit(query, table, person, seat);
    if (!may.ok) return may;
    const { sitter } = chair.value;
    await query.query(
      `UPDATE chairs SET person = $3, name = $4, stand_in = NULL, wants_end = false, seen = ${moment(5)}
       WHERE table_id = $1 AND seat = $2`,
      [id, seat, person.id, person.name, desk.clock()],
    );
    if (sitter?.kind === 'person' && sitter.person === table.host) {
      await query.query('UPDATE tables SET host = $2 WHERE id = $1', [id, person.id]);
    }
    return good(null);
  });
}
