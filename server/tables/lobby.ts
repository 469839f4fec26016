import type { LobbyMessage, TableSummary } from '@orrery/protocol';
import type { WebSocket } from 'ws';
import type { ServerContext } from '../context.ts';
import { followedBy } from '../friends/follows.ts';
import { blockedWithAny } from '../people/blocks.ts';
import { PERSON_PRESENCES_CHANNEL } from '../play/presence-tracker.ts';
import {
  type Games,
  type LobbyPresence,
  PERSONS_CHANNEL,
  type SocketCaller,
  type SocketRoute,
  TABLES_CHANNEL,
  type TableRecord,
  TOURNAMENTS_CHANNEL,
} from '../ports.ts';
import { GAMES_CHANNEL } from '../storage/log-appender.ts';
import { isOpenTable, isTableWatchable, openTables, tablesOf, watchableTables } from './listing.ts';
import { readTable } from './records.ts';
import { personsAt, seatOfPerson, tableSummary } from './summary.ts';

const LOBBY_PATH = '/live/lobby';
/** Changes within this time are sent together. */
const BATCH_DELAY_MS = 100;
/** Who goes from one page to the next is gone for a moment. */
const PEOPLE_DELAY_MS = 700;
const PING_INTERVAL_MS = 25_000;
/** A client that does not read what it is sent is disconnected, and reconnects for the full lists. */
const MAX_BUFFERED_BYTES = 1_000_000;
const MAX_MESSAGES_PER_MINUTE = 600;

interface LobbyVisitor {
  readonly socket: WebSocket;
  readonly person: string | null;
  /** The tournament that the page shows; null: none. */
  readonly tournament: string | null;
  /** The people whom the person follows. */
  followed: ReadonlySet<string>;
  /** The tables in the page's lists. */
  readonly listed: Set<string>;
  /** Those of them that are the person's own: the page gets moves only for these. */
  readonly own: Set<string>;
  /** Tables that changed before the page got its first message; null once it has it. */
  missed: Set<string> | null;
  isAlive: boolean;
  messageCount: number;
}

/** Pushes open tables, games to watch and a person's own tables to the pages in the lobby. */
export class Lobby implements SocketRoute {
  readonly #context: ServerContext;
  readonly #play: Games;
  readonly #reportError: (error: unknown) => void;
  readonly #visitors = new Set<LobbyVisitor>();
  #stopListening: (() => Promise<void>) | null = null;
  #pingTimer: NodeJS.Timeout | null = null;
  #batchTimer: NodeJS.Timeout | null = null;
  readonly #changed = new Set<string>();
  /** Games with new entries whose tables are otherwise unchanged. */
  readonly #moved = new Set<string>();
  readonly #changedTournaments = new Set<string>();
  readonly #presence: LobbyPresence | null;
  #peopleTimer: NodeJS.Timeout | null = null;
  /** The visitors for whom people have come or gone, or who were invited. */
  readonly #concerned = new Set<LobbyVisitor>();

  constructor(
    context: ServerContext,
    play: Games,
    reportError: (error: unknown) => void,
    presence: LobbyPresence | null = null,
  ) {
    this.#context = context;
    this.#play = play;
    this.#reportError = reportError;
    this.#presence = presence;
  }

  async listen(): Promise<void> {
    const { db } = this.#context;
    const stop = [
      await db.listen(TABLES_CHANNEL, (id) => this.#onTableChanged(id)),
      await db.listen(GAMES_CHANNEL, (said) => this.#onMoves(said)),
      await db.listen(TOURNAMENTS_CHANNEL, (id) => this.#onTournamentChanged(id)),
      await db.listen(PERSONS_CHANNEL, (person) => void this.#onPersonChanged(person).catch(this.#reportError)),
      await db.listen(PERSON_PRESENCES_CHANNEL, (person) => this.#onPersonCameOrWent(person)),
    ];
    this.#stopListening = async () => {
      for (const each of stop) await each();
    };
    this.#pingTimer = setInterval(() => this.#ping(), PING_INTERVAL_MS);
    this.#pingTimer.unref();
  }

  get sockets(): number {
    return this.#visitors.size;
  }

  matches(pathname: string): boolean {
    return pathname === LOBBY_PATH;
  }

  open(socket: WebSocket, { person, url }: SocketCaller): void {
    const visitor: LobbyVisitor = {
      socket,
      person: person?.id ?? null,
      tournament: url.searchParams.get('tournament'),
      followed: new Set(),
      listed: new Set(),
      own: new Set(),
      missed: new Set(),
      isAlive: true,
      messageCount: 0,
    };
    this.#visitors.add(visitor);
    if (person !== null) this.#presence?.lobbyEntered(person.id);
    socket.on('close', () => {
      if (this.#visitors.delete(visitor) && person !== null) this.#presence?.lobbyLeft(person.id);
    });
    socket.on('error', () => socket.terminate());
    socket.on('pong', () => {
      visitor.isAlive = true;
    });
    socket.on('message', () => this.#listenTo(visitor));
    this.#sendLists(visitor).catch((error: unknown) => {
      this.#reportError(error);
      socket.close(1011);
    });
  }

  async drain(): Promise<void> {
    await this.#stopListening?.();
    if (this.#pingTimer !== null) clearInterval(this.#pingTimer);
    for (const timer of [this.#batchTimer, this.#peopleTimer]) if (timer !== null) clearTimeout(timer);
    for (const { socket } of this.#visitors) {
      sendTo(socket, { type: 'bye', reason: 'shutdown' });
      socket.close(1001);
    }
  }

  /** Pages send pings to check the connection; nothing else is accepted here. */
  #listenTo(visitor: LobbyVisitor): void {
    visitor.messageCount++;
    if (visitor.messageCount > MAX_MESSAGES_PER_MINUTE) {
      sendTo(visitor.socket, { type: 'bye', reason: 'rate-limit' });
      visitor.socket.close(1008);
    } else sendTo(visitor.socket, { type: 'pong', serverTime: this.#context.clock() });
  }

  async #sendLists(visitor: LobbyVisitor): Promise<void> {
    const { socket, person, listed, own } = visitor;
    visitor.missed ??= new Set();
    const open = await openTables(this.#context, person);
    const watchable = await watchableTables(this.#context, person);
    const mine = person === null ? [] : await tablesOf(this.#context, person);
    if (person !== null) visitor.followed = await followedBy(this.#context.db, person);
    listed.clear();
    own.clear();
    for (const { id } of [...open, ...watchable, ...mine]) listed.add(id);
    for (const { id } of mine) own.add(id);
    sendTo(socket, {
      type: 'lobby',
      open: await Promise.all(open.map((record) => this.#summaryOf(record))),
      watchable: await Promise.all(watchable.map((record) => this.#summaryOf(record))),
      mine: await Promise.all(mine.map((record) => this.#ownSummaryOf(record))),
    });
    const { missed } = visitor;
    visitor.missed = null;
    for (const id of missed) await this.#sendTable(id);
  }

  async #summaryOf(record: TableRecord): Promise<TableSummary> {
    return tableSummary(record, await this.#play.presence(record.id));
  }

  /** A table as shown in the lists of its players: also whose turn it is, for which its game is looked up. */
  async #ownSummaryOf(record: TableRecord): Promise<TableSummary> {
    const [summary, waitsFor] = await Promise.all([this.#summaryOf(record), this.#play.waitsFor(record)]);
    return { ...summary, ...(record.state === 'playing' && { waitsFor }) };
  }

  /** `game:seq` for each game with new entries: its players see whose turn it is now. */
  #onMoves(said: string): void {
    if (this.#visitors.size === 0 || said === '') return;
    for (const place of said.split(' ')) {
      const id = place.slice(0, place.lastIndexOf(':'));
      if (![...this.#visitors].some(({ own }) => own.has(id))) continue;
      this.#moved.add(id);
      this.#scheduleUpdate();
    }
  }

  /** '' means changes were missed: then everybody gets the full lists. */
  #onTableChanged(id: string): void {
    this.#changed.add(id);
    this.#scheduleUpdate();
  }

  /** '' means changes were missed. */
  #onTournamentChanged(id: string): void {
    for (const { tournament } of this.#visitors) {
      if (tournament === null || (id !== '' && id !== tournament)) continue;
      this.#changedTournaments.add(tournament);
      this.#scheduleUpdate();
    }
  }

  /** Whom a person follows may have changed, or who invites them. '' means changes were missed. */
  async #onPersonChanged(person: string): Promise<void> {
    for (const visitor of this.#visitors) {
      if (visitor.person === null || (person !== '' && visitor.person !== person)) continue;
      visitor.followed = await followedBy(this.#context.db, visitor.person);
      this.#tellOfPeople(visitor);
    }
  }

  #onPersonCameOrWent(person: string): void {
    for (const visitor of this.#visitors)
      if (person === '' || visitor.followed.has(person)) this.#tellOfPeople(visitor);
  }

  #tellOfPeople(visitor: LobbyVisitor): void {
    this.#concerned.add(visitor);
    this.#peopleTimer ??= setTimeout(() => {
      this.#peopleTimer = null;
      for (const each of this.#concerned) if (this.#visitors.has(each)) sendTo(each.socket, { type: 'people' });
      this.#concerned.clear();
    }, PEOPLE_DELAY_MS);
  }

  #scheduleUpdate(): void {
    this.#batchTimer ??= setTimeout(() => {
      this.#batchTimer = null;
      const changed = new Set(this.#changed);
      const moved = new Set(this.#moved);
      this.#changed.clear();
      this.#moved.clear();
      for (const { socket, tournament: id } of this.#visitors)
        if (id !== null && this.#changedTournaments.has(id)) sendTo(socket, { type: 'tournament', id });
      this.#changedTournaments.clear();
      this.#sendUpdates(changed, moved).catch(this.#reportError);
    }, BATCH_DELAY_MS);
  }

  async #sendUpdates(changed: ReadonlySet<string>, moved: ReadonlySet<string>): Promise<void> {
    for (const { socket } of this.#visitors) if (socket.bufferedAmount > MAX_BUFFERED_BYTES) socket.terminate();
    if (changed.has('')) {
      for (const visitor of this.#visitors) await this.#sendLists(visitor);
      return;
    }
    for (const id of changed) await this.#sendTable(id);
    for (const id of moved) if (!changed.has(id)) await this.#sendTable(id, ({ own }) => own.has(id));
  }

  /** Reads a table once for all pages that it concerns. */
  async #sendTable(id: string, concerns: (visitor: LobbyVisitor) => boolean = () => true): Promise<void> {
    if (this.#visitors.size === 0) return;
    const record = await readTable(this.#context.db, id);
    if (record === null) return;
    const sits = ({ person }: LobbyVisitor) => person !== null && seatOfPerson(record, person) !== null;
    const isOwn = !isEnded(record) && [...this.#visitors].some(sits);
    const summary = await (isOwn ? this.#ownSummaryOf(record) : this.#summaryOf(record));
    const now = this.#context.clock();
    const [canSit, canWatch] = [isOpenTable(record, now), isTableWatchable(record, now)];
    const unwelcome =
      canSit || canWatch ? await blockedWithAny(this.#context.db, personsAt(record)) : new Set<string>();
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
      if (isListed || listed.has(id)) sendTo(socket, { type: 'table', summary, isOpen, isWatchable, isMine });
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
      visitor.messageCount = Math.max(0, visitor.messageCount - MAX_MESSAGES_PER_MINUTE / 2);
      visitor.socket.ping();
    }
  }
}

const isEnded = ({ state }: TableRecord): boolean => state === 'over' || state === 'abandoned';

const sendTo = (socket: WebSocket, message: LobbyMessage): void => socket.send(JSON.stringify(message));
