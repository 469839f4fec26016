import type { Entry } from '@orrery/catalog';
import type { Thread } from './pool.ts';

/** Where text goes: standard output, standard error, or a test that reads it. */
export interface Sink {
  write(text: string): void;
  readonly isTerminal: boolean;
  readonly columns: number; // 0 where nobody knows
}

/** Everything a command may touch besides files; tests bring their own. */
export interface World {
  readonly out: Sink; // results
  readonly err: Sink; // complaints and progress
  readonly shelf: readonly Entry[]; // the games on show
  readonly games: readonly Entry[]; // every game, those behind the shelf included
  readonly cores: number;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** What comes in on standard input, line by line. */
  lines(): AsyncIterable<string>;
  /** What comes in on standard input, as it comes. */
  bytes(): AsyncIterable<Uint8Array>;
  /** Milliseconds of a clock that never goes back. */
  now(): number;
  /** Milliseconds of CPU time that this program has used, all its threads together. */
  worked(): number;
  /** From now on an interrupt (Ctrl-C) aborts this signal; a second one ends the program. */
  interrupts(): AbortSignal;
  /** Runs an errand of the server's program, which knows the database, and gives its exit code. */
  askServer(line: readonly string[]): Promise<number>;
  /** A new thread that performs the tasks of tasks.ts. */
  startThread(): Thread;
}
