import { CREW } from '@orrery/bots';
import { good, type Result, type Seat } from '@orrery/kernel';
import type { Strength } from '@orrery/protocol';
import { type Desk, moment } from '../desk.ts';
import { isBlocked } from '../people/shutting.ts';
import type { Person, TableRecord } from '../seams.ts';
import type { Query } from '../storage/db.ts';
import { refusal } from '../texts.ts';
import { personsAt, seatOf } from './card.ts';
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

/** Whether somebody may sit at this table with those who sit there. */
export async function maySit(query: Query, table: TableRecord, person: Person): Promise<Result<null>> {
  if (table.isRated && person.kind !== 'member') return refusal('table.rated-members');
  return (await isBlocked(query, person.id, personsAt(table))) ? refusal('table.blocked') : good(null);
}

/** Sits down, or moves to another chair. */
export function sit(
  desk: Desk,
  id: string,
  person: Person,
  { seat, seed }: { readonly seat?: Seat | undefined; readonly seed?: string | undefined },
): Promise<Result<Seat>> {
  return changeTable(desk, id, async (table, query) => {
    const open = gathering(table);
    if (!open.ok) return open;
    const old = seatOf(table, person.id);
    if (old !== null && (seat === undefined || seat === old)) return good(old);
    const free = freeSeat(table, seat);
    if (!free.ok) return free;
    const may = await maySit(query, table, person);
    if (!may.ok) return may;
    const kept = old === null ? '' : (table.chairs[old]?.clientSeed ?? '');
    if (old !== null) await freeChair(query, id, old);
    await query.query(
      `UPDATE chairs SET kind = 'person', person = $3, name = $4, client_seed = $5, is_ready = $6, seen = ${moment(7)}
       WHERE table_id = $1 AND seat = $2`,
      [id, free.value, person.id, person.name, seed ?? kept, table.host === person.id, desk.clock()],
    );
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

/** Adds a text of one's own to what the dice are made of. */
export function setSeed(desk: Desk, id: string, person: Person, seed: string): Promise<Result<null>> {
  return changeTable(desk, id, async (table, query) => {
    const open = gathering(table);
    if (!open.ok) return open;
    const seat = seated(table, person);
    if (!seat.ok) return seat;
    await query.query('UPDATE chairs SET client_seed = $3 WHERE table_id = $1 AND seat = $2', [id, seat.value, seed]);
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
    const name = chair.value.sitter?.name ?? nameForBot(table);
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
function nameForBot({ chairs }: TableRecord): string {
  const taken = new Set(chairs.map(({ sitter }) => sitter?.name));
  const free = CREW.find(({ name }) => !taken.has(name));
  return free?.name ?? `Bot ${chairs.length}`;
}
