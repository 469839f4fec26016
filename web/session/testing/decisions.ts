import {
  drawnFrom,
  fastRng,
  type Game,
  heard,
  type Kinded,
  Line,
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
  const line = new Line(game, options, seats);
  const rng = fastRng(seed);
  const chance = drawnFrom(rng);
  const told: E[][] = line.views.map(() => []);
  const moves = new MoveList<M>(0);
  for (let entries = 0; ; entries++) {
    const asked = game.awaiting(line.state.table);
    if (asked.who === 'over') return;
    const seat = asked.who === 'seats' ? someoneAsked(asked, rng) : 0;
    const view = line.views[seat] ?? fail(`nobody sits on seat ${seat}`);
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
      yield { entries, state: line.state, view, events, asSeen };
    }
    const applied =
      asked.who === 'chance'
        ? line.apply({ by: 'chance', secret: asked.secret, outcome: [...chance(asked, 0)] })
        : line.apply({ by: seat, move: moves.at[rng(moves.n)] ?? fail(`seat ${seat} has no move`) });
    if (!applied.ok) throw new Error(applied.problem.text);
    for (const [q, events] of told.entries()) {
      for (const each of applied.value.told) {
        const event = heard(each, q);
        if (event !== null) events.push(event);
      }
    }
  }
}
