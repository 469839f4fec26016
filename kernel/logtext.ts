import type { Codec, Game, Kinded } from './contract.ts';
import { type Entry, isChance, isUndo } from './entry.ts';
import { type Header, LOG_FORMAT, type Log } from './header.ts';
import { readOptions, readSeats } from './options.ts';
import { bad, badAt, good, type Problem, quote, type Result } from './problem.ts';

/** The first lines of a log file, enough to find the game that can read the rest. */
export interface LogHead {
  readonly game: string;
  readonly edition: number;
}

const NONE = 'none';
const ENTRY = /^(\d+) (?:([*?]) (\d+(?: \d+)*)|(\d+)< (\d+)|(\d+): (.*?))(?: #([0-9a-f]{8}))?$/;
const HEX = /^[0-9a-f]+$/;
const COUNT = /^\d{1,9}$/;

/** An entry as a line of a log holds it, without its number and its check. */
export function printEntry<M>(notation: Codec<M>, entry: Entry<M>): string {
  if (isChance(entry)) return `${entry.secret ? '?' : '*'} ${entry.outcome.join(' ')}`;
  if (isUndo(entry)) return `${entry.by}< ${entry.undo}`;
  return `${entry.by}: ${notation.print(entry.move)}`;
}

/** A log as text: see docs/log-format.md. */
export function printLog<M, O>(notation: Codec<M>, log: Log<M, O>): string {
  const { header } = log;
  const lines = [
    `orrery log ${LOG_FORMAT}`,
    `game ${header.game} ${header.edition}`,
    `id ${header.id}`,
    `seats ${header.seats}`,
    `options ${JSON.stringify(header.options)}`,
    `commitment ${header.commitment ?? NONE}`,
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

const faultAt = (line: number, problem: Problem): Result<never> => badAt('log.line', { line }, `line ${line}`, problem);

const fault = (line: number, ...[code, params, text]: Parameters<typeof bad>): Result<never> =>
  faultAt(line, { code, params, text });

/** Walks the lines of a text, counting from 1. */
class Lines {
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

  /** What follows `word` on the next line, null when the line is another. */
  after(word: string): string | null {
    const line = this.next();
    return line?.startsWith(`${word} `) ? line.slice(word.length + 1) : null;
  }
}

function readHeadFrom(lines: Lines): Result<LogHead> {
  const format = lines.after('orrery log');
  if (format === null) return fault(1, 'log.begin', {}, 'this is no Orrery log: it must begin with "orrery log 1"');
  if (format !== `${LOG_FORMAT}`) {
    return fault(1, 'log.format', { format }, `log format ${quote(format)} is not known; known: ${LOG_FORMAT}`);
  }
  const [game = '', edition = '', ...rest] = lines.after('game')?.split(' ') ?? [];
  if (game === '' || !COUNT.test(edition) || rest.length > 0) {
    return fault(2, 'log.game', {}, 'expected "game", the name of a game and its edition');
  }
  return good({ game, edition: Number(edition) });
}

/** Which game a log is of. */
export const readLogHead = (text: string): Result<LogHead> => readHeadFrom(new Lines(text));

function json(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

function readHeader<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  lines: Lines,
): Result<Header<O>> {
  const head = readHeadFrom(lines);
  if (!head.ok) return head;
  if (head.value.game !== game.id || head.value.edition !== game.edition) {
    const { game: id, edition } = head.value;
    const text = `a log of ${id}, edition ${edition}, is not one of ${game.id}, edition ${game.edition}`;
    return fault(2, 'log.other', { game: id, edition }, text);
  }
  const id = lines.after('id');
  if (id === null || id === '' || id !== id.trim()) {
    return fault(lines.at, 'log.id', {}, 'expected "id" and the name of the game');
  }
  const seats = readSeats(game, Number(lines.after('seats') ?? Number.NaN));
  if (!seats.ok) return faultAt(lines.at, seats.problem);
  const options = readOptions(game.options, json(lines.after('options')));
  if (!options.ok) return faultAt(lines.at, options.problem);
  const commitment = lines.after('commitment');
  if (commitment === null || (commitment !== NONE && !/^[0-9a-f]{64}$/.test(commitment))) {
    return fault(lines.at, 'log.commitment', {}, 'expected "commitment" and 64 hexadecimal digits, or "none"');
  }
  const clientSeeds = readTexts(json(lines.after('client-seeds')), seats.value);
  if (clientSeeds === null) {
    const n = seats.value;
    return fault(lines.at, 'log.client-seeds', { n }, `expected "client-seeds" and a list of ${n} texts`);
  }
  if (lines.next() !== '') return fault(lines.at, 'log.gap', {}, 'expected an empty line between header and entries');
  const fair = commitment === NONE ? null : commitment;
  return good({ ...head.value, id, seats: seats.value, options: options.value, commitment: fair, clientSeeds });
}

const isShort = (given: unknown): given is string =>
  typeof given === 'string' && given.length <= 100 && !/[\r\n]/.test(given);

/** What a file holds of each seat, a seed or a name: a text without line breaks. */
const readTexts = (given: unknown, seats: number): readonly string[] | null =>
  Array.isArray(given) && given.length === seats && given.every(isShort) ? given : null;

function readEntry<M>(notation: Codec<M>, seats: number, text: string, at: number): Result<[Entry<M>, string | null]> {
  const match = ENTRY.exec(text);
  if (match === null) return bad('log.form', { found: quote(text) }, `${quote(text)} is no entry`);
  const [, count, secrecy, outcome, undoer, undone, mover, words, check = null] = match;
  if (Number(count) !== at)
    return bad('log.count', { at, found: Number(count) }, `expected entry ${at}, found entry ${count}`);
  if (secrecy !== undefined && outcome !== undefined) {
    const values = outcome.split(' ').map(Number);
    return good([{ by: 'chance', secret: secrecy === '?', outcome: values }, check]);
  }
  const seat = Number(undoer ?? mover);
  if (seat >= seats) {
    return bad('log.seat', { seat, last: seats - 1 }, `there is no seat ${seat}; seats count from 0 to ${seats - 1}`);
  }
  if (undone !== undefined) return good([{ by: seat, undo: Number(undone) }, check]);
  const move = notation.parse(words ?? '');
  if (move === null)
    return bad('log.move', { found: quote(words ?? '') }, `${quote(words ?? '')} is no move of this game`);
  return good([{ by: seat, move }, check]);
}

/** Reads an entry as `printEntry` writes it. */
export const parseEntry = <M>(notation: Codec<M>, seats: number, text: string): Result<Entry<M>> => {
  const read = readEntry(notation, seats, `1 ${text}`, 1);
  return read.ok ? good(read.value[0]) : read;
};

/** Reads a log of this game. Whether its moves are legal is for `replay` to say. */
export function parseLog<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  text: string,
): Result<Log<M, O>> {
  const lines = new Lines(text);
  const header = readHeader(game, lines);
  if (!header.ok) return header;
  const { seats } = header.value;
  const entries: Entry<M>[] = [];
  const checks: (string | null)[] = [];
  let line = lines.next();
  for (; line !== null && line !== ''; line = lines.next()) {
    const read = readEntry(game.notation, seats, line, entries.length + 1);
    if (!read.ok) return faultAt(lines.at, read.problem);
    entries.push(read.value[0]);
    checks.push(read.value[1]);
  }
  let places: readonly number[] | null = null;
  let serverSeed: string | null = null;
  let names: readonly string[] | null = null;
  for (line = lines.next(); line !== null; line = lines.next()) {
    const [word, ...rest] = line.split(' ');
    if (word === 'over' && places === null && rest.length === seats && rest.every((place) => COUNT.test(place))) {
      places = rest.map(Number);
    } else if (word === 'seed' && serverSeed === null && rest.length === 1 && HEX.test(rest.join(''))) {
      serverSeed = rest.join('');
    } else if (word === 'names' && names === null) {
      names = readTexts(json(rest.join(' ')), seats);
      if (names === null)
        return fault(lines.at, 'log.names', { n: seats }, `expected "names" and a list of ${seats} texts`);
    } else {
      const text = `${quote(line)} is not expected here; after the entries come "over", "seed" and "names"`;
      return fault(lines.at, 'log.end', { found: quote(line) }, text);
    }
  }
  return good({ header: header.value, entries, checks, places, serverSeed, ...(names !== null && { names }) });
}
