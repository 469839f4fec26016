import {
  type Game,
  type GameLog,
  type GameMessages,
  type Kinded,
  type LogEntry,
  parseEntry,
  replay,
} from '@orrery/kernel';
import type { Review } from '@orrery/protocol';
import { Timeline } from '../../session/timeline.ts';

/** The entries of a branch; null where this version of the app cannot read one. */
export function branchEntries<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  seats: number,
  { entries }: Review['branches'][number],
): readonly LogEntry<M>[] | null {
  const read = entries.flatMap((text) => {
    const entry = parseEntry(game.notation, seats, text);
    return entry.ok ? [entry.value] : [];
  });
  return read.length === entries.length ? read : null;
}

/** The game up to the entry after which a branch begins, and then the branch; null where it cannot be read. */
export function branchTimeline<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  gameMessages: GameMessages<T, H, M, E, O>,
  log: GameLog<M, O>,
  branch: Review['branches'][number],
): Timeline<T, H, B, M, E, O, K> | null {
  const added = branchEntries(game, log.header.seats, branch);
  if (added === null) return null;
  const timeline = new Timeline(game, gameMessages, log.header, ['everything']);
  const entries = [...log.entries.slice(0, branch.from), ...added];
  const played = replay(game, { ...log, entries, checks: [], places: null }, timeline.follow);
  return played.ok ? timeline : null;
}
