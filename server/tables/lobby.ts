import type { FromLobby, TableCard } from '@orrery/protocol';
import type { WebSocket } from 'ws';
import type { Desk } from '../desk.ts';
import { blockedAt } from '../people/shutting.ts';
import { type Caller, type LiveDoor, type Play, TABLES_CHANNEL, type TableRecord } from '../seams.ts';
import { GAMES_CHANNEL } from '../storage/appender.ts';
import { cardOf, personsAt, seatOf } from './card.ts';
import { isOpenTable, isToWatch, openTables, tablesOf, tablesToWatch } from './listing.ts';
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
  /** Those of them that are the person's own: only of these the page hears each move. */
  readonly own: Set<string>;
  /** Tables that changed while the page waits for its first message; null once it has it. */
  missed: Set<string> | null;
  isAlive: boolean;
  said: number;
}

/** Pushes open tables, games to watch and one's own to those who look at the lobby. */
export class Lobby implements LiveDoor {
  readonly #desk: Desk;
  readonly #play: Play;
  readonly #mourn: (error: unknown) => void;
  readonly #visitors = new Set<Visitor>();
  #stop: (() => Promise<void>) | null = null;
  #pings: NodeJS.Timeout | null = null;
  #waiting: NodeJS.Timeout | null = null;
  readonly #changed = new Set<string>();
  /** Games that went on while nothing else about their tables changed. */
  readonly #moved = new Set<string>();

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
      own: new Set(),
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
    const { socket, person, listed, own } = visitor;
    visitor.missed ??= new Set();
    const open = await openTables(this.#desk, person);
    const toWatch = await tablesToWatch(this.#desk, person);
    const mine = person === null ? [] : await tablesOf(this.#desk, person);
    listed.clear();
    own.clear();
    for (const { id } of [...open, ...toWatch, ...mine]) listed.add(id);
    for (const { id } of mine) own.add(id);
    say(socket, {
      type: 'lobby',
      open: await Promise.all(open.map((record) => this.#cardOf(record))),
      toWatch: await Promise.all(toWatch.map((record) => this.#cardOf(record))),
      mine: await Promise.all(mine.map((record) => this.#ownCardOf(record))),
    });
    const { missed } = visitor;
    visitor.missed = null;
    for (const id of missed) await this.#tellOf(id);
  }

  async #cardOf(record: TableRecord): Promise<TableCard> {
    return cardOf(record, await this.#play.presence(record.id));
  }

  /** A table as the list of those who sit there shows it: also whose turn it is, for which its game is looked at. */
  async #ownCardOf(record: TableRecord): Promise<TableCard> {
    const [card, waitsFor] = await Promise.all([this.#cardOf(record), this.#play.waitsFor(record)]);
    return { ...card, ...(record.state === 'playing' && { waitsFor }) };
  }

  /** `game:seq` for each game that went on: those who play it see whose turn it is now. */
  #heardMoves(said: string): void {
    if (this.#visitors.size === 0 || said === '') return;
    for (const place of said.split(' ')) {
      const id = place.slice(0, place.lastIndexOf(':'));
      if (![...this.#visitors].some(({ own }) => own.has(id))) continue;
      this.#moved.add(id);
      this.#gather();
    }
  }

  /** '' says that some changes were missed: then everybody is shown everything. */
  #heard(id: string): void {
    this.#changed.add(id);
    this.#gather();
  }

  #gather(): void {
    this.#waiting ??= setTimeout(() => {
      this.#waiting = null;
      const changed = new Set(this.#changed);
      const moved = new Set(this.#moved);
      this.#changed.clear();
      this.#moved.clear();
      this.#tell(changed, moved).catch(this.#mourn);
    }, GATHER_MS);
  }

  async #tell(changed: ReadonlySet<string>, moved: ReadonlySet<string>): Promise<void> {
    for (const { socket } of this.#visitors) if (socket.bufferedAmount > SLOW_BYTES) socket.terminate();
    if (changed.has('')) {
      for (const visitor of this.#visitors) await this.#greet(visitor);
      return;
    }
    for (const id of changed) await this.#tellOf(id);
    for (const id of moved) if (!changed.has(id)) await this.#tellOf(id, ({ own }) => own.has(id));
  }

  /** Looks at a table once, for everybody whom it concerns. */
  async #tellOf(id: string, concerns: (visitor: Visitor) => boolean = () => true): Promise<void> {
    if (this.#visitors.size === 0) return;
    const record = await readTable(this.#desk.db, id);
    if (record === null) return;
    const sits = ({ person }: Visitor) => person !== null && seatOf(record, person) !== null;
    const isOwn = !isEnded(record) && [...this.#visitors].some(sits);
    const card = await (isOwn ? this.#ownCardOf(record) : this.#cardOf(record));
    const now = this.#desk.clock();
    const [canSit, canWatch] = [isOpenTable(record, now), isToWatch(record, now)];
    const unwelcome = canSit || canWatch ? await blockedAt(this.#desk.db, personsAt(record)) : new Set<string>();
    for (const visitor of this.#visitors) {
      const { socket, person, listed, own, missed } = visitor;
      if (missed !== null) {
        missed.add(id);
        continue;
      }
      if (!concerns(visitor)) continue;
      const isWelcome = person === null || !unwelcome.has(person);
      const isMine = !isEnded(record) && sits(visitor);
      const isOpen = canSit && isWelcome;
      const isWatchable = canWatch && isWelcome && !isMine;
      const isListed = isOpen || isWatchable || isMine;
      if (isListed || listed.has(id)) say(socket, { type: 'table', card, isOpen, isToWatch: isWatchable, isMine });
      if (isListed) listed.add(id);
      else listed.delete(id);
      if (isMine) own.add(id);
      else own.delete(id);
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
