import type { Result, Seat } from '@orrery/kernel';
import type { Sitter } from './session.ts';

/** The settings of a new game. */
export interface GameSetup {
  readonly game: string;
  readonly sitters: readonly Sitter[]; // by seat
  /** Values by option name; missing options have their default. */
  readonly options: Readonly<Record<string, unknown>>;
}

/** A saved game as a list shows it. */
export interface GameSummary {
  readonly id: string;
  readonly game: string;
  readonly edition: number;
  readonly sitters: readonly Sitter[];
  readonly begun: number; // milliseconds since 1970
  readonly touched: number;
  readonly seq: number;
  /** Seats the game waits for; [] when it is over. */
  readonly waitsFor: readonly Seat[];
  /** Once it is over. */
  readonly places: readonly number[] | null;
  /** Seats that gave up or ran out of time. */
  readonly forfeited: readonly Seat[];
  /** The server's table of the game; null: it was played here. */
  readonly table: string | null;
}

/** The result of a game in which a seat gave up: decided by the table, not by the rules alone. */
export interface TableResult {
  readonly places: readonly number[];
  readonly forfeited: readonly Seat[];
}

/** Information about a game that is not in its log. */
export interface ImportInfo {
  readonly sitters: readonly Sitter[];
  readonly tableResult: TableResult | null;
  /** The server's table of the game. */
  readonly table: string;
}

/** The games on this device. What is saved survives a reload, a crash and a power failure. */
export interface Library {
  /** Newest first. */
  list(): Promise<readonly GameSummary[]>;
  /** null: no game with that id on this device. */
  find(id: string): Promise<GameSummary | null>;
  /** Called when the list may have changed, also by another window. */
  subscribe(changed: () => void): () => void;
  /** Sets up a game and saves it; returns its id. */
  create(setting: GameSetup): Promise<Result<string>>;
  /** A copy that ends after entry `seq`, to be continued by these sitters. */
  branch(id: string, seq: number, sitters: readonly Sitter[]): Promise<Result<string>>;
  remove(id: string): Promise<void>;
  /** The log file of a game. It contains the seed only once the game is over. */
  exportLog(id: string): Promise<Result<string>>;
  /**
   * Imports a log file after checking every entry; a broken file changes nothing. The file contains neither names nor
   * a table's result: a caller who knows them passes them.
   */
  importLog(text: string, known?: ImportInfo): Promise<Result<string>>;
}
