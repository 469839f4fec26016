import type { Codec, Game, Kinded } from './contract.ts';
import { isChanceEntry, isUndoEntry, type LogEntry } from './entry.ts';
import { type GameLog, type Header, LOG_FORMAT } from './header.ts';
import { readOptions, readSeats } from './options.ts';
import { errResult, errResultAt, okResult, type Problem, quote, type Result } from './problem.ts';

/** The first lines of a log file, enough to find the game that can parse the rest. */
export interface LogHead {
  readonly game: string;
  readonly edition: number;
}

const NO_VALUE = 'none';
const ENTRY_LINE = /^(\d+) (?:([*?]) (\d+(?: \d+)*)|(\d+)(<<?) (\d+)|(\d+): (.*?))(?: #([0-9a-f]{8}))?$/;
const HEX_PATTERN = /^[0-9a-f]+$/;
const COUNT_PATTERN = /^\d{1,9}$/;

/** An entry as a line of a log, without its number and its hash. */
export function printEntry<M>(notation: Codec<M>, entry: LogEntry<M>): string {
  if (isChanceEntry(entry)) return `${entry.secret ? '?' : '*'} ${entry.outcome.join(' ')}`;
  if (isUndoEntry(entry)) return `${entry.by}${entry.agreed ? '<<' : '<'} ${entry.undo}`;
  return `${entry.by}: ${notation.print(entry.move)}`;
}

/** A log as text: see docs/log-format.md. */
export function printLog<M, O>(notation: Codec<M>, log: GameLog<M, O>): string {
  const { header } = log;
  const lines = [
    `orrery log ${LOG_FORMAT}`,
    `game ${header.game} ${header.edition}`,
    `id ${header.id}`,
    `seats ${header.seats}`,
    `options ${JSON.stringify(header.options)}`,
    `commitment ${header.commitment ?? NO_VALUE}`,
    `client-seeds ${JSON.stringify(header.clientSeeds)}`,
    '',
  ];
  for (const [i, entry] of log.entries.entries()) {
    const check = log.checks[i] ?? null;
    lines.push(`${i + 1} ${printEntry(notation, entry)}${check === null ? '' : ` #${check}`}`);
  }
  if (log.places !== null || log.serverSeed !== null || log.names !== undefined) lines.push('');
  if (log.places !== null) lines.push(`over ${log.places.join(' ')}`);
  if (log.serverSeed !== null) lines.push(`seed ${log.serverSeed}`);
  if (log.names !== undefined) lines.push(`names ${JSON.stringify(log.names)}`);
  return `${lines.join('\n')}\n`;
}

const lineErrorOf = (line: number, problem: Problem): Result<never> =>
  errResultAt('log.line', { line }, `line ${line}`, problem);

const lineError = (line: number, ...[code, params, text]: Parameters<typeof errResult>): Result<never> =>
  lineErrorOf(line, { code, params, text });

/** Iterates over the lines of a text, counting from 1. */
class LineReader {
  readonly #lines: readonly string[];
  at = 0;

  constructor(text: string) {
    const lines = text.split(/\r?\n/);
    if (lines.at(-1) === '') lines.pop();
    this.#lines = lines;
  }

  next(): string | null {
    return this.#lines[this.at++] ?? null;
  }

  /** What follows `word` on the next line; null when the line begins otherwise. */
  after(word: string): string | null {
    const line = this.next();
    return line?.startsWith(`${word} `) ? line.slice(word.length + 1) : null;
  }
}

function readHeadFrom(lines: LineReader): Result<LogHead> {
  const format = lines.after('orrery log');
  if (format === null) return lineError(1, 'log.begin', {}, 'this is no Orrery log: it must begin with "orrery log 1"');
  if (format !== `${LOG_FORMAT}`) {
    return lineError(1, 'log.format', { format }, `log format ${quote(format)} is not known; known: ${LOG_FORMAT}`);
  }
  const [game = '', edition = '', ...rest] = lines.after('game')?.split(' ') ?? [];
  if (game === '' || !COUNT_PATTERN.test(edition) || rest.length > 0) {
    return lineError(2, 'log.game', {}, 'expected "game", the name of a game and its edition');
  }
  return okResult({ game, edition: Number(edition) });
}

/** The game a log belongs to. */
export const readLogHead = (text: string): Result<LogHead> => readHeadFrom(new LineReader(text));

function parseJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

function readHeader<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  lines: LineReader,
): Result<Header<O>> {
  const head = readHeadFrom(lines);
  if (!head.ok) return head;
  if (head.value.game !== game.id || head.value.edition !== game.edition) {
    const { game: id, edition } = head.value;
    const text = `a log of ${id}, edition ${edition}, is not one of ${game.id}, edition ${game.edition}`;
    return lineError(2, 'log.other', { game: id, edition }, text);
  }
  const id = lines.after('id');
  if (id === null || id === '' || id !== id.trim()) {
    return lineError(lines.at, 'log.id', {}, 'expected "id" and the name of the game');
  }
  const seats = readSeats(game, Number(lines.after('seats') ?? Number.NaN));
  if (!seats.ok) return lineErrorOf(lines.at, seats.problem);
  const options = readOptions(game.options, parseJson(lines.after('options')));
  if (!options.ok) return lineErrorOf(lines.at, options.problem);
  const commitment = lines.after('commitment');
  if (commitment === null || (commitment !== NO_VALUE && !/^[0-9a-f]{64}$/.test(commitment))) {
    return lineError(lines.at, 'log.commitment', {}, 'expected "commitment" and 64 hexadecimal digits, or "none"');
  }
  const clientSeeds = readTexts(parseJson(lines.after('client-seeds')), seats.value);
  if (clientSeeds === null) {
    const n = seats.value;
    return lineError(lines.at, 'log.client-seeds', { n }, `expected "client-seeds" and a list of ${n} texts`);
  }
  if (lines.next() !== '')
    return lineError(lines.at, 'log.gap', {}, 'expected an empty line between header and entries');
  const fair = commitment === NO_VALUE ? null : commitment;
  return okResult({ ...head.value, id, seats: seats.value, options: options.value, commitment: fair, clientSeeds });
}

const isShortLine = (given: unknown): given is string =>
  typeof given === 'string' && given.length <= 100 && !/[\r\n]/.test(given);

/** A per-seat value of the file, a seed or a name: a text without line breaks. */
const readTexts = (given: unknown, seats: number): readonly string[] | null =>
  Array.isArray(given) && given.length === seats && given.every(isShortLine) ? given : null;

function readEntry<M>(
  notation: Codec<M>,
  seats: number,
  text: string,
  at: number,
): Result<[LogEntry<M>, string | null]> {
  const match = ENTRY_LINE.exec(text);
  if (match === null) return errResult('log.form', { found: quote(text) }, `${quote(text)} is no entry`);
  const [, count, secrecy, outcome, undoer, way, undone, mover, words, check = null] = match;
  if (Number(count) !== at)
    return errResult('log.count', { at, found: Number(count) }, `expected entry ${at}, found entry ${count}`);
  if (secrecy !== undefined && outcome !== undefined) {
    const values = outcome.split(' ').map(Number);
    return okResult([{ by: 'chance', secret: secrecy === '?', outcome: values }, check]);
  }
  const seat = Number(undoer ?? mover);
  if (seat >= seats) {
    return errResult(
      'log.seat',
      { seat, last: seats - 1 },
      `there is no seat ${seat}; seats count from 0 to ${seats - 1}`,
    );
  }
  if (undone !== undefined) {
    const entry = { by: seat, undo: Number(undone), ...(way === '<<' && { agreed: true as const }) };
    return okResult([entry, check]);
  }
  const move = notation.parse(words ?? '');
  if (move === null)
    return errResult('log.move', { found: quote(words ?? '') }, `${quote(words ?? '')} is no move of this game`);
  return okResult([{ by: seat, move }, check]);
}

/** Parses an entry as `printEntry` writes it. */
export const parseEntry = <M>(notation: Codec<M>, seats: number, text: string): Result<LogEntry<M>> => {
  const read = readEntry(notation, seats, `1 ${text}`, 1);
  return read.ok ? okResult(read.value[0]) : read;
};

/** Parses a log of this game. `replay` checks whether its moves are legal. */
export function parseLog<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  text: string,
): Result<GameLog<M, O>> {
  const lines = new LineReader(text);
  const header = readHeader(game, lines);
  if (!header.ok) return header;
  const { seats } = header.value;
  const entries: LogEntry<M>[] = [];
  const checks: (string | null)[] = [];
  let line = lines.next();
  for (; line !== null && line !== ''; line = lines.next()) {
    const read = readEntry(game.notation, seats, line, entries.length + 1);
    if (!read.ok) return lineErrorOf(lines.at, read.problem);
    entries.push(read.value[0]);
    checks.push(read.value[1]);
  }
  let places: readonly number[] | null = null;
  let serverSeed: string | null = null;
  let names: readonly string[] | null = null;
  for (line = lines.next(); line !== null; line = lines.next()) {
    const [word, ...rest] = line.split(' ');
    if (
      word === 'over' &&
      places === null &&
      rest.length === seats &&
      rest.every((place) => COUNT_PATTERN.test(place))
    ) {
      places = rest.map(Number);
    } else if (word === 'seed' && serverSeed === null && rest.length === 1 && HEX_PATTERN.test(rest.join(''))) {
      serverSeed = rest.join('');
    } else if (word === 'names' && names === null) {
      names = readTexts(parseJson(rest.join(' ')), seats);
      if (names === null)
        return lineError(lines.at, 'log.names', { n: seats }, `expected "names" and a list of ${seats} texts`);
    } else {
      const text = `${quote(line)} is not expected here; after the entries come "over", "seed" and "names"`;
      return lineError(lines.at, 'log.end', { found: quote(line) }, text);
    }
  }
  return okResult({ header: header.value, entries, checks, places, serverSeed, ...(names !== null && { names }) });
}
