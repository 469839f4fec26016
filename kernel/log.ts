import type { ChanceSource } from './chance.ts';
import type { Game, Kinded } from './contract.ts';
import { isChanceEntry, isUndoEntry, type LogEntry } from './entry.ts';
import { hashState } from './hash.ts';
import type { GameLog } from './header.ts';
import { Match, type MatchOptions, type Step } from './match.ts';
import { errResult, errResultAt, okResult, type Problem, type Result } from './problem.ts';

const entryError = <M>(at: number, entry: LogEntry<M>, problem: Problem): Result<never> => {
  const who = isChanceEntry(entry) ? 'chance' : `seat ${entry.by}`;
  return errResultAt('log.entry', { at, by: entry.by }, `entry ${at} (${who})`, problem);
};

/** Called after each entry of a record, while the match is as that entry left it. */
export type OnEntry<T, H, B, M extends Kinded, E extends Kinded, O, K> = (
  match: Match<T, H, B, M, E, O, K>,
  step: Step<M, E>,
) => void;

/**
 * Plays a record from the start and reports every step to `each`. Checks every move against the rules, every outcome
 * against its bounds and every hash against the state, and names the first difference.
 */
export function replay<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  log: GameLog<M, O>,
  each?: OnEntry<T, H, B, M, E, O, K>,
  extras?: MatchOptions,
): Result<Match<T, H, B, M, E, O, K>> {
  const takeBacks = log.entries.some((entry) => isUndoEntry(entry) && entry.agreed);
  const match = new Match(game, log.header, { takeBacks, ...extras });
  for (const [i, entry] of log.entries.entries()) {
    const applied = match.apply(entry);
    if (!applied.ok) return entryError(i + 1, entry, applied.problem);
    const check = log.checks[i] ?? null;
    const found = check === null ? null : hashState(match.state);
    if (found !== check) {
      const text = `leads to ${found} where the record says ${check}: the file was altered, or the rules were`;
      return entryError(i + 1, entry, { code: 'log.check', params: { found: `${found}`, check: `${check}` }, text });
    }
    each?.(match, applied.value);
  }
  const ended = match.awaiting;
  const places = ended.who === 'over' ? ended.places : null;
  if (log.places !== null && places?.join() !== log.places.join()) {
    const text = `the record ends with places ${log.places.join(' ')}, the game with ${places?.join(' ') ?? 'none yet'}`;
    return errResult('log.places', { recorded: log.places.join(' '), played: places?.join(' ') ?? '' }, text);
  }
  return okResult(match);
}

/** Resumes a game where its record ends, checked from the first entry on, and lets chance decide if it is due. */
export function resumeLog<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  log: GameLog<M, O>,
  chance: ChanceSource,
  each?: OnEntry<T, H, B, M, E, O, K>,
): Result<Match<T, H, B, M, E, O, K>> {
  const played = replay(game, log, each, { chance });
  if (played.ok) played.value.drawChance((step) => each?.(played.value, step));
  return played;
}

/** The log with the hash of the state after every entry, as in stored games. */
export function withHashes<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  log: GameLog<M, O>,
): GameLog<M, O> {
  const checks: string[] = [];
  const played = replay(game, { ...log, checks: [] }, ({ state }) => checks.push(hashState(state)));
  if (!played.ok) throw new Error(played.problem.text);
  return { ...log, checks };
}

/** The entries in effect, in order: without what was taken back and without the undo entries. */
export function effective<M>(entries: readonly LogEntry<M>[]): Exclude<LogEntry<M>, { undo: number }>[] {
  const kept: Exclude<LogEntry<M>, { undo: number }>[] = [];
  for (const entry of entries) {
    if (isUndoEntry(entry)) kept.splice(Math.max(0, kept.length - entry.undo));
    else kept.push(entry);
  }
  return kept;
}
