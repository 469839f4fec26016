import type { ChanceSource } from './chance.ts';
import {
  type Asking,
  type Game,
  type Kinded,
  MoveList,
  type Rng,
  type Seat,
  type SeatView,
  type State,
} from './contract.ts';
import { countSeats, firstSeat, nthSeat, viewsOf } from './seats.ts';

/** Chooses for the seat that is asked: an index below `moves.n`. */
export type Policy<T, H, M> = (view: SeatView<T, H>, moves: MoveList<M>) => number;

/** The result of a playout. */
export interface PlayoutResult {
  /** Decisions and chance outcomes together. */
  readonly steps: number;
  /** Decisions only. */
  readonly moves: number;
  /** places[seat], null when the step limit came first. */
  readonly places: readonly number[] | null;
}

/** One of the seats that must decide, uniformly at random. */
export const randomAskedSeat = (asking: Asking, rng: Rng): Seat => {
  const { must } = asking;
  return (must & (must - 1)) === 0 ? firstSeat(must) : nthSeat(must, rng(countSeats(must)));
};

/** Chooses a legal move uniformly at random. */
export const randomPolicy =
  <T, H, M>(rng: Rng): Policy<T, H, M> =>
  (_, moves) =>
    moves.n === 1 ? 0 : rng(moves.n);

/**
 * Plays a state to its end in place, without a log and without events: the loop of simulations and searches. Everything
 * it needs is allocated once, so that playing on makes no garbage.
 */
export class PlayoutRunner<T, H, B, M extends Kinded, E extends Kinded, O, K> {
  readonly #game: Game<T, H, B, M, E, O, K>;
  readonly #views: readonly SeatView<T, H>[];
  readonly #moves: MoveList<M>;
  readonly state: State<T, H, B>;

  constructor(game: Game<T, H, B, M, E, O, K>, state: State<T, H, B>, menu = 0) {
    this.#game = game;
    this.state = state;
    this.#views = viewsOf(state);
    this.#moves = new MoveList<M>(menu);
  }

  /** Plays until the end or until `limit` steps are done. */
  play(policy: Policy<T, H, M>, chance: ChanceSource, rng: Rng, limit: number): PlayoutResult {
    const game = this.#game;
    const { state } = this;
    const moves = this.#moves;
    let steps = 0;
    let chances = 0;
    for (; steps < limit; steps++) {
      const asked = game.awaiting(state.table);
      if (asked.who === 'over') return { steps, moves: steps - chances, places: asked.places };
      if (asked.who === 'chance') {
        game.resolve(state, chance(asked, chances++), null);
        continue;
      }
      const seat = randomAskedSeat(asked, rng);
      const view = this.#views[seat];
      if (view === undefined) throw new Error(`seat ${seat} is asked but does not exist`);
      game.moves(view, moves);
      const move = moves.at[policy(view, moves)];
      if (move === undefined) throw new Error(`seat ${seat} is asked for ${asked.question}, but has no move`);
      game.play(state, seat, move, null);
    }
    return { steps, moves: steps - chances, places: null };
  }
}
