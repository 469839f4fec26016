import {
  type Awaiting,
  type Codec,
  type Entry,
  type Game,
  type Header,
  type Kinded,
  type Log,
  list,
  parseLog,
  printEntry,
  printLog,
  type Result,
  type Seat,
} from '@orrery/kernel';
import type { Sitter } from '../session.ts';

/** How far a game has come, as a list of games shows it. */
export interface Status {
  readonly touched: number;
  readonly seq: number;
  readonly waitsFor: readonly Seat[];
  readonly places: readonly number[] | null;
}

/** What is kept of a game beside its entries. The entries are kept as the lines of its log. */
export interface Save extends Status {
  readonly id: string;
  readonly game: string;
  readonly edition: number;
  /** The head of the log file as text. */
  readonly head: string;
  readonly sitters: readonly Sitter[];
  /** What the dice are made of, in hexadecimal; '' where it is not known. Shown to nobody before the game is over. */
  readonly seed: string;
  /** By seat, what the bots' own chance is made of. */
  readonly botSeeds: readonly number[];
  readonly begun: number;
  /** Seats that gave up, where the places are a table's verdict; absent where they are what the rules say. */
  readonly forfeited?: readonly Seat[];
  /** The server's table where it was played; absent where it was played here. */
  readonly table?: string;
}

/** The head of a log file, the empty line after it included. */
export const printHead = <M, O>(notation: Codec<M>, header: Header<O>): string =>
  printLog(notation, { header, entries: [], checks: [], places: null, serverSeed: null });

/** Entries as lines of a log; the first has number `from`. */
export const printLines = <M>(notation: Codec<M>, entries: readonly Entry<M>[], from: number): string[] =>
  entries.map((entry, i) => `${from + i} ${printEntry(notation, entry)}`);

/** The log of a kept game; the seed is in it once the game is over. */
export function readSave<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  save: Save,
  lines: readonly string[],
): Result<Log<M, O>> {
  const log = parseLog(game, `${save.head}${lines.join('\n')}\n`);
  if (!log.ok) return log;
  const serverSeed = save.places === null || save.seed === '' ? null : save.seed;
  const places = save.forfeited === undefined ? save.places : null;
  return { ok: true, value: { ...log.value, places, serverSeed } };
}

/** The status of a game that waits for this. */
export const statusOf = (awaiting: Awaiting, seq: number, touched: number): Status => ({
  touched,
  seq,
  waitsFor: awaiting.who === 'seats' ? list(awaiting.must) : [],
  places: awaiting.who === 'over' ? awaiting.places : null,
});
