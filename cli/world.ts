import type { CatalogEntry } from '@orrery/catalog';
import type { Thread } from './pool.ts';

/** A text output: standard output, standard error, or a test that reads it. */
export interface TextOutput {
  write(text: string): void;
  readonly isTerminal: boolean;
  readonly columns: number; // 0 when unknown
}

/** Everything a command may access besides files; tests provide their own. */
export interface CommandEnvironment {
  readonly out: TextOutput; // results
  readonly err: TextOutput; // errors and progress
  readonly listedGames: readonly CatalogEntry[]; // the listed games
  readonly games: readonly CatalogEntry[]; // all games, including hidden ones
  readonly cores: number;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Standard input, line by line. */
  lines(): AsyncIterable<string>;
  /** Standard input, as it arrives. */
  bytes(): AsyncIterable<Uint8Array>;
  /** Writes bytes to standard output; resolves when the reader may be given more. */
  sendBytes(bytes: Uint8Array): Promise<void>;
  /** Monotonic clock in milliseconds. */
  now(): number;
  /** CPU time in milliseconds that this program has used in all its threads. */
  cpuMs(): number;
  /** From now on an interrupt (Ctrl-C) aborts this signal; a second one ends the program. */
  interruptSignal(): AbortSignal;
  /** Runs a command of the server's program, which has access to the database, and returns its exit code. */
  askServer(line: readonly string[]): Promise<number>;
  /** A new thread that performs the tasks of tasks.ts. */
  startThread(): Thread;
}
