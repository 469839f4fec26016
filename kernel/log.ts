import type { Game, Kinded } from './contract.ts';
import { type Entry, isChance, isUndo } from './entry.ts';
import { hashState } from './hash.ts';
import { Line } from './line.ts';
import { bad, badAt, good, type Problem, type Result } from './problem.ts';

/** The version of the text form that this kernel writes; see docs/log-format.md. */
export const LOG_FORMAT = 1;

/** What stands at the head of a log: all that is needed to set the game up again and to check its dice. */
export interface Header<O> {
  readonly game: string;
  readonly edition: number;
  /** The game's own name, part of what its dice are made of. */
  readonly id: string;
  readonly seats: number;
  readonly options: O;
  /** SHA-256 of the server's seed, published before the first draw; null where dice are not sealed. */
  readonly commitment: string | null;
  /** One text a seat, '' where a player added none. */
  readonly clientSeeds: readonly string[];
}

/** A game on record. */
export interface Log<M, O> {
  readonly header: Header<O>;
  readonly entries: readonly Entry<M>[];
  /** For each entry the hash of the state after it, or null where the record holds none. */
  readonly checks: readonly (string | null)[];
  /** places[seat] once the game is over. */
  readonly places: readonly number[] | null;
  /** The server's seed in hexadecimal, shown once the game is over. */
  readonly serverSeed: string | null;
  /** What the players were called, by seat, '' where nobody said; absent where the record does not tell. */
  readonly names?: readonly string[];
}

const faultAt = <M>(at: number, entry: Entry<M>, problem: Problem): Result<never> => {
  const who = isChance(entry) ? 'chance' : `seat ${entry.by}`;
  return badAt('log.entry', { at, by: entry.by }, `entry ${at} (${who})`, problem);
};

/**
 * Plays a record from the start and hands each state to `each`. Every move is checked by the rules, every outcome by
 * its bounds, every hash by the state; the first that differs is named.
 */
export function replay<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  log: Log<M, O>,
  each?: (line: Line<T, H, B, M, E, O, K>, at: number) => void,
): Result<Line<T, H, B, M, E, O, K>> {
  const line = new Line(game, log.header.options, log.header.seats);
  for (const [i, entry] of log.entries.entries()) {
    const applied = line.apply(entry);
    if (!applied.ok) return faultAt(i + 1, entry, applied.problem);
    const check = log.checks[i] ?? null;
    const found = check === null ? null : hashState(line.state);
    if (found !== check) {
      const text = `leads to ${found} where the record says ${check}: the file was altered, or the rules were`;
      return faultAt(i + 1, entry, { code: 'log.check', params: { found: `${found}`, check: `${check}` }, text });
    }
    each?.(line, i + 1);
  }
  const ended = game.awaiting(line.state.table);
  const places = ended.who === 'over' ? ended.places : null;
  if (log.places !== null && places?.join() !== log.places.join()) {
    const text = `the record ends with places ${log.places.join(' ')}, the game with ${places?.join(' ') ?? 'none yet'}`;
    return bad('log.places', { recorded: log.places.join(' '), played: places?.join(' ') ?? '' }, text);
  }
  return good(line);
}

/** The log with the hash of the state after every entry, as stored games carry it. */
export function withChecks<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  log: Log<M, O>,
): Log<M, O> {
  const checks: string[] = [];
  const played = replay(game, { ...log, checks: [] }, ({ state }) => checks.push(hashState(state)));
  if (!played.ok) throw new Error(played.problem.text);
  return { ...log, checks };
}

/** The entries that hold, in order: what was taken back, and the taking back, left out. */
export function effective<M>(entries: readonly Entry<M>[]): Exclude<Entry<M>, { undo: number }>[] {
  const kept: Exclude<Entry<M>, { undo: number }>[] = [];
  for (const entry of entries) {
    if (isUndo(entry)) kept.splice(Math.max(0, kept.length - entry.undo));
    else kept.push(entry);
  }
  return kept;
}
