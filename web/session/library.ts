import type { Result, Seat } from '@orrery/kernel';
import type { Sitter } from './session.ts';

/** What is settled before a game begins: the sheet, filled in. */
export interface Setting {
  readonly game: string;
  readonly sitters: readonly Sitter[]; // by seat
  /** By the names the game declares; what is not named is standard. */
  readonly options: Readonly<Record<string, unknown>>;
}

/** A kept game as a list shows it. */
export interface Kept {
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
  /** The server's table where it was played; null: it was played here. */
  readonly table: string | null;
}

/** How a table settled a game in which somebody gave up: not by the rules of the game alone. */
export interface Verdict {
  readonly places: readonly number[];
  readonly forfeited: readonly Seat[];
}

/** What is known of a game beside its log. */
export interface Circumstances {
  readonly sitters: readonly Sitter[];
  readonly verdict: Verdict | null;
  /** The server's table where it was played. */
  readonly table: string;
}

/** The games on this device. What is kept survives a reload, a crash and a dead battery. */
export interface Library {
  /** Newest first. */
  list(): Promise<readonly Kept[]>;
  /** null: there is none of that id here. */
  find(id: string): Promise<Kept | null>;
  /** Called whenever the list may have changed, from another window as well. */
  subscribe(changed: () => void): () => void;
  /** Sets a game up and keeps it; gives its id. */
  create(setting: Setting): Promise<Result<string>>;
  /** A copy that ends after entry `seq`, to be played on from there by these sitters. */
  branch(id: string, seq: number, sitters: readonly Sitter[]): Promise<Result<string>>;
  remove(id: string): Promise<void>;
  /** The log file of a game. The seed stays out of it until the game is over. */
  print(id: string): Promise<Result<string>>;
  /**
   * Takes in a log file, checked from the first entry to the last; a broken one changes nothing. The file names nobody
   * and knows no verdict: whoever knows more says so.
   */
  read(text: string, known?: Circumstances): Promise<Result<string>>;
}
