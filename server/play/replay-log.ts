import { type Game, hashState, type Kinded, type LogEntry, type Match } from '@orrery/kernel';
import type { EntryRow } from '../storage/games.ts';
import { TimeSlicer } from '../time-slicer.ts';
import { parseOwnEntry } from './own-entries.ts';

/**
 * The state is hashed after this many entries: often enough to find where a replay diverges, rarely enough to cost
 * nothing.
 */
const HASH_EVERY_ENTRIES = 16;

/** Whether the state must be hashed after a game went from one entry to another. */
export const isHashDue = (from: number, to: number, isOver: boolean): boolean =>
  isOver || Math.floor(to / HASH_EVERY_ENTRIES) > Math.floor(from / HASH_EVERY_ENTRIES);

/** A log cannot be replayed, or leads to another state than when it was written: the rules or the log have changed. */
export class UnplayableLogError extends Error {
  /** The entry at which it was noticed. */
  readonly seq: number;
  /** How many entries are certainly valid. */
  readonly validEntries: number;

  constructor(at: number, sound: number, why: string) {
    super(`entry ${at}: ${why}`);
    this.seq = at;
    this.validEntries = sound;
  }
}

/** The part of a log row needed for a replay. */
type LogLine = Pick<EntryRow, 'entry' | 'hash'>;

/**
 * Replays a log in slices; `each` is called after every entry. A mismatch with the rules or a hash throws
 * `UnplayableLogError`.
 */
export async function replayLog<T, H, B, M extends Kinded, E extends Kinded, O, K, L extends LogLine>(
  match: Match<T, H, B, M, E, O, K>,
  lines: readonly L[],
  each: (entry: LogEntry<M>, line: L) => void,
): Promise<void> {
  const slices = new TimeSlicer();
  let hashed = 0;
  for (const [i, line] of lines.entries()) {
    await slices.yieldIfDue();
    const seq = i + 1;
    const entry = applyLogText(match.game, match, line.entry, seq);
    if (line.hash !== null) {
      const found = hashState(match.state);
      if (found !== line.hash)
        throw new UnplayableLogError(seq, hashed, `leads to ${found} where ${line.hash} was noted`);
      hashed = seq;
    }
    each(entry, line);
  }
}

function applyLogText<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  match: Match<T, H, B, M, E, O, K>,
  text: string,
  seq: number,
): LogEntry<M> {
  try {
    return match.applyChecked(parseOwnEntry(game, match.header.seats, text)).entry;
  } catch (error) {
    throw new UnplayableLogError(seq, seq - 1, error instanceof Error ? error.message : String(error));
  }
}
