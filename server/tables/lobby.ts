import type { FromLobby, TableCard } from '@orrery/protocol';
import type { WebSocket } from 'ws';
import type { Desk } from '../desk.ts';
import { blockedAt } from '../people/shutting.ts';
import { type Caller, type LiveDoor, type Play, TABLES_CHANNEL, type TableRecord } from '../seams.ts';
import { GAMES_CHANNEL } from '../storage/appender.ts';
import { cardOf, personsAt, seatOf } from './card.ts';
import { isOpenTable, openTables, tablesOf } from './listing.ts';
import { readTable } from './records.ts';

const PATH = '/live/lobby';
/** What changes within so long is told together. */
const GATHER_MS = 100;
const PING_MS = 25_000;
/** Whoever does not take what it is sent is let go, and comes back for the whole. */
const SLOW_BYTES = 1_000_000;
const MOST_SAID = 600; // in a minute

interface Visitor {
  readonly socket: WebSocket;
  readonly person: string | null;
  /** The tables in the page's lists. */
  readonly listed: Set<string>;
  /** Tables that changed while the page waits for its first message; null once it has it. */
  missed: Set<string> | null;
  isAlive: boolean;
  said: number;
}

/** Pushes open tables and one's own to those who look at the lobby. */
export class Lobby implements LiveDoor {
  readonly #desk: Desk;
  readonly #play: Play;
  readonly #mourn: (error: unknown) => void;
  readonly #visitors = new Set<Visitor>();
  #stop: (() => Promise<void>) | null = null;
  #pings: NodeJS.Timeout | null = null;
  #waiting: NodeJS.Timeout | null = null;
  readonly #changed = new Set<string>();

  constructor(desk: Desk, play: Play, mourn: (error: unknown) => void) {
    this.#desk = desk;
    this.#play = play;
    this.#mourn = mourn;
  }

  async listen(): Promise<void> {
    const { db } = this.#desk;
    const deaf = [
      await db.listen(TABLES_CHANNEL, (id) => this.#heard(id)),
      await db.listen(GAMES_CHANNEL, (said) => this.#heardMoves(said)),
    ];
    this.#stop = async () => {
      for (const each of deaf) await each();
    };
    this.#pings = setInterval(() => this.#ping(), PING_MS);
    this.#pings.unref();
  }

  get sockets(): number {
    return this.#visitors.size;
  }

  takes(pathname: string): boolean {
    return pathname === PATH;
  }

  open(socket: WebSocket, { person }: Caller): void {
    const visitor: Visitor = {
      socket,
      person: person?.id ?? null,
      listed: new Set(),
      missed: new Set(),
      isAlive: true,
      said: 0,
    };
    this.#visitors.add(visitor);
    socket.on('close', () => this.#visitors.delete(visitor));
    socket.on('error', () => socket.terminate());
    socket.on('pong', () => {
      visitor.isAlive = true;
    });
    socket.on('message', () => this.#hear(visitor));
    this.#greet(visitor).catch((error: unknown) => {
      this.#mourn(error);
      socket.close(1011);
    });
  }

  async drain(): Promise<void> {
    await this.#stop?.();
    if (this.#pings !== null) clearInterval(this.#pings);
    if (this.#waiting !== null) clearTimeout(this.#waiting);
    for (const { socket } of this.#visitors) {
      say(socket, { type: 'bye', why: 'drain' });
      socket.close(1001);
    }
  }

  /** Pages ping to find out whether the line holds; nothing else is asked here. */
  #hear(visitor: Visitor): void {
    visitor.said++;
    if (visitor.said > MOST_SAID) {
      say(visitor.socket, { type: 'bye', why: 'flood' });
      visitor.socket.close(1008);
    } else say(visitor.socket, { type: 'pong', at: this.#desk.clock() });
  }

  async #greet(visitor: Visitor): Promise<void> {
    const { socket, person, listed } = visitor;
    visitor.missed ??= new Set();
    const open = await openTables(this.#desk, person);
    const mine = person === null ? [] : await tablesOf(this.#desk, person);
    listed.clear();
    for (const { id } of [...open, ...mine]) listed.add(id);
    const cards = (records: readonly TableRecord[]) => Promise.all(records.map((record) => this.#cardOf(record)));
    say(socket, { type: 'lobby', open: await cards(open), mine: await cards(mine) });
    const { missed } = visitor;
    visitor.missed = null;
    for (const id of missed) await this.#tellOf(id);
  }

  /** A table as a list shows it: also whose turn it is. */
  async #cardOf(record: TableRecord): Promise<TableCard> {
    const [presence, waitsFor] = await Promise.all([this.#play.presence(record.id), this.#play.waitsFor(record)]);
    return { ...cardOf(record, presence), ...(record.state === 'playing' && { waitsFor }) };
  }

  /** `game:seq` for each game that went on: whoever has it in a list sees whose turn it is now. */
  #heardMoves(said: string): void {
    if (this.#visitors.size === 0 || said === '') return;
    for (const place of said.split(' ')) {
      const id = place.slice(0, place.lastIndexOf(':'));
      if ([...this.#visitors].some(({ listed }) => listed.has(id))) this.#heard(id);
    }
  }

  /** '' says that some changes were missed: then everybody is shown everything. */
  #heard(id: string): void {
    this.#changed.add(id);
    this.#waiting ??= setTimeout(() => {
      this.#waiting = null;
      const changed = [...this.#changed];
      this.#changed.clear();
      this.#tell(changed).catch(this.#mourn);
    }, GATHER_MS);
  }

  async #tell(changed: readonly string[]): Promise<void> {
    for (const { socket } of this.#visitors) if (socket.bufferedAmount > SLOW_BYTES) socket.terminate();
    if (changed.includes('')) for (const visitor of this.#visitors) await this.#greet(visitor);
    else for (const id of changed) await this.#tellOf(id);
  }

  /** Looks at a table once, for everybody. */
  async #tellOf(id: string): Promise<void> {
    if (this.#visitors.size === 0) return;
    const record = await readTable(this.#desk.db, id);
    if (record === null) return;
    const card = await this.#cardOf(record);
    const isInLobby = isOpenTable(record, this.#desk.clock());
    const unwelcome = isInLobby ? await blockedAt(this.#desk.db, personsAt(record)) : new Set<string>();
    for (const { socket, person, listed, missed } of this.#visitors) {
      if (missed !== null) {
        missed.add(id);
        continue;
      }
      const isOpen = isInLobby && !(person !== null && unwelcome.has(person));
      const isMine = !isEnded(record) && person !== null && seatOf(record, person) !== null;
      if (isOpen || isMine || listed.has(id)) say(socket, { type: 'table', card, isOpen, isMine });
      if (isOpen || isMine) listed.add(id);
      else listed.delete(id);
    }
  }

  #ping(): void {
    for (const visitor of this.#visitors) {
      if (!visitor.isAlive) visitor.socket.terminate();
      visitor.isAlive = false;
      visitor.said = Math.max(0, visitor.said - MOST_SAID / 2);
      visitor.socket.ping();
    }
  }
}

const isEnded = ({ state }: TableRecord): boolean => state === 'over' || state === 'abandoned';

const say = (socket: WebSocket, message: FromLobby): void => socket.send(JSON.stringify(message));
