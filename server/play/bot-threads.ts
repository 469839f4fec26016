import { Worker } from 'node:worker_threads';
import type { BotQuestion, BotTable } from '@orrery/bots/runner';

/** Messages to a bot thread. */
export type BotThreadRequest =
  | { readonly kind: 'load'; readonly game: string; readonly edition: number }
  | { readonly kind: 'sit'; readonly table: string; readonly round: BotTable }
  | { readonly kind: 'think'; readonly table: string; readonly id: number; readonly question: BotQuestion }
  | { readonly kind: 'leave'; readonly table: string };

/** Messages from a bot thread. */
export type BotThreadResponse =
  | { readonly id: number; readonly move: string }
  | { readonly id: number; readonly fault: string };

interface PendingThought {
  readonly settle: (move: string) => void;
  readonly fail: (error: Error) => void;
}

/** One thread with the bots of several tables. */
class BotThread {
  readonly tables = new Set<string>();
  readonly #worker: Worker;
  readonly #waiting = new Map<number, PendingThought>();
  #lastId = 0;

  constructor(program: URL, ended: (thread: BotThread) => void) {
    this.#worker = new Worker(program);
    this.#worker.unref();
    this.#worker.on('message', (message: BotThreadResponse) => this.#receive(message));
    const end = (why: unknown) => {
      ended(this);
      for (const { fail } of this.#waiting.values()) fail(new Error(String(why)));
      this.#waiting.clear();
    };
    this.#worker.on('error', end);
    this.#worker.on('exit', () => end('the bots have left'));
  }

  post(message: BotThreadRequest): void {
    this.#worker.postMessage(message);
  }

  think(table: string, question: BotQuestion): Promise<string> {
    const id = ++this.#lastId;
    return new Promise((settle, fail) => {
      this.#waiting.set(id, { settle, fail });
      this.post({ kind: 'think', table, id, question });
    });
  }

  close(): Promise<number> {
    return this.#worker.terminate();
  }

  #receive(message: BotThreadResponse): void {
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if ('move' in message) waiting?.settle(message.move);
    else waiting?.fail(new Error(message.fault));
  }
}

/** The threads that run the bots of all tables, started at first use. */
export class BotThreads {
  readonly #workerUrl: URL;
  readonly #maxThreads: number;
  readonly #threads: BotThread[] = [];

  constructor(program: URL, most: number) {
    this.#workerUrl = program;
    this.#maxThreads = most;
  }

  /** Starts a thread and makes it load a game before anybody waits for its bots. */
  load(game: string, edition: number): void {
    const thread = this.#threads[0] ?? this.#leastBusy();
    thread.post({ kind: 'load', game, edition });
  }

  /** Seats the bots of a table anew; their first request tells them everything from the start. */
  sit(table: string, round: BotTable): void {
    this.leave(table);
    const thread = this.#leastBusy();
    thread.tables.add(table);
    thread.post({ kind: 'sit', table, round });
  }

  /** Whether bots are seated at this table. */
  isSeated(table: string): boolean {
    return this.#threadOf(table) !== undefined;
  }

  /** A move in the game's notation. Rejects if thinking fails; the bots must then be seated again. */
  think(table: string, question: BotQuestion): Promise<string> {
    const thread = this.#threadOf(table);
    return thread?.think(table, question) ?? Promise.reject(new Error('no bots are seated'));
  }

  leave(table: string): void {
    const thread = this.#threadOf(table);
    thread?.tables.delete(table);
    thread?.post({ kind: 'leave', table });
  }

  async close(): Promise<void> {
    await Promise.all(this.#threads.splice(0).map((thread) => thread.close()));
  }

  #threadOf(table: string): BotThread | undefined {
    return this.#threads.find(({ tables }) => tables.has(table));
  }

  #leastBusy(): BotThread {
    if (this.#threads.length < this.#maxThreads) {
      const thread = new BotThread(this.#workerUrl, (ended) => {
        const at = this.#threads.indexOf(ended);
        if (at >= 0) this.#threads.splice(at, 1);
      });
      this.#threads.push(thread);
      return thread;
    }
    return this.#threads.reduce((a, b) => (b.tables.size < a.tables.size ? b : a));
  }
}
