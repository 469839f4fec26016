import type { ChanceSource } from './chance.ts';
import type { Game, Kinded } from './contract.ts';
import { type Entry, isChance, isUndo } from './entry.ts';
import { hashState } from './hash.ts';
import type { Log } from './header.ts';
import { Match, type MatchExtras, type Step } from './match.ts';
import { bad, badAt, good, type Problem, type Result } from './problem.ts';

const faultAt = <M>(at: number, entry: Entry<M>, problem: Problem): Result<never> => {
  const who = isChance(entry) ? 'chance' : `seat ${entry.by}`;
  return badAt('log.entry', { at, by: entry.by }, `entry ${at} (${who})`, problem);
};

/** Called after each entry of a record, while the match stands where that entry left it. */
export type EachEntry<T, H, B, M extends Kinded, E extends Kinded, O, K> = (
  match: Match<T, H, B, M, E, O, K>,
  step: Step<M, E>,
) => void;

/**
 * Plays a record from the start and tells `each` of every step. Every move is checked by the rules, every outcome by
 * its bounds, every hash by the state; the first that differs is named.
 */
export function replay<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  log: Log<M, O>,
  each?: EachEntry<T, H, B, M, E, O, K>,
  extras?: MatchExtras,
): Result<Match<T, H, B, M, E, O, K>> {
  const match = new Match(game, log.header, extras);
  for (const [i, entry] of log.entries.entries()) {
    const applied = match.apply(entry);
    if (!applied.ok) return faultAt(i + 1, entry, applied.problem);
    const check = log.checks[i] ?? null;
    const found = check === null ? null : hashState(match.state);
    if (found !== check) {
      const text = `leads to ${found} where the record says ${check}: the file was altered, or the rules were`;
      return faultAt(i + 1, entry, { code: 'log.check', params: { found: `${found}`, check: `${check}` }, text });
    }
    each?.(match, applied.value);
  }
  const ended = match.awaiting;
  const places = ended.who === 'over' ? ended.places : null;
  if (log.places !== null && places?.join() !== log.places.join()) {
    const text = `the record ends with places ${log.places.join(' ')}, the game with ${places?.join(' ') ?? 'none yet'}`;
    return bad('log.places', { recorded: log.places.join(' '), played: places?.join(' ') ?? '' }, text);
  }
  return good(match);
}

/** Takes a game up where its record ends, checked from the first entry on, and lets chance decide if it is due. */
export function resume<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  log: Log<M, O>,
  chance: ChanceSource,
  each?: EachEntry<T, H, B, M, E, O, K>,
): Result<Match<T, H, B, M, E, O, K>> {
  const played = replay(game, log, each, { chance });
  if (played.ok) played.value.drawChance((step) => each?.(played.value, step));
  return played;
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
