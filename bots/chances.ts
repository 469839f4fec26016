import { type Game, type Kinded, MoveList, type Rng, type State, someoneAsked } from '@orrery/kernel';
import type { Sense } from './bot.ts';
import { odds, type Slot, slotOf } from './mind.ts';

/**
 * Quick steps that are played before the table is judged. Over 662 positions of Star Trek the winner was foreseen with a
 * log loss of 1.17 without any, 1.11 with 60, 1.10 with 120, and 1.16 played to the end by such quick players.
 */
const HORIZON = 60;

/**
 * How likely each seat is to win from a state that is known in full: the record of a game that is over, say. Plays a
 * little way on from it, again and again, by quick choices and fresh chance, and judges where that leads.
 */
export class Chances<T, H, B, M extends Kinded, E extends Kinded, O, K> {
  readonly #game: Game<T, H, B, M, E, O, K>;
  readonly #sense: Sense<T, H, M, K>;
  readonly #slot: Slot<T, H, B>;
  readonly #horizon: number;
  readonly #moves = new MoveList<M>(0);
  readonly #odds: number[] = [];

  constructor(
    game: Game<T, H, B, M, E, O, K>,
    sense: Sense<T, H, M, K>,
    table: { readonly options: O; readonly seats: number },
    horizon = HORIZON,
  ) {
    this.#game = game;
    this.#sense = sense;
    this.#slot = slotOf(game, table.options, table.seats);
    this.#horizon = horizon;
  }

  /** By seat, adding up to 1. */
  of(state: State<T, H, B>, rng: Rng, playouts: number): number[] {
    const sums = state.hands.map(() => 0);
    for (let i = 0; i < playouts; i++) {
      this.#game.copy(state, this.#slot.state);
      this.#playOn(rng);
      this.#judge();
      for (let seat = 0; seat < sums.length; seat++) sums[seat] = (sums[seat] ?? 0) + (this.#odds[seat] ?? 0);
    }
    return sums.map((sum) => sum / playouts);
  }

  #playOn(rng: Rng): void {
    const { state, views } = this.#slot;
    for (let step = 0; step < this.#horizon; step++) {
      const asked = this.#game.awaiting(state.table);
      if (asked.who === 'over') return;
      if (asked.who === 'chance') {
        const outcome = asked.of.map((below) => rng(below));
        this.#game.resolve(state, outcome, null);
        continue;
      }
      const seat = someoneAsked(asked, rng);
      const view = views[seat];
      if (view === undefined) throw new Error(`seat ${seat} is asked, but there is none`);
      this.#game.moves(view, this.#moves);
      const move = this.#moves.at[this.#sense.rough(view, this.#moves, rng)];
      if (move === undefined) throw new Error(`seat ${seat} is asked for ${asked.question}, but has no move`);
      this.#game.play(state, seat, move, null);
    }
  }

  #judge(): void {
    const asked = this.#game.awaiting(this.#slot.state.table);
    if (asked.who !== 'over') {
      odds(this.#sense, this.#slot.views, this.#odds);
      return;
    }
    const winners = asked.places.filter((place) => place === 1).length;
    for (const [seat, place] of asked.places.entries()) this.#odds[seat] = place === 1 ? 1 / winners : 0;
  }
}
