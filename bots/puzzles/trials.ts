import {
  fastRng,
  type Kinded,
  MoveList,
  type Rng,
  type Seat,
  type SeatView,
  seated,
  someoneAsked,
} from '@orrery/kernel';
import { Foresight } from '../foresight.ts';
import { type Mind, odds, type Slot } from '../mind.ts';
import type { Position, Setting } from './position.ts';

/** No game is followed for more steps than this. */
const BOUND = 5000;
/** One choice in so many is a quick one, so that nobody goes round in circles. */
const QUICK = 12;

/**
 * Plays games on from a position to their end, by players who look one move ahead, in states that the seat takes for
 * possible. What a search believes about a move is held to what then comes of it.
 */
export class Trials<T, H, B, M extends Kinded, E extends Kinded, O, K> {
  readonly #setting: Setting<T, H, B, M, E, O, K>;
  readonly #position: Position<T, H, B, M, E, O, K>;
  readonly #mind: Mind<T, H, B, M, E, O, K>;
  readonly #slot: Slot<T, H, B>;
  readonly #moves = new MoveList<M>(0);
  readonly #odds: number[] = [];

  constructor(setting: Setting<T, H, B, M, E, O, K>, position: Position<T, H, B, M, E, O, K>) {
    this.#setting = setting;
    this.#position = position;
    this.#mind = position.mind();
    this.#slot = this.#mind.slot(setting.seats);
  }

  /** How many of so many games the seat wins that begins with these moves; shared wins count in part. */
  wins(moves: readonly M[], games: number, seed: number): number {
    let won = 0;
    for (let i = 0; i < games; i++) won += this.#playOn(moves, fastRng(seed + i));
    return won;
  }

  #playOn(moves: readonly M[], rng: Rng): number {
    const { game, seats } = this.#setting;
    const { seat, view } = this.#position;
    const { state } = this.#slot;
    const foresight = new Foresight(this.#mind, seats, rng, 1);
    this.#mind.imagine(view, rng, state);
    for (const move of moves) game.play(state, seat, move, null);
    for (let step = 0; step < BOUND; step++) {
      const asked = game.awaiting(state.table);
      if (asked.who === 'over') {
        const first = asked.places.filter((place) => place === 1).length;
        return asked.places[seat] === 1 ? 1 / first : 0;
      }
      if (asked.who === 'chance') {
        game.resolve(
          state,
          asked.of.map((below) => rng(below)),
          null,
        );
        continue;
      }
      const mover = someoneAsked(asked, rng);
      game.play(state, mover, this.#choose(foresight, mover, rng), null);
    }
    odds(this.#setting.sense, this.#slot.views, this.#odds);
    return this.#odds[seat] ?? 0;
  }

  #choose(foresight: Foresight<T, H, B, M, E, O, K>, seat: Seat, rng: Rng): M {
    const { game, sense } = this.#setting;
    const view = seated(this.#slot.views, seat);
    game.moves(view, this.#moves);
    const move = rng(QUICK) === 0 ? this.#moves.at[sense.rough(view, this.#moves, rng)] : this.#likely(foresight, view);
    if (move === undefined) throw new Error(`seat ${seat} is asked, but has no move`);
    return move;
  }

  /** The move that looks best. */
  #likely(foresight: Foresight<T, H, B, M, E, O, K>, view: SeatView<T, H>): M | undefined {
    const moves = this.#moves;
    let best = moves.at[0];
    if (moves.n <= 1) return best;
    let most = Number.NEGATIVE_INFINITY;
    foresight.from(this.#slot);
    for (let i = 0; i < moves.n; i++) {
      const move = moves.at[i];
      if (move === undefined) continue;
      const hope = foresight.hope(view, move);
      if (hope <= most) continue;
      most = hope;
      best = move;
    }
    return best;
  }
}
