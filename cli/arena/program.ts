import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { quote } from '@orrery/kernel';
import { MAX_BOT_LINE_CHARS } from '@orrery/protocol';
import type { ForfeitCause, PlayerFault } from './contestant.ts';

/** How much of a program's standard error is kept. */
const STDERR_TAIL_CHARS = 2000;

/** How much of a wrong answer is shown. */
export const MAX_ANSWER_CHARS = 200;

/** A line, or the reason why there is none. */
export type ProgramReply = { readonly line: string } | PlayerFault;

/**
 * An external program in a process group of its own, with which lines are exchanged. Whatever it does, an answer or a
 * fault arrives in time, it cannot fill the memory, and none of its processes remain after it was ended.
 */
export class BotProgram {
  readonly #child: ChildProcessByStdio<Writable, Readable, Readable>;
  readonly #gone: Promise<void>;
  #isGone = false;
  #partial = '';
  #unread = 0; // characters since the last question
  #fault: PlayerFault | null = null;
  #waiter: ((reply: ProgramReply) => void) | null = null;
  #stderrTail = '';

  /** `overhear` receives what the program writes to standard error. */
  constructor([file, ...words]: readonly [string, ...string[]], overhear: (text: string) => void) {
    const child = spawn(file, words, { stdio: ['pipe', 'pipe', 'pipe'], detached: process.platform !== 'win32' });
    this.#child = child;
    child.stdin.on('error', () => undefined); // it has closed its input: its exit is handled below
    child.stdout.setEncoding('utf8').on('data', (text: string) => this.#read(text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.#stderrTail = (this.#stderrTail + text).slice(-STDERR_TAIL_CHARS);
      overhear(text);
    });
    child.once('error', (error) => {
      const isNowhere = 'code' in error && error.code === 'ENOENT';
      this.#stderrTail = isNowhere ? `there is no program ${quote(file)}` : error.message;
      this.#fail('start');
    });
    child.once('close', () => this.#fail('exited'));
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
  get stderrTail(): string {
    return this.#stderrTail.trim();
  }

  write(text: string): void {
    if (this.#child.stdin.writable) this.#child.stdin.write(text);
  }

  /** Sends a question, and waits this long for a line. */
  ask(text: string, ms: number): Promise<ProgramReply> {
    return new Promise((resolve) => {
      if (this.#fault !== null) return resolve(this.#fault);
      this.#unread = 0;
      // A busy event loop may run timers before it reads data that has already arrived, so it reads once more first.
      const timer = setTimeout(() => setImmediate(() => this.#waiter === waiter && this.#fail('timeout')), ms);
      const waiter = (reply: ProgramReply): void => {
        clearTimeout(timer);
        this.#waiter = null;
        resolve(reply);
      };
      this.#waiter = waiter;
      this.write(text);
    });
  }

  /** Whether it can be given another game: it runs, and has done nothing wrong. */
  get isUsable(): boolean {
    return this.#fault === null && !this.#isGone;
  }

  /** Closes its input, and kills it when it has not exited after this time. */
  async finish(text: string, ms: number): Promise<void> {
    if (this.#child.stdin.writable) this.#child.stdin.end(text);
    const timer = setTimeout(() => this.kill(), ms);
    await this.#gone;
    clearTimeout(timer);
    this.kill(); // including the processes it started
  }

  /** Kills it and everything it started. */
  kill(): void {
    const { pid } = this.#child;
    if (pid === undefined) return;
    try {
      if (process.platform === 'win32') this.#child.kill('SIGKILL');
      else process.kill(-pid, 'SIGKILL');
    } catch {
      // The process has already exited.
    }
    this.#child.stdout.destroy();
    this.#child.stderr.destroy();
  }

  get isGone(): boolean {
    return this.#isGone;
  }

  #read(text: string): void {
    this.#unread += text.length;
    if (this.#unread > MAX_BOT_LINE_CHARS) {
      this.#fail('flood', text);
      return;
    }
    const lines = (this.#partial + text).split('\n');
    this.#partial = lines.pop() ?? '';
    for (const line of lines) {
      if (line.trim() === '') continue;
      if (this.#waiter === null) this.#fail('stale', line);
      else this.#waiter({ line });
    }
  }

  #fail(fault: ForfeitCause, answer: string | null = null): void {
    this.#fault ??= { fault, answer: answer?.slice(0, MAX_ANSWER_CHARS) ?? null };
    this.#waiter?.(this.#fault);
  }
}
