import type { Seat } from '@orrery/kernel';
import { type ChatMessage, LIVE_PROTOCOL_VERSION, type LiveHello, type TableSummary } from '@orrery/protocol';
import { jsonObject, jsonOf } from '../json-text.ts';
import type { Presence, TableRecord, Tables } from '../ports.ts';
import type { Clock } from '../time.ts';
import { DelayedChat } from './delayed-chat.ts';
import type { GameLease, GameRegistry } from './game-registry.ts';
import type { ActionResult, CatchUp, LiveGame } from './live-game.ts';
import { activePersonOnSeat } from './seat-persons.ts';
import { type ConnectionHandler, type TableConnection, tableRefusal } from './table-connection.ts';

export interface TableRoomDeps {
  readonly tables: Tables;
  readonly registry: GameRegistry;
  readonly presence: (id: string) => Promise<Presence>;
  readonly clock: Clock;
  /** The people whose chat messages a person does not want to see. */
  readonly mutedBy: (person: string) => Promise<ReadonlySet<string>>;
  /** The last connection to the table has closed. */
  readonly onEmpty: (room: TableRoom) => void;
  readonly onConnected: (connection: TableConnection, id: string) => void;
  readonly onDisconnected: (connection: TableConnection, id: string) => void;
  readonly onVisibilityChanged: (connection: TableConnection, id: string) => void;
}

const isEnded = ({ state }: TableRecord): boolean => state === 'over' || state === 'abandoned';

/** A table with connections on this node: who is there, the chat, and the game if it has started. */
export class TableRoom implements ConnectionHandler {
  readonly id: string;
  readonly #deps: TableRoomDeps;
  readonly #connections = new Set<TableConnection>();
  #record: TableRecord;
  #summary: TableSummary | null = null;
  #lease: GameLease | null = null;
  /** The game as spectators see it, if the table shows it to them later. */
  #delayedLease: GameLease | null = null;
  readonly #delayedChat: DelayedChat;
  /** Refreshes run one after the other; a refresh that has not started yet serves all callers. */
  #refreshing: Promise<void> | null = null;
  #isRefreshDue = false;

  constructor(record: TableRecord, parts: TableRoomDeps) {
    this.id = record.id;
    this.#record = record;
    this.#deps = parts;
    this.#delayedChat = new DelayedChat(parts.clock, (message) => this.#sendDelayed(message));
  }

  get #game(): LiveGame | null {
    return this.#lease?.game ?? null;
  }

  /** Whether a request has no answer yet. */
  get isBusy(): boolean {
    return [...this.#connections].some(({ isWaiting }) => isWaiting);
  }

  get connections(): ReadonlySet<TableConnection> {
    return this.#connections;
  }

  /** Adds a connection that has seen the game up to entry `since`. */
  async enter(connection: TableConnection, since: number): Promise<void> {
    connection.seat = this.#seatOf(connection);
    this.#connections.add(connection);
    this.#deps.onConnected(connection, this.id);
    connection.muted = connection.person === null ? new Set() : await this.#deps.mutedBy(connection.person.id);
    await this.#openGame();
    if (this.#summary === null) await this.refresh();
    await this.#sendHello(connection, since);
  }

  resync(connection: TableConnection): void {
    this.#sendHello(connection, connection.seq).catch(() => connection.bye('internal-error'));
  }

  visibilityChanged(connection: TableConnection): void {
    if (this.#connections.has(connection)) this.#deps.onVisibilityChanged(connection, this.id);
  }

  disconnected(connection: TableConnection): void {
    if (!this.#connections.delete(connection)) return;
    this.#leaveGame(connection);
    this.#deps.onDisconnected(connection, this.id);
    if (this.#connections.size > 0) return;
    this.#lease?.release();
    this.#lease = null;
    this.#stopDelay();
    this.#deps.onEmpty(this);
  }

  choose(connection: TableConnection, request: number, move: string): Promise<ActionResult> {
    const playing = this.#playedSeat(connection);
    if ('ok' in playing) return Promise.resolve(playing);
    return playing.game.choose(playing.seat, request, move, connection.lag);
  }

  undo(connection: TableConnection, seq: number): Promise<ActionResult> {
    const playing = this.#playedSeat(connection);
    if ('ok' in playing) return Promise.resolve(playing);
    return playing.game.undo(playing.seat, seq);
  }

  async say({ person }: TableConnection, text: string): Promise<ActionResult> {
    if (person === null) return tableRefusal('table.stranger');
    const said = await this.#deps.tables.say(this.id, person, text);
    return said.ok ? { ok: true } : tableRefusal(said.problem.code);
  }

  sendChat(message: ChatMessage): void {
    const { state, spectatorDelayMs } = this.#record;
    for (const connection of this.#connections) if (this.#mayHear(connection, message)) connection.sendChat(message);
    if (message.audience === 'table' && state === 'playing' && spectatorDelayMs > 0)
      this.#delayedChat.add(message, spectatorDelayMs);
  }

  /** A test has moved the time. */
  onTimeMoved(): void {
    this.#delayedChat.sendDue();
  }

  /** The players' messages reach spectators as late as their moves; the spectators' talk reaches players after the game. */
  #mayHear(connection: TableConnection, { audience, sentAt }: ChatMessage): boolean {
    if (audience === 'spectators') return connection.seat === null || isEnded(this.#record);
    return !this.#isDelayed(connection) || sentAt <= this.#deps.clock() - this.#record.spectatorDelayMs;
  }

  #sendDelayed(message: ChatMessage): void {
    for (const connection of this.#connections) if (this.#isDelayed(connection)) connection.sendChat(message);
  }

  /** Whether a connection sees the game later than its players. */
  #isDelayed({ seat }: TableConnection): boolean {
    return seat === null && this.#record.state === 'playing' && this.#record.spectatorDelayMs > 0;
  }

  #leaveGame(connection: TableConnection): void {
    this.#game?.leave(connection);
    this.#delayedLease?.game.leave(connection);
  }

  #stopDelay(): void {
    this.#delayedLease?.release();
    this.#delayedLease = null;
    this.#delayedChat.clear();
  }

  /** Reloads the table, which may have changed. */
  refresh(): Promise<void> {
    if (this.#refreshing !== null) {
      this.#isRefreshDue = true;
      return this.#refreshing;
    }
    this.#refreshing = this.#reload().finally(() => {
      this.#refreshing = null;
    });
    return this.#refreshing;
  }

  async #reload(): Promise<void> {
    do {
      this.#isRefreshDue = false;
      const [record, presence] = await Promise.all([this.#deps.tables.find(this.id), this.#deps.presence(this.id)]);
      if (record === null) {
        for (const connection of this.#connections) connection.bye('unknown-table');
        return;
      }
      const before = this.#record;
      this.#record = record;
      const summary = this.#deps.tables.summaryOf(record, presence);
      // Nothing is sent if the public information is unchanged: private changes must not be noticed by others.
      const isNews = JSON.stringify(summary) !== JSON.stringify(this.#summary);
      this.#summary = summary;
      if (isNews) for (const connection of this.#connections) connection.send({ type: 'table', summary });
      if (isEnded(record) && !isEnded(before)) await this.#endGame(before);
      await this.#reseat();
    } while (this.#isRefreshDue);
  }

  /** The game has ended: spectators who saw it later see the rest, and the players hear what spectators have said. */
  async #endGame({ spectatorDelayMs }: TableRecord): Promise<void> {
    await this.#game?.catchUp(null);
    const talk = await this.#deps.tables.chatMessages(this.id);
    for (const connection of this.#connections) {
      if (connection.seat === null && spectatorDelayMs > 0) {
        this.#delayedLease?.game.leave(connection);
        await this.#sendHello(connection, connection.seq);
        continue;
      }
      this.#sendEnd(connection);
      if (connection.seat === null) continue;
      for (const message of talk) if (message.audience === 'spectators') connection.sendChat(message);
    }
    this.#stopDelay();
  }

  /** The game may have started, and people may have changed seats: a connection whose view changes starts over. */
  async #reseat(): Promise<void> {
    const hasBegun = this.#game === null && (await this.#openGame());
    for (const connection of this.#connections) {
      const seat = this.#seatOf(connection);
      if (seat === connection.seat && !hasBegun) continue;
      this.#leaveGame(connection);
      this.#deps.onDisconnected(connection, this.id);
      connection.seat = seat;
      this.#deps.onConnected(connection, this.id);
      await this.#sendHello(connection, 0);
    }
  }

  /** Whether there is a game to watch now. */
  async #openGame(): Promise<boolean> {
    if (this.#game !== null) return true;
    if (this.#record.state === 'gathering') return false;
    const lease = await this.#deps.registry.acquire(this.id, this.#record.time);
    if (lease === null) return false;
    if (this.#lease !== null || this.#connections.size === 0) lease.release();
    else this.#lease = lease;
    return true;
  }

  /** The game as spectators see it; null if it has not started. */
  async #openDelayedGame(): Promise<LiveGame | null> {
    const { time, spectatorDelayMs } = this.#record;
    if (this.#delayedLease !== null) return this.#delayedLease.game;
    const lease = await this.#deps.registry.acquire(this.id, time, spectatorDelayMs);
    if (lease === null || this.#delayedLease !== null || this.#connections.size === 0) lease?.release();
    else this.#delayedLease = lease;
    return lease?.game ?? null;
  }

  async #sendHello(connection: TableConnection, since: number): Promise<void> {
    const talk = await this.#deps.tables.chatMessages(this.id);
    const isDelayed = this.#isDelayed(connection);
    const game = isDelayed ? await this.#openDelayedGame() : this.#game;
    const chat = talk.filter((each) => !connection.muted.has(each.person) && this.#mayHear(connection, each));
    // This node may not have been there when they were said.
    if (isDelayed)
      for (const each of talk)
        if (each.audience === 'table' && !this.#mayHear(connection, each))
          this.#delayedChat.add(each, this.#record.spectatorDelayMs);
    if (connection.isGone) return;
    const hello = ({ since: from, seq, steps, status }: CatchUp): void => {
      const summary = this.#summary;
      if (summary === null) return; // the table is gone, and the connection was told so
      const message = jsonObject<LiveHello>({
        type: jsonOf('hello'),
        protocol: jsonOf(LIVE_PROTOCOL_VERSION),
        summary: jsonOf(summary),
        seat: jsonOf(connection.seat),
        since: jsonOf(from),
        chat: jsonOf(chat),
        steps,
        status,
      });
      connection.sendHello(message, seq);
    };
    if (game === null) hello({ since: 0, seq: 0, steps: jsonOf([]), status: jsonOf(null) });
    else await game.join(connection, since, hello);
    if (isDelayed && !this.#isDelayed(connection)) {
      // The game has ended meanwhile.
      game?.leave(connection);
      await this.#sendHello(connection, connection.seq);
      return;
    }
    this.#sendEnd(connection);
  }

  #sendEnd(connection: TableConnection): void {
    const { state, places, serverSeed } = this.#record;
    if (state === 'over' && places !== null) connection.send({ type: 'over', places, serverSeed });
  }

  /**
   * The game and the seat that a person plays, or a refusal. A person with a substitute must take the seat back first.
   */
  #playedSeat({ seat, person }: TableConnection): { readonly game: LiveGame; readonly seat: Seat } | ActionResult {
    if (seat === null) return tableRefusal('table.spectator');
    if (this.#game === null || this.#record.state !== 'playing') return tableRefusal('table.not-playing');
    return activePersonOnSeat(this.#record, seat) === person?.id
      ? { game: this.#game, seat }
      : tableRefusal('not-asked');
  }

  #seatOf({ person }: TableConnection): Seat | null {
    const chair = this.#record.chairs.find(({ sitter }) => sitter?.kind === 'person' && sitter.person === person?.id);
    return person === null ? null : (chair?.seat ?? null);
  }
}
