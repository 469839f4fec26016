import { Worker } from 'node:worker_threads';
import type { Question, Round } from '@orrery/bots/bench';

/** What is said to the threads in which bots think. */
export type ToBots =
  | { readonly kind: 'load'; readonly game: string; readonly edition: number }
  | { readonly kind: 'sit'; readonly table: string; readonly round: Round }
  | { readonly kind: 'think'; readonly table: string; readonly id: number; readonly question: Question }
  | { readonly kind: 'leave'; readonly table: string };

/** What they say. */
export type FromBots = { readonly id: number; readonly move: string } | { readonly id: number; readonly fault: string };

interface Waiting {
  readonly settle: (move: string) => void;
  readonly fail: (error: Error) => void;
}

/** One thread with the bots of several tables. */
class Thread {
  readonly tables = new Set<string>();
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #last = 0;

  constructor(program: URL, ended: (thread: Thread) => void) {
    this.#worker = new Worker(program);
    this.#worker.unref();
    this.#worker.on('message', (message: FromBots) => this.#hear(message));
    const end = (why: unknown) => {
      ended(this);
      for (const { fail } of this.#waiting.values()) fail(new Error(String(why)));
      this.#waiting.clear();
    };
    this.#worker.on('error', end);
    this.#worker.on('exit', () => end('the bots have left'));
  }

  say(message: ToBots): void {
    this.#worker.postMessage(message);
  }

  think(table: string, question: Question): Promise<string> {
    const id = ++this.#last;
    return new Promise((settle, fail) => {
      this.#waiting.set(id, { settle, fail });
      this.say({ kind: 'think', table, id, question });
    });
  }

  close(): Promise<number> {
    return this.#worker.terminate();
  }

  #hear(message: FromBots): void {
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if ('move' in message) waiting?.settle(message.move);
    else waiting?.fail(new Error(message.fault));
  }
}

/** The threads in which the bots of all tables think, started when the first one does. */
export class Thinking {
  readonly #program: URL;
  readonly #most: number;
  readonly #threads: Thread[] = [];

  constructor(program: URL, most: number) {
    this.#program = program;
    this.#most = most;
  }

  /** Starts a thread, and lets it load a game before anybody waits for its bots. */
  load(game: string, edition: number): void {
    const thread = this.#threads[0] ?? this.#emptiest();
    thread.say({ kind: 'load', game, edition });
  }

  /** Seats the bots of a table anew; they are told everything from the start by their first question. */
  sit(table: string, round: Round): void {
    this.leave(table);
    const thread = this.#emptiest();
    thread.tables.add(table);
    thread.say({ kind: 'sit', table, round });
  }

  /** Whether bots sit at this table. */
  isSeated(table: string): boolean {
    return this.#threadOf(table) !== undefined;
  }

  /** A move in the notation of the game; rejects when the thinking fails, and then its bots have to sit down anew. */
  think(table: string, question: Question): Promise<string> {
    const thread = this.#threadOf(table);
    return thread?.think(table, question) ?? Promise.reject(new Error('nobody has sat down'));
  }

  leave(table: string): void {
    const thread = this.#threadOf(table);
    thread?.tables.delete(table);
    thread?.say({ kind: 'leave', table });
  }

  async close(): Promise<void> {
    await Promise.all(this.#threads.splice(0).map((thread) => thread.close()));
  }

  #threadOf(table: string): Thread | undefined {
    return this.#threads.find(({ tables }) => tables.has(table));
  }

  #emptiest(): Thread {
    if (this.#threads.length < this.#most) {
      const thread = new Thread(this.#program, (ended) => {
        const at = this.#threads.indexOf(ended);
        if (at >= 0) this.#threads.splice(at, 1);
      });
      this.#threads.push(thread);
      return thread;
    }
    return this.#threads.reduce((a, b) => (b.tables.size < a.tables.size ? b : a));
  }
}
