import type { Refusal } from '@orrery/kernel';
import type { WebSocket } from 'ws';
import { keepAlive } from '../keep-alive.ts';
import {
  type Person,
  type SocketCaller,
  type SocketRoute,
  TABLES_CHANNEL,
  type TableRecord,
  type Tables,
} from '../ports.ts';
import type { Database } from '../storage/db.ts';
import { BotSeat } from './bot-seat.ts';
import { UnknownEditionError } from './game-adapter.ts';
import type { GameLease, GameRegistry } from './game-registry.ts';
import type { PresenceTracker } from './presence-tracker.ts';
import { UnplayableLogError } from './replay-log.ts';
import { type MessageRate, TokenBucket } from './token-bucket.ts';

const SOCKET_PATH = /^\/live\/bots\/([\w-]{1,64})$/;
/** A program that does not read what it is sent is disconnected. */
const MAX_BUFFERED_BYTES = 1_000_000;
/** How often the node reports which programs are connected. */
const PRESENCE_INTERVAL_MS = 60_000;
/** Standard WebSocket codes: normal closure, policy violation, server going away. */
const [CLOSE_NORMAL, CLOSE_POLICY_VIOLATION, CLOSE_GOING_AWAY] = [1000, 1008, 1001];

/** Sends lines to a program. */
export interface LineWriter {
  write(line: string): void;
  end(): void;
}

/** Why a program cannot take a seat. */
export type SeatRefusal = 'unknown-table' | 'not-seated' | 'not-playing' | 'unknown-edition' | 'unplayable';

/** A program at a table. */
interface SeatedBot {
  readonly seat: BotSeat;
  readonly leave: () => void;
}

export interface ExternalBotsDeps {
  readonly tables: Pick<Tables, 'find' | 'saw'>;
  readonly registry: GameRegistry;
  readonly presences: PresenceTracker;
  readonly rate: MessageRate;
}

/**
 * Lets external programs play by the bot protocol: the socket route `/live/bots/TABLE`, and what the HTTP routes need.
 */
export class ExternalBots implements SocketRoute {
  readonly #deps: ExternalBotsDeps;
  readonly #sockets = new Set<WebSocket>();
  readonly #seats = new Set<BotSeat>();
  readonly #presenceTimer: NodeJS.Timeout;
  #stopListening: (() => Promise<void>) | null = null;

  constructor(parts: ExternalBotsDeps) {
    this.#deps = parts;
    this.#presenceTimer = setInterval(() => this.#reportPresence([...this.#seats]), PRESENCE_INTERVAL_MS);
    this.#presenceTimer.unref();
  }

  /** Listens for table changes: a program that has lost its seat is disconnected. */
  async listen(db: Database): Promise<void> {
    this.#stopListening = await db.listen(TABLES_CHANNEL, (id) => void this.#tableChanged(id));
  }

  matches(pathname: string): boolean {
    return SOCKET_PATH.test(pathname);
  }

  /** Connects a program to its seat at a table. It gets events and requests once the seat is opened. */
  async sit(id: string, person: Person | null, pipe: LineWriter): Promise<SeatedBot | SeatRefusal> {
    const found = await this.#find(id, person);
    if (typeof found === 'string') return found;
    const { presences, tables } = this.#deps;
    const { lease, ...place } = found;
    const seat = new BotSeat({
      ...place,
      game: lease.game,
      tables,
      write: (line) => pipe.write(line),
      end: () => pipe.end(),
    });
    this.#seats.add(seat);
    presences.connected(id, { person: seat.person, isSeated: true, isHidden: false });
    this.#reportPresence([seat]);
    const leave = () => {
      seat.close();
      if (!this.#seats.delete(seat)) return;
      lease.release();
      presences.disconnected(id, { person: seat.person, isSeated: true, isHidden: false });
      this.#reportPresence([seat]);
    };
    return { seat, leave };
  }

  /** An answer of a program that reads over another connection, or not at all. */
  async answer(
    id: string,
    person: Person | null,
    text: string,
  ): Promise<SeatRefusal | 'invalid-message' | readonly Refusal[] | null> {
    const found = await this.#find(id, person);
    if (typeof found === 'string') return found;
    const { lease, ...place } = found;
    const { tables } = this.#deps;
    const seat = new BotSeat({ ...place, game: lease.game, tables, write: () => {}, end: () => {} });
    return seat.answer(text).finally(lease.release);
  }

  open(socket: WebSocket, { person, url, outbox }: SocketCaller): void {
    const [, id = ''] = SOCKET_PATH.exec(url.pathname) ?? [];
    const bucket = new TokenBucket(this.#deps.rate, performance.now());
    const goodbye = (code: number, why: string) => {
      outbox.flush();
      socket.close(code, why);
      setTimeout(() => socket.terminate(), 1000).unref();
    };
    this.#sockets.add(socket);
    keepAlive(socket, () => {});
    socket.on('error', () => socket.terminate());
    const pipe: LineWriter = {
      write(line) {
        if (socket.readyState !== socket.OPEN) return;
        outbox.send(line.trimEnd());
        if (socket.bufferedAmount > MAX_BUFFERED_BYTES) socket.terminate();
      },
      end: () => goodbye(CLOSE_NORMAL, 'over'),
    };
    const sat = this.sit(id, person, pipe);
    socket.on('message', (data, isBinary) => {
      if (isBinary || !bucket.take(performance.now()))
        goodbye(CLOSE_POLICY_VIOLATION, isBinary ? 'invalid-message' : 'rate-limit');
      else {
        sat
          .then((found) => (typeof found === 'string' ? null : found.seat.answer(data.toString())))
          .then((wrong) => wrong === 'invalid-message' && goodbye(CLOSE_POLICY_VIOLATION, 'invalid-message'))
          .catch(() => goodbye(CLOSE_POLICY_VIOLATION, 'internal-error'));
      }
    });
    socket.on('close', () => {
      this.#sockets.delete(socket);
      sat.then((found) => typeof found !== 'string' && found.leave()).catch(() => {});
    });
    sat
      .then((found) => (typeof found === 'string' ? goodbye(CLOSE_POLICY_VIOLATION, found) : found.seat.open()))
      .catch(() => goodbye(CLOSE_POLICY_VIOLATION, 'internal-error'));
  }

  /** Disconnects the programs at a table; they reconnect. */
  disconnectTable(id: string): void {
    for (const seat of [...this.#seats]) if (seat.table === id) seat.end();
  }

  async drain(): Promise<void> {
    clearInterval(this.#presenceTimer);
    await this.#stopListening?.();
    for (const socket of this.#sockets) socket.close(CLOSE_GOING_AWAY, 'shutdown');
    for (const seat of [...this.#seats]) seat.end();
  }

  /** The game and the person's seat at a table. The game stays in memory until it is released. */
  async #find(
    id: string,
    person: Person | null,
  ): Promise<{ readonly lease: GameLease; readonly record: TableRecord; readonly seat: number } | SeatRefusal> {
    const { tables, registry } = this.#deps;
    const record = await tables.find(id);
    if (record === null) return 'unknown-table';
    const chair = record.chairs.find(({ sitter }) => sitter?.kind === 'person' && sitter.person === person?.id);
    if (chair === undefined) return 'not-seated';
    if (record.state !== 'playing' && record.state !== 'over') return 'not-playing';
    const lease = await registry.acquire(id, record.time).catch((error: unknown) => {
      if (error instanceof UnknownEditionError) return 'unknown-edition' as const;
      if (error instanceof UnplayableLogError) return 'unplayable' as const;
      throw error;
    });
    if (lease === 'unknown-edition' || lease === 'unplayable') return lease;
    return lease === null ? 'not-playing' : { lease, record, seat: chair.seat };
  }

  /** '' means notifications were missed: then every table is checked. */
  async #tableChanged(id: string): Promise<void> {
    const { tables } = this.#deps;
    for (const seat of [...this.#seats]) {
      if (id !== '' && seat.table !== id) continue;
      try {
        seat.tableChanged(await tables.find(seat.table));
      } catch {
        seat.end(); // the database is unavailable; the program reconnects
      }
    }
  }

  #reportPresence(seats: readonly BotSeat[]): void {
    if (seats.length === 0) return;
    this.#deps.tables.saw(seats.map(({ table, person }) => ({ table, person }))).catch(() => {});
  }
}
