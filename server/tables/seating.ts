import { CREW } from '@orrery/bots';
import { ALL_COLOURS } from '@orrery/catalog';
import { good, type Result, type Seat } from '@orrery/kernel';
import type { Strength } from '@orrery/protocol';
import { type Desk, moment } from '../desk.ts';
import { isAlike } from '../people/likeness.ts';
import { isBlocked } from '../people/shutting.ts';
import type { Person, TableRecord } from '../seams.ts';
import type { Query } from '../storage/db.ts';
import { refusal } from '../texts.ts';
import { coloursAt, personsAt, seatOf } from './card.ts';
import { chairAt, changeTable, freeChair, gathering, seated } from './changing.ts';

/** A chair somebody may sit down on: the one they named, or any. */
function freeSeat(table: TableRecord, wished: Seat | undefined): Result<Seat> {
  if (wished === undefined) {
    const free = table.chairs.find(({ sitter }) => sitter === null);
    return free === undefined ? refusal('table.full') : good(free.seat);
  }
  const chair = chairAt(table, wished);
  if (!chair.ok) return chair;
  return chair.value.sitter === null ? good(wished) : refusal('table.taken');
}

/** Whether somebody on another chair than `seat` is called so, or is taken for one who is. */
const isNamed = (table: TableRecord, name: string, person: string | null, seat: Seat): boolean =>
  table.chairs.some(({ seat: at, sitter }) => {
    const isOwn = sitter?.kind === 'person' && sitter.person === person;
    return sitter !== null && !isOwn && at !== seat && isAlike(sitter.name, name);
  });

/** Whether somebody may sit on this chair with those who sit at the table. */
export async function maySit(query: Query, table: TableRecord, person: Person, seat: Seat): Promise<Result<null>> {
  if (table.isRated && person.kind !== 'member') return refusal('table.rated-members');
  if (table.unopened.includes(person.id)) return refusal('table.unopened');
  if (isNamed(table, person.name, person.id, seat)) return refusal('table.name');
  return (await isBlocked(query, person.id, personsAt(table))) ? refusal('table.blocked') : good(null);
}

interface Wish {
  readonly seat?: Seat | undefined;
  readonly colour?: number | undefined;
}

/** Whether no person has this colour, those on these chairs aside. Chairs that are free or a bot's give way. */
const isFree = (table: TableRecord, colour: number, ...aside: readonly (Seat | null)[]): boolean =>
  coloursAt(table).every(
    (each, at) => each !== colour || aside.includes(at) || table.chairs[at]?.sitter?.kind !== 'person',
  );

/** A colour for whoever sits down here: the one wished for, the one they had, or that of the chair. It is written down, so that it stays. */
function colourFor(table: TableRecord, seat: Seat, old: Seat | null, wished: number | undefined): number | null {
  const liked = wished ?? (old === null ? null : table.chairs[old]?.colour) ?? null;
  if (liked !== null && ALL_COLOURS.includes(liked) && isFree(table, liked, seat, old)) return liked;
  return coloursAt(table)[seat] ?? null;
}

/** Writes a chair's colour down; a chair without a person that had it has chosen none any more. */
const paint = (query: Query, table: string, seat: Seat, colour: number | null) =>
  query.query(
    `UPDATE chairs SET colour = CASE WHEN seat = $2 THEN $3::integer END
     WHERE table_id = $1 AND (seat = $2 OR colour = $3::integer)`,
    [table, seat, colour],
  );

/** Sits down, or moves to another chair. */
export function sit(desk: Desk, id: string, person: Person, { seat, colour }: Wish): Promise<Result<Seat>> {
  return changeTable(desk, id, async (table, query) => {
    const open = gathering(table);
    if (!open.ok) return open;
    const old = seatOf(table, person.id);
    if (old !== null && (seat === undefined || seat === old)) return good(old);
    const free = freeSeat(table, seat);
    if (!free.ok) return free;
    const may = await maySit(query, table, person, free.value);
    if (!may.ok) return may;
    const kept = old === null ? null : (table.chairs[old]?.commitment ?? null);
    const painted = colourFor(table, free.value, old, colour);
    if (old !== null) await freeChair(query, id, old);
    await query.query(
      `UPDATE chairs SET kind = 'person', person = $3, name = $4, commitment = $5, is_ready = $6, seen = ${moment(7)}
       WHERE table_id = $1 AND seat = $2`,
      [id, free.value, person.id, person.name, kept, table.host === person.id, desk.clock()],
    );
    await paint(query, id, free.value, painted);
    return free;
  });
}

export function stand(desk: Desk, id: string, person: Person): Promise<Result<null>> {
  return changeTable(desk, id, async (table, query) => {
    const open = gathering(table);
    if (!open.ok) return open;
    const seat = seated(table, person);
    if (!seat.ok) return seat;
    await freeChair(query, id, seat.value);
    return good(null);
  });
}

export function setReady(desk: Desk, id: string, person: Person, ready: boolean): Promise<Result<null>> {
  return changeTable(desk, id, async (table, query) => {
    const open = gathering(table);
    if (!open.ok) return open;
    const seat = seated(table, person);
    if (!seat.ok) return seat;
    await query.query('UPDATE chairs SET is_ready = $3 WHERE table_id = $1 AND seat = $2', [id, seat.value, ready]);
    return good(null);
  });
}

/** Chooses a colour: one's own, or as the host that of a chair without a person. */
export function setColour(
  desk: Desk,
  id: string,
  person: Person,
  { seat, colour }: { readonly seat?: Seat | undefined; readonly colour: number },
): Promise<Result<null>> {
  return changeTable(desk, id, async (table, query) => {
    const open = gathering(table);
    if (!open.ok) return open;
    const own = seatOf(table, person.id);
    const wanted = seat ?? own;
    if (wanted === null) return refusal('table.not-seated');
    const chair = chairAt(table, wanted);
    if (!chair.ok) return chair;
    if (wanted !== own && chair.value.sitter?.kind === 'person') return refusal('table.taken');
    if (wanted !== own && table.host !== person.id) return refusal('table.host-only');
    if (!ALL_COLOURS.includes(colour) || !isFree(table, colour, wanted)) return refusal('table.colour');
    await paint(query, id, wanted, colour);
    return good(null);
  });
}

/** The host puts a bot on a chair, or with null makes the chair free, whoever sits on it. */
export function setBot(
  desk: Desk,
  id: string,
  person: Person,
  { seat, level }: { readonly seat: Seat; readonly level: Strength | null },
): Promise<Result<null>> {
  return changeTable(desk, id, async (table, query) => {
    if (table.host !== person.id) return refusal('table.host-only');
    const open = gathering(table);
    if (!open.ok) return open;
    const chair = chairAt(table, seat);
    if (!chair.ok) return chair;
    if (level === null) {
      await freeChair(query, id, seat);
      return good(null);
    }
    if (table.isRated) return refusal('table.rated-bots');
    if (chair.value.sitter?.kind === 'person') return refusal('table.taken');
    const name = chair.value.sitter?.name ?? nameForBot(table, seat);
    await query.query(`UPDATE chairs SET kind = 'bot', name = $3, level = $4 WHERE table_id = $1 AND seat = $2`, [
      id,
      seat,
      name,
      level,
    ]);
    return good(null);
  });
}

/** The first of the crew who does not sit here yet. */
function nameForBot(table: TableRecord, seat: Seat): string {
  const free = CREW.find(({ name }) => !isNamed(table, name, null, seat));
  return free?.name ?? `Bot ${seat + 1}`;
}
