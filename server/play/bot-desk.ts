import type { Refusal } from '@orrery/kernel';
import type { WebSocket } from 'ws';
import { type Caller, type LiveDoor, type Person, TABLES_CHANNEL, type TableRecord, type Tables } from '../seams.ts';
import type { Db } from '../storage/db.ts';
import { BotSeat } from './bot-seat.ts';
import { Bucket, type Rate } from './bucket.ts';
import { NoSuchEdition } from './kinds.ts';
import type { LiveGame } from './live-game.ts';
import type { Presences } from './presence.ts';
import { Unplayable } from './reading.ts';
import type { Registry } from './registry.ts';

const ADDRESS = /^\/live\/bots\/([\w-]{1,64})$/;
/** A program that does not take what it is told is let go. */
const SLOW_BYTES = 1_000_000;
/** How often it is said which programs are here. */
const SAW_MS = 60_000;
/** WebSocket's own codes: all is done, a rule of ours was broken, the server goes. */
const [DONE, BROKEN, AWAY] = [1000, 1008, 1001];

/** Where a program's lines go. */
export interface Pipe {
  write(line: string): void;
  end(): void;
}

/** Why a program cannot sit down. */
export type NoSeat = 'unknown' | 'not-seated' | 'not-playing' | 'edition' | 'unplayable';

/** A program at a table. */
interface Seated {
  readonly seat: BotSeat;
  readonly leave: () => void;
}

export interface BotDeskParts {
  readonly tables: Pick<Tables, 'find' | 'saw'>;
  readonly registry: Registry;
  readonly presences: Presences;
  readonly rate: Rate;
}

/** Lets programs play from outside, by the bot protocol: the door `/live/bots/TABLE`, and what HTTP needs. */
export class BotDesk implements LiveDoor {
  readonly #parts: BotDeskParts;
  readonly #sockets = new Set<WebSocket>();
  readonly #seats = new Set<BotSeat>();
  readonly #seeing: NodeJS.Timeout;
  #deaf: (() => Promise<void>) | null = null;

  constructor(parts: BotDeskParts) {
    this.#parts = parts;
    this.#seeing = setInterval(() => this.#saw([...this.#seats]), SAW_MS);
    this.#seeing.unref();
  }

  /** Hears of tables that change: whoever has lost a seat sees and does nothing more there. */
  async listen(db: Db): Promise<void> {
    this.#deaf = await db.listen(TABLES_CHANNEL, (id) => void this.#tableChanged(id));
  }

  takes(pathname: string): boolean {
    return ADDRESS.test(pathname);
  }

  /** Seats a program at a table where it sits. It is told and asked when the seat is opened. */
  async sit(id: string, person: Person | null, pipe: Pipe): Promise<Seated | NoSeat> {
    const found = await this.#find(id, person);
    if (typeof found === 'string') return found;
    const { presences, tables, registry } = this.#parts;
    const seat = new BotSeat({ ...found, tables, write: (line) => pipe.write(line), end: () => pipe.end() });
    this.#seats.add(seat);
    presences.came(id, seat.person, true);
    this.#saw([seat]);
    const leave = () => {
      seat.close();
      if (!this.#seats.delete(seat)) return;
      registry.release(id);
      presences.went(id, seat.person, true);
      this.#saw([seat]);
    };
    return { seat, leave };
  }

  /** An answer of a program that reads elsewhere, or not at all. */
  async answer(
    id: string,
    person: Person | null,
    text: string,
  ): Promise<NoSeat | 'rubbish' | readonly Refusal[] | null> {
    const found = await this.#find(id, person);
    if (typeof found === 'string') return found;
    const seat = new BotSeat({ ...found, tables: this.#parts.tables, write: () => {}, end: () => {} });
    return seat.answer(text).finally(() => this.#parts.registry.release(id));
  }

  open(socket: WebSocket, { person, url, outbox }: Caller): void {
    const [, id = ''] = ADDRESS.exec(url.pathname) ?? [];
    const bucket = new Bucket(this.#parts.rate, performance.now());
    const goodbye = (code: number, why: string) => {
      outbox.flush();
      socket.close(code, why);
      setTimeout(() => socket.terminate(), 1000).unref();
    };
    this.#sockets.add(socket);
    socket.on('error', () => socket.terminate());
    const pipe: Pipe = {
      write(line) {
        if (socket.readyState !== socket.OPEN) return;
        outbox.say(line.trimEnd());
        if (socket.bufferedAmount > SLOW_BYTES) socket.terminate();
      },
      end: () => goodbye(DONE, 'over'),
    };
    const sat = this.sit(id, person, pipe);
    socket.on('message', (data, isBinary) => {
      if (isBinary || !bucket.take(performance.now())) goodbye(BROKEN, isBinary ? 'rubbish' : 'flood');
      else {
        sat
          .then((found) => (typeof found === 'string' ? null : found.seat.answer(data.toString())))
          .then((wrong) => wrong === 'rubbish' && goodbye(BROKEN, 'rubbish'))
          .catch(() => goodbye(BROKEN, 'trouble'));
      }
    });
    socket.on('close', () => {
      this.#sockets.delete(socket);
      sat.then((found) => typeof found !== 'string' && found.leave()).catch(() => {});
    });
    sat
      .then((found) => (typeof found === 'string' ? goodbye(BROKEN, found) : found.seat.open()))
      .catch(() => goodbye(BROKEN, 'trouble'));
  }

  /** Programs at a table are let go, and come again. */
  dismiss(id: string): void {
    for (const seat of [...this.#seats]) if (seat.table === id) seat.end();
  }

  async drain(): Promise<void> {
    clearInterval(this.#seeing);
    await this.#deaf?.();
    for (const socket of this.#sockets) socket.close(AWAY, 'drain');
    for (const seat of [...this.#seats]) seat.end();
  }

  /** The game and the seat of somebody at a table; the game is in memory until it is released. */
  async #find(
    id: string,
    person: Person | null,
  ): Promise<{ readonly game: LiveGame; readonly record: TableRecord; readonly seat: number } | NoSeat> {
    const { tables, registry } = this.#parts;
    const record = await tables.find(id);
    if (record === null) return 'unknown';
    const chair = record.chairs.find(({ sitter }) => sitter?.kind === 'person' && sitter.person === person?.id);
    if (chair === undefined) return 'not-seated';
    if (record.state !== 'playing' && record.state !== 'over') return 'not-playing';
    const game = await registry.take(id, record.time).catch((error: unknown) => {
      if (error instanceof NoSuchEdition) return 'edition' as const;
      if (error instanceof Unplayable) return 'unplayable' as const;
      throw error;
    });
    if (game === 'edition' || game === 'unplayable') return game;
    return game === null ? 'not-playing' : { game, record, seat: chair.seat };
  }

  /** '' says that something was missed: then it is every table. */
  async #tableChanged(id: string): Promise<void> {
    const { tables } = this.#parts;
    for (const seat of [...this.#seats]) {
      if (id !== '' && seat.table !== id) continue;
      try {
        seat.changed(await tables.find(seat.table));
      } catch {
        seat.end(); // the database is away; the program comes back
      }
    }
  }

  #saw(seats: readonly BotSeat[]): void {
    if (seats.length === 0) return;
    this.#parts.tables.saw(seats.map(({ table, person }) => ({ table, person }))).catch(() => {});
  }
}
