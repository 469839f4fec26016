import type { Kinded, Rng, Seat, SeatView } from '@orrery/kernel';
import { type Mind, odds, type Slot } from './mind.ts';

/** Draws in a row that one look follows; what is further off is left open. */
const DRAWS = 4;

/** How a move looks one step ahead: what its seat's chance of winning is once it is made, as far as the table tells. */
export class Foresight<T, H, B, M extends Kinded, E extends Kinded, O, K> {
  readonly #mind: Mind<T, H, B, M, E, O, K>;
  readonly #rng: Rng;
  readonly #samples: number;
  readonly #there: Slot<T, H, B>;
  readonly #odds: number[] = [];
  #here: Slot<T, H, B>;
  #before = Number.NaN;
  #drew = false;

  /** `samples`: outcomes that are looked at when a move leads to chance. */
  constructor(mind: Mind<T, H, B, M, E, O, K>, seats: number, rng: Rng, samples: number) {
    this.#mind = mind;
    this.#rng = rng;
    this.#samples = samples;
    this.#there = mind.slot(seats);
    this.#here = this.#there;
  }

  /** From now on moves are made in this state; to be said again whenever it has changed, or somebody else moves. */
  from(here: Slot<T, H, B>): void {
    this.#here = here;
    this.#before = Number.NaN;
  }

  /** How likely the seat is to win after the move. */
  hope(view: SeatView<T, H>, move: M): number {
    const foreseen = this.#mind.sense.foresee(view, this.#mind.memory, move);
    if (foreseen !== null) return this.#now(view.seat, foreseen);
    let sum = this.#after(view.seat, move);
    if (!this.#drew) return sum;
    for (let i = 1; i < this.#samples; i++) sum += this.#after(view.seat, move);
    return sum / this.#samples;
  }

  /** As things are, with so much gained; how things are is looked at once, and only when a move needs it. */
  #now(seat: Seat, gain: number): number {
    const { sense } = this.#mind;
    if (Number.isNaN(this.#before)) {
      odds(sense, this.#here.views, this.#odds);
      this.#before = this.#odds[seat] ?? 0;
    }
    const p = this.#before;
    const lifted = p * Math.exp(gain / sense.spread);
    return lifted / (lifted + 1 - p);
  }

  #after(seat: Seat, move: M): number {
    const { game, sense } = this.#mind;
    const { state, views } = this.#there;
    game.copy(this.#here.state, state);
    game.play(state, seat, move, null);
    let asked = game.awaiting(state.table);
    this.#drew = asked.who === 'chance';
    for (let i = 0; asked.who === 'chance' && i < DRAWS; i++) {
      game.resolve(
        state,
        asked.of.map((below) => this.#rng(below)),
        null,
      );
      asked = game.awaiting(state.table);
    }
    if (asked.who === 'over') return asked.places[seat] === 1 ? 1 : 0;
    odds(sense, views, this.#odds);
    return this.#odds[seat] ?? 0;
  }
}
