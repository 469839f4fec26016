import {
  chanceFromRng,
  eventFor,
  fastRng,
  type Game,
  headerOf,
  type Kinded,
  Match,
  MoveList,
  randomAskedSeat,
  type SeatView,
  type State,
  standardOptions,
} from '@orrery/kernel';
import type { AdviceRequest } from '../thinking/advice.ts';

/** A decision in a random game. */
export interface RandomDecision<T, H, B, E> {
  readonly entries: number;
  readonly state: State<T, H, B>;
  readonly view: SeatView<T, H>;
  readonly events: readonly E[];
  /** The same as a request to the coach. */
  asSeen(view: SeatView<T, H>, iterations: number): AdviceRequest;
}

const fail = (what: string): never => {
  throw new Error(what);
};

/** Plays at random, and yields at every decision with a choice. */
export function* decisionsIn<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  seed: number,
): Generator<RandomDecision<T, H, B, E>> {
  const options = standardOptions(game.options);
  const [seats] = game.seats;
  const rng = fastRng(seed);
  const match = new Match(game, headerOf(game, { options, seats }), { chance: chanceFromRng(rng) });
  const told: E[][] = match.views.map(() => []);
  const moves = new MoveList<M>(0);
  for (let entries = 0; ; entries++) {
    const asked = game.awaiting(match.state.table);
    if (asked.who === 'over') return;
    const seat = asked.who === 'seats' ? randomAskedSeat(asked, rng) : 0;
    const view = match.views[seat] ?? fail(`nobody sits on seat ${seat}`);
    if (asked.who === 'seats') game.moves(view, moves);
    if (asked.who === 'seats' && moves.n > 1) {
      const events = told[seat] ?? [];
      const asSeen = (seen: SeatView<T, H>, iterations: number): AdviceRequest => ({
        game: game.id,
        edition: game.edition,
        options: JSON.stringify(options),
        seats,
        view: JSON.stringify(seen),
        events: JSON.stringify(events),
        proposed: [],
        seed: 5,
        iterations,
        maxMs: Number.POSITIVE_INFINITY,
      });
      yield { entries, state: match.state, view, events, asSeen };
    }
    const chosen = () => ({ by: seat, move: moves.at[rng(moves.n)] ?? fail(`seat ${seat} has no move`) });
    const step = match.applyChecked(match.dueOutcome() ?? chosen());
    for (const [q, events] of told.entries()) {
      for (const each of step.told) {
        const event = eventFor(each, q);
        if (event !== null) events.push(event);
      }
    }
  }
}
