import { BOT_PERSONAS } from '@orrery/bots';
import { ALL_COLOURS } from '@orrery/catalog';
import { okResult, type Result, type Seat } from '@orrery/kernel';
import type { Strength } from '@orrery/protocol';
import { type ServerContext, timestampParam } from '../context.ts';
import { checkMayPlay } from '../moderation/sanctions.ts';
import { isBlockedWithAny } from '../people/blocks.ts';
import { areConfusable } from '../people/confusables.ts';
import type { Person, TableRecord } from '../ports.ts';
import type { Queryable } from '../storage/db.ts';
import { textFailure } from '../texts.ts';
import {
  changeTable,
  freeChair,
  requireChair,
  requireGathering,
  requireOpenSeats,
  requireSeat,
} from './change-table.ts';
import { chairColours, personsAt, seatOfPerson } from './summary.ts';

/** A free chair: the requested one, or any. */
function freeSeat(table: TableRecord, wished: Seat | undefined): Result<Seat> {
  if (wished === undefined) {
    const free = table.chairs.find(({ sitter }) => sitter === null);
    return free === undefined ? textFailure('table.full') : okResult(free.seat);
  }
  const chair = requireChair(table, wished);
  if (!chair.ok) return chair;
  return chair.value.sitter === null ? okResult(wished) : textFailure('table.seat-taken');
}

/** Whether somebody on another chair than `seat` has this name or one that can be confused with it. */
const isNameTaken = (table: TableRecord, name: string, person: string | null, seat: Seat): boolean =>
  table.chairs.some(({ seat: at, sitter }) => {
    const isOwn = sitter?.kind === 'person' && sitter.person === person;
    return sitter !== null && !isOwn && at !== seat && areConfusable(sitter.name, name);
  });

/** Whether a person may sit on this chair with the people at the table. */
export async function checkMaySit(
  query: Queryable,
  now: number,
  table: TableRecord,
  person: Person,
  seat: Seat,
): Promise<Result<null>> {
  const allowed = await checkMayPlay(query, now, person.id);
  if (!allowed.ok) return allowed;
  if (table.isRated && person.kind !== 'member') return textFailure('table.rated-members');
  if (table.unrevealed.includes(person.id)) return textFailure('table.seed-not-revealed');
  if (table.removed.includes(person.id)) return textFailure('table.removed');
  if (isNameTaken(table, person.name, person.id, seat)) return textFailure('table.name-taken');
  return (await isBlockedWithAny(query, person.id, personsAt(table))) ? textFailure('table.blocked') : okResult(null);
}

interface SeatRequest {
  readonly seat?: Seat | undefined;
  readonly colour?: number | undefined;
}

/** Whether no person has this colour, apart from those on the chairs `aside`. Free chairs and bots give way. */
const isColourFree = (table: TableRecord, colour: number, ...aside: readonly (Seat | null)[]): boolean =>
  chairColours(table).every(
    (each, at) => each !== colour || aside.includes(at) || table.chairs[at]?.sitter?.kind !== 'person',
  );

/**
 * The colour for a person who sits down: the requested one, their previous one, or the chair's. It is stored, so that
 * it stays.
 */
function colourFor(table: TableRecord, seat: Seat, old: Seat | null, wished: number | undefined): number | null {
  const liked = wished ?? (old === null ? null : table.chairs[old]?.colour) ?? null;
  if (liked !== null && ALL_COLOURS.includes(liked) && isColourFree(table, liked, seat, old)) return liked;
  return chairColours(table)[seat] ?? null;
}

/** Stores a chair's colour; a chair without a person that had it loses its choice. */
const saveColour = (query: Queryable, table: string, seat: Seat, colour: number | null) =>
  query.query(
    `UPDATE chairs SET colour = CASE WHEN seat = $2 THEN $3::integer END
     WHERE table_id = $1 AND (seat = $2 OR colour = $3::integer)`,
    [table, seat, colour],
  );

/** Takes a seat, or moves to another chair. */
export function sitDown(
  context: ServerContext,
  id: string,
  person: Person,
  { seat, colour }: SeatRequest,
): Promise<Result<Seat>> {
  return changeTable(context, id, async (table, query) => {
    const open = requireOpenSeats(table);
    if (!open.ok) return open;
    const old = seatOfPerson(table, person.id);
    if (old !== null && (seat === undefined || seat === old)) return okResult(old);
    const free = freeSeat(table, seat);
    if (!free.ok) return free;
    const may = await checkMaySit(query, context.clock(), table, person, free.value);
    if (!may.ok) return may;
    const kept = old === null ? null : (table.chairs[old]?.commitment ?? null);
    const painted = colourFor(table, free.value, old, colour);
    if (old !== null) await freeChair(query, id, old);
    await query.query(
      `UPDATE chairs SET kind = 'person', person = $3, name = $4, commitment = $5, is_ready = $6, seen = ${timestampParam(7)}
       WHERE table_id = $1 AND seat = $2`,
      [id, free.value, person.id, person.name, kept, table.host === person.id, context.clock()],
    );
    await saveColour(query, id, free.value, painted);
    return free;
  });
}

export function standUp(context: ServerContext, id: string, person: Person): Promise<Result<null>> {
  return changeTable(context, id, async (table, query) => {
    const open = requireOpenSeats(table);
    if (!open.ok) return open;
    const seat = requireSeat(table, person);
    if (!seat.ok) return seat;
    await freeChair(query, id, seat.value);
    return okResult(null);
  });
}

/** The host removes another person before the game, who may not sit down here again. */
export function removePerson(context: ServerContext, id: string, host: Person, seat: Seat): Promise<Result<null>> {
  return changeTable(context, id, async (table, query) => {
    if (table.host !== host.id) return textFailure('table.host-only');
    const open = requireOpenSeats(table);
    if (!open.ok) return open;
    const chair = requireChair(table, seat);
    if (!chair.ok) return chair;
    const { sitter } = chair.value;
    if (sitter?.kind !== 'person' || sitter.person === host.id) return textFailure('table.no-seat');
    await freeChair(query, id, seat);
    await query.query('UPDATE tables SET removed = removed || to_jsonb($2::text) WHERE id = $1', [id, sitter.person]);
    return okResult(null);
  });
}

export function setReady(context: ServerContext, id: string, person: Person, ready: boolean): Promise<Result<null>> {
  return changeTable(context, id, async (table, query) => {
    const open = requireGathering(table);
    if (!open.ok) return open;
    const seat = requireSeat(table, person);
    if (!seat.ok) return seat;
    await query.query('UPDATE chairs SET is_ready = $3 WHERE table_id = $1 AND seat = $2', [id, seat.value, ready]);
    return okResult(null);
  });
}

/** Chooses a colour: the caller's own, or as the host that of a chair without a person. */
export function setColour(
  context: ServerContext,
  id: string,
  person: Person,
  { seat, colour }: { readonly seat?: Seat | undefined; readonly colour: number },
): Promise<Result<null>> {
  return changeTable(context, id, async (table, query) => {
    const open = requireGathering(table);
    if (!open.ok) return open;
    const own = seatOfPerson(table, person.id);
    const wanted = seat ?? own;
    if (wanted === null) return textFailure('table.not-seated');
    const chair = requireChair(table, wanted);
    if (!chair.ok) return chair;
    if (wanted !== own && chair.value.sitter?.kind === 'person') return textFailure('table.seat-taken');
    if (wanted !== own && table.host !== person.id) return textFailure('table.host-only');
    if (!ALL_COLOURS.includes(colour) || !isColourFree(table, colour, wanted)) return textFailure('table.colour-taken');
    await saveColour(query, id, wanted, colour);
    return okResult(null);
  });
}

/** The host puts a bot on a chair, or with null frees the chair, no matter who sits on it. */
export function setBot(
  context: ServerContext,
  id: string,
  person: Person,
  { seat, level }: { readonly seat: Seat; readonly level: Strength | null },
): Promise<Result<null>> {
  return changeTable(context, id, async (table, query) => {
    if (table.host !== person.id) return textFailure('table.host-only');
    const open = requireOpenSeats(table);
    if (!open.ok) return open;
    const chair = requireChair(table, seat);
    if (!chair.ok) return chair;
    if (level === null) {
      await freeChair(query, id, seat);
      return okResult(null);
    }
    if (table.isRated) return textFailure('table.rated-bots');
    if (chair.value.sitter?.kind === 'person') return textFailure('table.seat-taken');
    const name = chair.value.sitter?.name ?? freeBotName(table, seat);
    await query.query(`UPDATE chairs SET kind = 'bot', name = $3, level = $4 WHERE table_id = $1 AND seat = $2`, [
      id,
      seat,
      name,
      level,
    ]);
    return okResult(null);
  });
}

/** The first bot name that nobody at the table has. */
function freeBotName(table: TableRecord, seat: Seat): string {
  const free = BOT_PERSONAS.find(({ name }) => !isNameTaken(table, name, null, seat));
  return free?.name ?? `Bot ${seat + 1}`;
}
