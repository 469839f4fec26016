import type { CloseReason } from '@orrery/protocol';
import type { WebSocket } from 'ws';
import {
  CHAT_CHANNEL,
  PERSONS_CHANNEL,
  type PersonLookup,
  type SocketCaller,
  type SocketRoute,
  TABLES_CHANNEL,
  type Tables,
} from '../ports.ts';
import type { Database } from '../storage/db.ts';
import type { Clock } from '../time.ts';
import { UnknownEditionError } from './game-adapter.ts';
import type { GameRegistry } from './game-registry.ts';
import { PRESENCES_CHANNEL, type PresenceTracker, type TableVisitor } from './presence-tracker.ts';
import { UnplayableLogError } from './replay-log.ts';
import { TableConnection, tableRefusal } from './table-connection.ts';
import { TableRoom } from './table-room.ts';
import type { MessageRate } from './token-bucket.ts';

const SOCKET_PATH = /^\/live\/([\w-]{1,64})$/;
const LOBBY_NAME = 'lobby';
/** How often presence is reported, and how long a node that shuts down waits for unanswered requests. */
const PRESENCE_INTERVAL_MS = 60_000;
const DRAIN_TIMEOUT_MS = 3000;

export interface TableRoomsDeps {
  readonly db: Database;
  readonly tables: Tables;
  readonly people: Pick<PersonLookup, 'mutedBy'>;
  readonly registry: GameRegistry;
  readonly presences: PresenceTracker;
  /** How often one socket may send a message. */
  readonly rate: MessageRate;
  readonly clock: Clock;
}

const visitorOf = ({ person, seat, isHidden }: TableConnection): TableVisitor => ({
  person: person?.id ?? '',
  isSeated: seat !== null,
  isHidden,
});

function byeReason(error: unknown): CloseReason {
  if (error instanceof UnknownEditionError) return 'unknown-edition';
  return error instanceof UnplayableLogError ? 'unplayable' : 'internal-error';
}

/**
 * The socket route `/live/TABLE`: assigns each connection to its table's room, and forwards database notifications to
 * the rooms.
 */
export class TableRooms implements SocketRoute {
  readonly #deps: TableRoomsDeps;
  readonly #rooms = new Map<string, Promise<TableRoom | null>>();
  readonly #stopListening: (() => Promise<void>)[] = [];
  readonly #presenceTimer: NodeJS.Timeout;
  #isDraining = false;

  constructor(parts: TableRoomsDeps) {
    this.#deps = parts;
    this.#presenceTimer = setInterval(() => void this.#reportAllPresences(), PRESENCE_INTERVAL_MS);
    this.#presenceTimer.unref();
  }

  async listen(): Promise<void> {
    const { db } = this.#deps;
    this.#stopListening.push(
      await db.listen(TABLES_CHANNEL, (id) => void this.#forRoom(id, (room) => room.refresh())),
      await db.listen(PRESENCES_CHANNEL, (id) => void this.#forRoom(id, (room) => room.refresh())),
      await db.listen(CHAT_CHANNEL, (said) => void this.#onChatMessage(said)),
      await db.listen(PERSONS_CHANNEL, (person) => void this.#onPersonChanged(person)),
    );
  }

  matches(pathname: string): boolean {
    const [, id] = SOCKET_PATH.exec(pathname) ?? [];
    return id !== undefined && id !== LOBBY_NAME;
  }

  open(socket: WebSocket, caller: SocketCaller): void {
    const { url } = caller;
    const [, id = ''] = SOCKET_PATH.exec(url.pathname) ?? [];
    const since = Number(url.searchParams.get('since') ?? 0);
    let room: TableRoom | null = null;
    const nowhere = Promise.resolve(tableRefusal('table.not-playing'));
    const connection = new TableConnection(socket, caller, this.#deps, {
      choose: (...asked) => room?.choose(...asked) ?? nowhere,
      undo: (...asked) => room?.undo(...asked) ?? nowhere,
      say: (...asked) => room?.say(...asked) ?? nowhere,
      resync: (slow) => room?.resync(slow),
      visibilityChanged: (changed) => room?.visibilityChanged(changed),
      disconnected: (gone) => room?.disconnected(gone),
    });
    if (this.#isDraining) {
      connection.bye('shutdown');
      return;
    }
    const enter = async () => {
      room = await this.#roomOf(id);
      if (room === null) connection.bye('unknown-table');
      else if (!connection.isGone) await room.enter(connection, Number.isSafeInteger(since) && since > 0 ? since : 0);
    };
    enter().catch((error) => connection.bye(byeReason(error)));
  }

  async drain(): Promise<void> {
    this.#isDraining = true;
    clearInterval(this.#presenceTimer);
    for (const stop of this.#stopListening) await stop();
    const rooms = await this.#allRooms();
    const end = performance.now() + DRAIN_TIMEOUT_MS;
    while (rooms.some(({ isBusy }) => isBusy) && performance.now() < end) await new Promise((go) => setTimeout(go, 20));
    for (const room of rooms) for (const connection of room.connections) connection.bye('shutdown');
  }

  /** Disconnects everybody at a table; they reconnect and see its current state. */
  async disconnectTable(id: string): Promise<void> {
    const room = await (this.#rooms.get(id) ?? null);
    this.#rooms.delete(id);
    for (const connection of [...(room?.connections ?? [])]) connection.bye('shutdown');
  }

  /** A test has moved the time. */
  onTimeMoved(): void {
    void this.#forRoom('', async (room) => room.onTimeMoved());
  }

  /** Number of open sockets at tables. */
  async sockets(): Promise<number> {
    return (await this.#allRooms()).reduce((sum, { connections }) => sum + connections.size, 0);
  }

  async #roomOf(id: string): Promise<TableRoom | null> {
    const known = this.#rooms.get(id) ?? this.#addRoom(id);
    const room = await known;
    // The last connection may have closed meanwhile, and the room with it.
    return room === null || this.#rooms.get(id) === known ? room : this.#roomOf(id);
  }

  #addRoom(id: string): Promise<TableRoom | null> {
    // A later room of the same table stays.
    const remove = () => this.#rooms.get(id) === opening && this.#rooms.delete(id);
    const opening = this.#openRoom(id, remove);
    this.#rooms.set(id, opening);
    return opening;
  }

  async #openRoom(id: string, remove: () => void): Promise<TableRoom | null> {
    const { tables, registry, presences, people, clock } = this.#deps;
    const record = await tables.find(id).catch((error: unknown) => {
      remove();
      throw error;
    });
    if (record === null) {
      remove();
      return null;
    }
    return new TableRoom(record, {
      tables,
      registry,
      presence: (table) => presences.at(table),
      mutedBy: (person) => people.mutedBy(person),
      clock,
      onEmpty: remove,
      onConnected: (connection) => {
        presences.connected(id, visitorOf(connection));
        this.#reportPresence(id, connection);
      },
      onDisconnected: (connection) => {
        presences.disconnected(id, visitorOf(connection));
        this.#reportPresence(id, connection);
      },
      onVisibilityChanged: (connection) => presences.visibilityChanged(id, visitorOf(connection)),
    });
  }

  #reportPresence(table: string, { person, seat }: TableConnection): void {
    if (person !== null && seat !== null) this.#deps.tables.saw([{ table, person: person.id }]).catch(() => {});
  }

  async #reportAllPresences(): Promise<void> {
    const here = (await this.#allRooms()).flatMap(({ id, connections }) =>
      [...connections].flatMap(({ person, seat }) =>
        person === null || seat === null ? [] : [{ table: id, person: person.id }],
      ),
    );
    await this.#deps.tables.saw(here).catch(() => {});
  }

  async #allRooms(): Promise<TableRoom[]> {
    const rooms = await Promise.all([...this.#rooms.values()].map((room) => room.catch(() => null)));
    return rooms.filter((room) => room !== null);
  }

  /** Applies `work` to a table's room; '' means notifications may have been missed, and then to every room. */
  async #forRoom(id: string, work: (room: TableRoom) => Promise<void>): Promise<void> {
    try {
      const rooms = id === '' ? await this.#allRooms() : [await (this.#rooms.get(id) ?? null)];
      for (const room of rooms) if (room !== null) await work(room);
    } catch {
      // The database is unavailable; once it is back, what was missed is reported as ''.
    }
  }

  #onChatMessage(said: string): Promise<void> {
    const at = said.lastIndexOf(':');
    return this.#forRoom(said.slice(0, Math.max(0, at)), async (room) => {
      if (said === '') return;
      const id = Number(said.slice(at + 1));
      const message = (await this.#deps.tables.chatMessages(room.id, id - 1)).find((each) => each.id === id);
      if (message !== undefined) room.sendChat(message);
    });
  }

  /** A person may have changed their name, or muted somebody. */
  async #onPersonChanged(person: string): Promise<void> {
    for (const room of await this.#allRooms()) {
      for (const connection of room.connections) {
        if (connection.person === null || connection.person.id !== person) continue;
        connection.muted = await this.#deps.people.mutedBy(person).catch(() => connection.muted);
      }
    }
  }
}
