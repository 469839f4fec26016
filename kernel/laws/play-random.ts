import { type Asking, type Chance, type Kinded, MoveList, type Rng, type Seat } from '../contract.ts';
import { randomAskedSeat } from '../playout.ts';
import { fastRng } from '../rng.ts';
import { allSeats, countSeats, NO_SEATS, nthSeat } from '../seats.ts';
import type { GameObserver, RandomGame } from './random-game.ts';

/** How a random game is played. */
export interface RandomPlayOptions {
  readonly seed: number;
  /** Number of moves of an open-ended kind the players see. */
  readonly menu: number;
  /** Maximum number of entries. */
  readonly bound: number;
}

/** A seat that may act but need not does so once in this many decisions on average. */
const OPTIONAL_ACTION_INTERVAL = 8;

const chanceEntry = ({ of, secret }: Chance, rng: Rng) => ({
  by: 'chance' as const,
  secret,
  outcome: of.map((below) => rng(below)),
});

/** Who decides: occasionally a seat that may act; otherwise, or if that one has no move, a seat that must. */
function decisionOrder(asking: Asking, seats: number, rng: Rng): Seat[] {
  const must = asking.must & allSeats(seats);
  const may = asking.may & allSeats(seats);
  const eager = may !== NO_SEATS && rng(OPTIONAL_ACTION_INTERVAL) === 0;
  const order: Seat[] = [];
  if (eager) order.push(nthSeat(may, rng(countSeats(may))));
  if (must !== NO_SEATS) order.push(randomAskedSeat({ ...asking, must }, rng));
  return order;
}

/** One decision of a random player; false when nobody has a move that is accepted. */
function playDecision<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  randomGame: RandomGame<T, H, B, M, E, O, K>,
  observer: GameObserver<T, H, B, M, E, O, K> | null,
  asking: Asking,
  list: MoveList<M>,
  rng: Rng,
): boolean {
  for (const seat of decisionOrder(asking, randomGame.deal.seats, rng)) {
    const view = randomGame.views[seat];
    if (view === undefined) continue;
    randomGame.game.moves(view, list);
    const moves = list.toArray();
    while (moves.length > 0) {
      const [move] = moves.splice(rng(moves.length), 1);
      if (move !== undefined && randomGame.play({ by: seat, move }, observer)) return true;
    }
  }
  return false;
}

/** Plays a random game from its present position to its end, to a dead end or to the bound. */
export function playRandom<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  randomGame: RandomGame<T, H, B, M, E, O, K>,
  observer: GameObserver<T, H, B, M, E, O, K> | null,
  { seed, menu, bound }: RandomPlayOptions,
): void {
  const rng = fastRng(seed);
  const list = new MoveList<M>(menu);
  for (;;) {
    observer?.onPosition?.(randomGame);
    const asked = randomGame.game.awaiting(randomGame.state.table);
    if (asked.who === 'over') break;
    if (randomGame.entries.length >= bound) {
      observer?.onCutOff?.(randomGame);
      break;
    }
    const isPlayed =
      asked.who === 'chance'
        ? randomGame.play(chanceEntry(asked, rng), observer)
        : playDecision(randomGame, observer, asked, list, rng);
    if (!isPlayed) break;
  }
  observer?.onEnd?.(randomGame);
}
