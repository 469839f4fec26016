import { type Game, good, type Kinded, keysOf, type Log, type Result, type Wording, type Words } from '@orrery/kernel';
import type { Chronicle, Headings } from '../../games/chronicle.ts';
import { Ledger, type Tally } from '../../games/tally.ts';
import { Reel } from '../../session/reel.ts';
import { checkFairness, type Fairness, type Sight } from './fairness.ts';

/** Something memorable, and the entry that brought it. */
export interface Memorable {
  readonly seq: number;
  readonly words: Words;
}

/** A game looked back at: all that the page after it shows, without the types of the game. */
export interface Retrospect {
  readonly options: Readonly<Record<string, unknown>>;
  readonly headings: Headings;
  readonly tally: Tally;
  /** The weightiest thing that the entries after `from` up to `to` told everybody; null for nothing worth a word. */
  memorable(from: number, to: number): Memorable | null;
  /** Takes a moment: every draw is computed again. */
  check(): Fairness;
}

/** Looks back at a recorded game. */
export function lookBack<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  wording: Wording<T, H, M, E, O>,
  chronicle: Chronicle<T, H, E>,
  log: Log<M, O>,
  sight: Sight = null,
): Result<Retrospect> {
  const ledger = new Ledger(chronicle, log);
  const reel = Reel.of(game, wording, { ...log, checks: [] }, ['everything'], ledger.follow);
  if (!reel.ok) return reel;
  const { length } = reel.value;
  const ended = reel.value.awaiting(length);
  return good({
    options: Object.fromEntries(keysOf(game.options).map((name) => [name, log.header.options[name]])),
    headings: chronicle,
    tally: ledger.tally(reel.value.state(length), ended.who === 'over' ? ended.places : null),
    memorable: (from, to) => weightiest(chronicle, reel.value, from, to),
    check: () => checkFairness(game, log, sight),
  });
}

function weightiest<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  { weight }: Chronicle<T, H, E>,
  reel: Reel<T, H, B, M, E, O, K>,
  from: number,
  to: number,
): Memorable | null {
  let most = 0;
  let best: Memorable | null = null;
  for (const { seq, event, words } of reel.story('everything')) {
    if (seq <= from || seq > to || words === null || weight(event) <= most) continue;
    most = weight(event);
    best = { seq, words };
  }
  return best;
}
