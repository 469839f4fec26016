import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { quote } from '@orrery/kernel';
import { BOT_LINE_MOST } from '@orrery/protocol';
import type { Fault } from './contestant.ts';

/** How much of what a program says to its user is kept for later. */
const LAST_WORDS = 2000;

/** A line, or why there is none. */
export type Reply = { readonly line: string } | { readonly fault: Fault };

/**
 * Somebody else's program in a process group of its own, with which lines are exchanged. Whatever it does, an answer
 * or a fault comes in time, it cannot fill the memory, and nothing of it is left when it was ended.
 */
export class Program {
  readonly #child: ChildProcessByStdio<Writable, Readable, Readable>;
  readonly #gone: Promise<void>;
  #isGone = false;
  #partial = '';
  #unread = 0; // characters since the last question
  #fault: Fault | null = null;
  #waiter: ((reply: Reply) => void) | null = null;
  #lastWords = '';

  /** `overhear` is given what the program writes to standard error. */
  constructor([file, ...words]: readonly [string, ...string[]], overhear: (text: string) => void) {
    const child = spawn(file, words, { stdio: ['pipe', 'pipe', 'pipe'], detached: process.platform !== 'win32' });
    this.#child = child;
    child.stdin.on('error', () => undefined); // it has stopped listening: its end says the rest
    child.stdout.setEncoding('utf8').on('data', (text: string) => this.#read(text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.#lastWords = (this.#lastWords + text).slice(-LAST_WORDS);
      overhear(text);
    });
    child.once('error', (error) => {
      const isNowhere = 'code' in error && error.code === 'ENOENT';
      this.#lastWords = isNowhere ? `there is no program ${quote(file)}` : error.message;
      this.#fail('start');
    });
    child.once('close', () => this.#fail('died'));
    this.#gone = new Promise((resolve) => {
      const settle = (): void => {
        this.#isGone = true;
        resolve();
      };
      child.once('exit', settle);
      child.once('error', settle);
    });
  }

  /** What it last wrote to standard error. */
  get lastWords(): string {
    return this.#lastWords.trim();
  }

  write(text: string): void {
    if (this.#child.stdin.writable) this.#child.stdin.write(text);
  }

  /** Asks, and waits so long for a line. */
  ask(text: string, ms: number): Promise<Reply> {
    return new Promise((resolve) => {
      if (this.#fault !== null) return resolve({ fault: this.#fault });
      this.#unread = 0;
      // A busy loop may look at its timers before it reads what has long arrived: it reads once more first.
      const timer = setTimeout(() => setImmediate(() => this.#waiter === waiter && this.#fail('slow')), ms);
      const waiter = (reply: Reply): void => {
        clearTimeout(timer);
        this.#waiter = null;
        resolve(reply);
      };
      this.#waiter = waiter;
      this.write(text);
    });
  }

  /** Says goodbye, and ends it by force when it has not gone after so long. */
  async finish(text: string, ms: number): Promise<void> {
    if (this.#child.stdin.writable) this.#child.stdin.end(text);
    const timer = setTimeout(() => this.kill(), ms);
    await this.#gone;
    clearTimeout(timer);
    this.kill(); // what it started itself goes with it
  }

  /** Ends it and everything it started, at once. */
  kill(): void {
    const { pid } = this.#child;
    if (pid === undefined) return;
    try {
      if (process.platform === 'win32') this.#child.kill('SIGKILL');
      else process.kill(-pid, 'SIGKILL');
    } catch {
      // Nobody is left to be ended.
    }
    this.#child.stdout.destroy();
    this.#child.stderr.destroy();
  }

  get isGone(): boolean {
    return this.#isGone;
  }

  #read(text: string): void {
    this.#unread += text.length;
    if (this.#unread > BOT_LINE_MOST) {
      this.#fail('flood');
      return;
    }
    const lines = (this.#partial + text).split('\n');
    this.#partial = lines.pop() ?? '';
    for (const line of lines) {
      if (line.trim() === '') continue;
      if (this.#waiter === null) this.#fail('stale');
      else this.#waiter({ line });
    }
  }

  #fail(fault: Fault): void {
    this.#fault ??= fault;
    this.#waiter?.({ fault: this.#fault });
  }
}
