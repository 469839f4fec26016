import type { WebSocket } from 'ws';
import type { Caller, LiveDoor, Person, Tables } from '../seams.ts';
import { BotSeat } from './bot-seat.ts';
import { Bucket, type Rate } from './bucket.ts';
import { NoSuchEdition } from './kinds.ts';
import type { Registry } from './registry.ts';

const ADDRESS = /^\/live\/bots\/([\w-]{1,64})$/;
/** A program that does not take what it is told is let go. */
const SLOW_BYTES = 1_000_000;
/** WebSocket's own codes: all is done, a rule of ours was broken, the server goes. */
const [DONE, BROKEN, AWAY] = [1000, 1008, 1001];

/** Where a program's lines go. */
export interface Pipe {
  write(line: string): void;
  end(): void;
}

/** Why a program cannot sit down. */
export type NoSeat = 'unknown' | 'not-seated' | 'not-playing' | 'edition';

export interface BotDeskParts {
  readonly tables: Pick<Tables, 'find'>;
  readonly registry: Registry;
  readonly rate: Rate;
}

/** Lets programs play from outside, by the bot protocol: the door `/live/bots/TABLE`, and what HTTP needs. */
export class BotDesk implements LiveDoor {
  readonly #parts: BotDeskParts;
  readonly #sockets = new Set<WebSocket>();

  constructor(parts: BotDeskParts) {
    this.#parts = parts;
  }

  takes(pathname: string): boolean {
    return ADDRESS.test(pathname);
  }

  /** Seats whoever acts with a token at a table where it sits. The seat is told and asked when it is opened. */
  async sit(
    id: string,
    person: Person | null,
    pipe: Pipe,
  ): Promise<{ readonly seat: BotSeat; readonly leave: () => void } | NoSeat> {
    const { tables, registry } = this.#parts;
    const record = await tables.find(id);
    if (record === null) return 'unknown';
    const chair = record.chairs.find(({ sitter }) => sitter?.kind === 'person' && sitter.person === person?.id);
    if (chair === undefined) return 'not-seated';
    const taken = record.state === 'gathering' ? null : registry.take(id, record.time);
    const game = await taken?.catch((error: unknown) => {
      if (error instanceof NoSuchEdition) return 'edition' as const;
      throw error;
    });
    if (game === null || game === undefined) return 'not-playing';
    if (game === 'edition') return game;
    const seat = new BotSeat({ game, record, seat: chair.seat, tables, ...pipe, write: (line) => pipe.write(line) });
    let isHere = true;
    const leave = () => {
      if (isHere) registry.release(id);
      isHere = false;
      seat.close();
    };
    return { seat, leave };
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

  async drain(): Promise<void> {
    for (const socket of this.#sockets) socket.close(AWAY, 'drain');
  }
}
