import { type Asking, type Chance, type Kinded, MoveList, type Rng, type Seat } from '../contract.ts';
import { someoneAsked } from '../playout.ts';
import { fastRng } from '../rng.ts';
import { allSeats, count, NOBODY, nthSeat } from '../seats.ts';
import type { Walk, Watcher } from './walk.ts';

/** How a random game is played. */
export interface Pace {
  readonly seed: number;
  /** How many moves of an open-ended kind the players see. */
  readonly menu: number;
  /** Given up after so many entries. */
  readonly bound: number;
}

/** A seat that may act but need not does so now and then: once in so many decisions. */
const MAY = 8;

const chanceEntry = ({ of, secret }: Chance, rng: Rng) => ({
  by: 'chance' as const,
  secret,
  outcome: of.map((below) => rng(below)),
});

/** Who decides: now and then one who may, else, or if that one has no move, one who must. */
function deciders(asking: Asking, seats: number, rng: Rng): Seat[] {
  const must = asking.must & allSeats(seats);
  const may = asking.may & allSeats(seats);
  const eager = may !== NOBODY && rng(MAY) === 0;
  const order: Seat[] = [];
  if (eager) order.push(nthSeat(may, rng(count(may))));
  if (must !== NOBODY) order.push(someoneAsked({ ...asking, must }, rng));
  return order;
}

/** One decision of a random player; false when nobody has a move that is accepted. */
function decide<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  walk: Walk<T, H, B, M, E, O, K>,
  watcher: Watcher<T, H, B, M, E, O, K> | null,
  asking: Asking,
  list: MoveList<M>,
  rng: Rng,
): boolean {
  for (const seat of deciders(asking, walk.deal.seats, rng)) {
    const view = walk.views[seat];
    if (view === undefined) continue;
    walk.game.moves(view, list);
    const moves = list.toArray();
    while (moves.length > 0) {
      const [move] = moves.splice(rng(moves.length), 1);
      if (move !== undefined && walk.play({ by: seat, move }, watcher)) return true;
    }
  }
  return false;
}

/** Plays a random game from where the walk stands to its end, to a dead end or to the bound. */
export function stroll<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  walk: Walk<T, H, B, M, E, O, K>,
  watcher: Watcher<T, H, B, M, E, O, K> | null,
  { seed, menu, bound }: Pace,
): void {
  const rng = fastRng(seed);
  const list = new MoveList<M>(menu);
  for (;;) {
    watcher?.at?.(walk);
    const asked = walk.game.awaiting(walk.state.table);
    if (asked.who === 'over') break;
    if (walk.entries.length >= bound) {
      watcher?.cut?.(walk);
      break;
    }
    const isPlayed =
      asked.who === 'chance' ? walk.play(chanceEntry(asked, rng), watcher) : decide(walk, watcher, asked, list, rng);
    if (!isPlayed) break;
  }
  watcher?.end?.(walk);
}
