import {
  drawnFrom,
  fastRng,
  type Game,
  headerOf,
  heard,
  type Kinded,
  Match,
  MoveList,
  type SeatView,
  type State,
  someoneAsked,
  standardOptions,
} from '@orrery/kernel';
import type { Decision } from '../thinking/consider.ts';

/** A decision in a game that is played at random. */
export interface Met<T, H, B, E> {
  readonly entries: number;
  readonly state: State<T, H, B>;
  readonly view: SeatView<T, H>;
  readonly events: readonly E[];
  /** The same as it is put to the coach by somebody who sees this. */
  asSeen(view: SeatView<T, H>, iterations: number): Decision;
}

const fail = (what: string): never => {
  throw new Error(what);
};

/** Plays at random, and stops at every decision with something to choose from. */
export function* decisionsIn<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  seed: number,
): Generator<Met<T, H, B, E>> {
  const options = standardOptions(game.options);
  const [seats] = game.seats;
  const rng = fastRng(seed);
  const match = new Match(game, headerOf(game, { options, seats }), { chance: drawnFrom(rng) });
  const told: E[][] = match.views.map(() => []);
  const moves = new MoveList<M>(0);
  for (let entries = 0; ; entries++) {
    const asked = game.awaiting(match.state.table);
    if (asked.who === 'over') return;
    const seat = asked.who === 'seats' ? someoneAsked(asked, rng) : 0;
    const view = match.views[seat] ?? fail(`nobody sits on seat ${seat}`);
    if (asked.who === 'seats') game.moves(view, moves);
    if (asked.who === 'seats' && moves.n > 1) {
      const events = told[seat] ?? [];
      const asSeen = (seen: SeatView<T, H>, iterations: number): Decision => ({
        game: game.id,
        edition: game.edition,
        options: JSON.stringify(options),
        seats,
        view: JSON.stringify(seen),
        told: JSON.stringify(events),
        proposed: [],
        seed: 5,
        iterations,
        milliseconds: Number.POSITIVE_INFINITY,
      });
      yield { entries, state: match.state, view, events, asSeen };
    }
    const chosen = () => ({ by: seat, move: moves.at[rng(moves.n)] ?? fail(`seat ${seat} has no move`) });
    const step = match.take(match.drawn() ?? chosen());
    for (const [q, events] of told.entries()) {
      for (const each of step.told) {
        const event = heard(each, q);
        if (event !== null) events.push(event);
      }
    }
  }
}
