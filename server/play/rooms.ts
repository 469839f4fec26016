import type { WebSocket } from 'ws';
import {
  type Caller,
  type LiveDoor,
  PERSONS_CHANNEL,
  type People,
  REMARKS_CHANNEL,
  TABLES_CHANNEL,
  type Tables,
} from '../seams.ts';
import type { Db } from '../storage/db.ts';
import type { Clock } from '../time.ts';
import type { Rate } from './bucket.ts';
import { NoSuchEdition } from './kinds.ts';
import { PRESENCES_CHANNEL, type Presences } from './presence.ts';
import { Unplayable } from './reading.ts';
import type { Registry } from './registry.ts';
import { Room } from './room.ts';
import { refused, Visit } from './visit.ts';

const ADDRESS = /^\/live\/([\w-]{1,64})$/;
const LOBBY = 'lobby';
/** How often it is said who is here, and how long a node that goes waits for what was asked. */
const SAW_MS = 60_000;
const DRAIN_MS = 3000;

export interface RoomsParts {
  readonly db: Db;
  readonly tables: Tables;
  readonly people: Pick<People, 'mutedBy'>;
  readonly registry: Registry;
  readonly presences: Presences;
  /** How often one socket may say something. */
  readonly rate: Rate;
  readonly clock: Clock;
}

function whyNot(error: unknown): 'edition' | 'unplayable' | 'trouble' {
  if (error instanceof NoSuchEdition) return 'edition';
  return error instanceof Unplayable ? 'unplayable' : 'trouble';
}

/** The door of `/live/TABLE`: leads everybody to the room of the table, and the rooms what the database says about them. */
export class Rooms implements LiveDoor {
  readonly #parts: RoomsParts;
  readonly #rooms = new Map<string, Promise<Room | null>>();
  readonly #ears: (() => Promise<void>)[] = [];
  readonly #seeing: NodeJS.Timeout;
  #isDraining = false;

  constructor(parts: RoomsParts) {
    this.#parts = parts;
    this.#seeing = setInterval(() => void this.#sayWhoIsHere(), SAW_MS);
    this.#seeing.unref();
  }

  async listen(): Promise<void> {
    const { db } = this.#parts;
    this.#ears.push(
      await db.listen(TABLES_CHANNEL, (id) => void this.#eachAt(id, (room) => room.refresh())),
      await db.listen(PRESENCES_CHANNEL, (id) => void this.#eachAt(id, (room) => room.refresh())),
      await db.listen(REMARKS_CHANNEL, (said) => void this.#hearRemark(said)),
      await db.listen(PERSONS_CHANNEL, (person) => void this.#hearPerson(person)),
    );
  }

  takes(pathname: string): boolean {
    const [, id] = ADDRESS.exec(pathname) ?? [];
    return id !== undefined && id !== LOBBY;
  }

  open(socket: WebSocket, caller: Caller): void {
    const { url } = caller;
    const [, id = ''] = ADDRESS.exec(url.pathname) ?? [];
    const since = Number(url.searchParams.get('since') ?? 0);
    let room: Room | null = null;
    const nowhere = Promise.resolve(refused('table.not-playing'));
    const visit = new Visit(socket, caller, this.#parts, {
      choose: (...asked) => room?.choose(...asked) ?? nowhere,
      undo: (...asked) => room?.undo(...asked) ?? nowhere,
      say: (...asked) => room?.say(...asked) ?? nowhere,
      resync: (slow) => room?.resync(slow),
      left: (gone) => room?.left(gone),
    });
    if (this.#isDraining) {
      visit.bye('drain');
      return;
    }
    const enter = async () => {
      room = await this.#room(id);
      if (room === null) visit.bye('gone');
      else if (!visit.isGone) await room.enter(visit, Number.isSafeInteger(since) && since > 0 ? since : 0);
    };
    enter().catch((error) => visit.bye(whyNot(error)));
  }

  async drain(): Promise<void> {
    this.#isDraining = true;
    clearInterval(this.#seeing);
    for (const deaf of this.#ears) await deaf();
    const rooms = await this.#all();
    const end = performance.now() + DRAIN_MS;
    while (rooms.some(({ isBusy }) => isBusy) && performance.now() < end) await new Promise((go) => setTimeout(go, 20));
    for (const room of rooms) for (const visit of room.visits) visit.bye('drain');
  }

  /** Whoever is at a table comes again, and sees it as it is then. */
  async dismiss(id: string): Promise<void> {
    const room = await (this.#rooms.get(id) ?? null);
    this.#rooms.delete(id);
    for (const visit of [...(room?.visits ?? [])]) visit.bye('drain');
  }

  /** How many sockets are open at tables. */
  async sockets(): Promise<number> {
    return (await this.#all()).reduce((sum, { visits }) => sum + visits.size, 0);
  }

  async #room(id: string): Promise<Room | null> {
    const known = this.#rooms.get(id) ?? this.#furnish(id);
    this.#rooms.set(id, known);
    const room = await known;
    // The last one may have left meanwhile, and the room with it.
    return room === null || this.#rooms.get(id) === known ? room : this.#room(id);
  }

  async #furnish(id: string): Promise<Room | null> {
    const { tables, registry, presences, people } = this.#parts;
    const record = await tables.find(id).catch((error: unknown) => {
      this.#rooms.delete(id);
      throw error;
    });
    if (record === null) {
      this.#rooms.delete(id);
      return null;
    }
    return new Room(record, {
      tables,
      registry,
      presence: (table) => presences.at(table),
      mutedBy: (person) => people.mutedBy(person),
      emptied: () => this.#rooms.delete(id),
      came: (visit) => {
        presences.came(id, visit.person?.id ?? '', visit.seat !== null);
        this.#saw(id, visit);
      },
      went: (visit) => {
        presences.went(id, visit.person?.id ?? '', visit.seat !== null);
        this.#saw(id, visit);
      },
    });
  }

  #saw(table: string, { person, seat }: Visit): void {
    if (person !== null && seat !== null) this.#parts.tables.saw([{ table, person: person.id }]).catch(() => {});
  }

  async #sayWhoIsHere(): Promise<void> {
    const here = (await this.#all()).flatMap(({ id, visits }) =>
      [...visits].flatMap(({ person, seat }) =>
        person === null || seat === null ? [] : [{ table: id, person: person.id }],
      ),
    );
    await this.#parts.tables.saw(here).catch(() => {});
  }

  async #all(): Promise<Room[]> {
    const rooms = await Promise.all([...this.#rooms.values()].map((room) => room.catch(() => null)));
    return rooms.filter((room) => room !== null);
  }

  /** Every room when '' was said: something may have been missed. */
  async #eachAt(id: string, work: (room: Room) => Promise<void>): Promise<void> {
    try {
      const rooms = id === '' ? await this.#all() : [await (this.#rooms.get(id) ?? null)];
      for (const room of rooms) if (room !== null) await work(room);
    } catch {
      // The database is away; what was missed is said when it is back.
    }
  }

  #hearRemark(said: string): Promise<void> {
    const at = said.lastIndexOf(':');
    return this.#eachAt(said.slice(0, Math.max(0, at)), async (room) => {
      if (said === '') return;
      const id = Number(said.slice(at + 1));
      const remark = (await this.#parts.tables.remarks(room.id, id - 1)).find((each) => each.id === id);
      if (remark !== undefined) room.remark(remark);
    });
  }

  /** Somebody may have another name, or mute somebody. */
  async #hearPerson(person: string): Promise<void> {
    for (const room of await this.#all()) {
      for (const visit of room.visits) {
        if (visit.person === null || visit.person.id !== person) continue;
        visit.muted = await this.#parts.people.mutedBy(person).catch(() => visit.muted);
      }
    }
  }
}
