import { type Entry, type Game, hashState, type Kinded, type Match } from '@orrery/kernel';
import { Slices } from '../slices.ts';
import type { EntryRow } from '../storage/games.ts';
import { readEntry } from './entries.ts';

/** A state is hashed after so many entries: often enough to find where a log goes astray, seldom enough to cost nothing. */
const HASHED_EACH = 16;

/** Whether the state is hashed once a game has come from one entry to another. */
export const isHashDue = (from: number, to: number, isOver: boolean): boolean =>
  isOver || Math.floor(to / HASHED_EACH) > Math.floor(from / HASHED_EACH);

/** A log cannot be played any more, or does not lead where it led when it was written: the rules are others, or the log is. */
export class Unplayable extends Error {
  /** The entry at which it was noticed. */
  readonly at: number;
  /** How many entries are beyond doubt. */
  readonly sound: number;

  constructor(at: number, sound: number, why: string) {
    super(`entry ${at}: ${why}`);
    this.at = at;
    this.sound = sound;
  }
}

/** What a log holds of each entry that has to be read. */
type Line = Pick<EntryRow, 'entry' | 'hash'>;

/** Takes a log in, in slices; `each` is called after every entry. What does not fit the rules or a hash throws `Unplayable`. */
export async function readThrough<T, H, B, M extends Kinded, E extends Kinded, O, K, L extends Line>(
  match: Match<T, H, B, M, E, O, K>,
  lines: readonly L[],
  each: (entry: Entry<M>, line: L) => void,
): Promise<void> {
  const slices = new Slices();
  let hashed = 0;
  for (const [i, line] of lines.entries()) {
    await slices.rest();
    const seq = i + 1;
    const entry = taken(match.game, match, line.entry, seq);
    if (line.hash !== null) {
      const found = hashState(match.state);
      if (found !== line.hash) throw new Unplayable(seq, hashed, `leads to ${found} where ${line.hash} was noted`);
      hashed = seq;
    }
    each(entry, line);
  }
}

function taken<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  match: Match<T, H, B, M, E, O, K>,
  text: string,
  seq: number,
): Entry<M> {
  try {
    return match.take(readEntry(game, match.header.seats, text)).entry;
  } catch (error) {
    throw new Unplayable(seq, seq - 1, error instanceof Error ? error.message : String(error));
  }
}
