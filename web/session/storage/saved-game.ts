import {
  type Awaiting,
  type Codec,
  type Game,
  type GameLog,
  type Header,
  type Kinded,
  type LogEntry,
  parseLog,
  printEntry,
  printLog,
  type Result,
  type Seat,
  seatsIn,
} from '@orrery/kernel';
import type { Sitter } from '../session.ts';

/** The progress of a game, as a list of games shows it. */
export interface SavedStatus {
  readonly touched: number;
  readonly seq: number;
  readonly waitsFor: readonly Seat[];
  readonly places: readonly number[] | null;
}

/** What is stored of a game beside its entries. The entries are stored as lines of its log. */
export interface SavedGame extends SavedStatus {
  readonly id: string;
  readonly game: string;
  readonly edition: number;
  /** The head of the log file as text. */
  readonly head: string;
  readonly sitters: readonly Sitter[];
  /** The seed of the dice, in hexadecimal; '' if unknown. Not shown before the game is over. */
  readonly seed: string;
  /** Random seeds of the bots, by seat. */
  readonly botSeeds: readonly number[];
  readonly begun: number;
  /** Seats that gave up, where the table decided the places; absent where the rules did. */
  readonly forfeited?: readonly Seat[];
  /** The server's table of the game; absent if it was played here. */
  readonly table?: string;
}

/** The head of a log file, including the empty line after it. */
export const printHead = <M, O>(notation: Codec<M>, header: Header<O>): string =>
  printLog(notation, { header, entries: [], checks: [], places: null, serverSeed: null });

/** Entries as log lines; the first has number `from`. */
export const printLines = <M>(notation: Codec<M>, entries: readonly LogEntry<M>[], from: number): string[] =>
  entries.map((entry, i) => `${from + i} ${printEntry(notation, entry)}`);

/** The log of a saved game; it contains the seed once the game is over. */
export function readSavedLog<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  save: SavedGame,
  lines: readonly string[],
): Result<GameLog<M, O>> {
  const log = parseLog(game, `${save.head}${lines.join('\n')}\n`);
  if (!log.ok) return log;
  const serverSeed = save.places === null || save.seed === '' ? null : save.seed;
  const places = save.forfeited === undefined ? save.places : null;
  return { ok: true, value: { ...log.value, places, serverSeed } };
}

/** The status of a game that waits for this. */
export const statusOf = (awaiting: Awaiting, seq: number, touched: number): SavedStatus => ({
  touched,
  seq,
  waitsFor: awaiting.who === 'seats' ? seatsIn(awaiting.must) : [],
  places: awaiting.who === 'over' ? awaiting.places : null,
});
