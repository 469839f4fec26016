import type { Kinded, Rng, SeatView } from '@orrery/kernel';
import type { Bot } from './bot.ts';
import { Foresight } from './foresight.ts';
import type { Level } from './levels.ts';
import { type Mind, ownList, type Slot } from './mind.ts';

/** Outcomes that are looked at when a move leads to chance. */
const SAMPLES = 3;
/** So many even numbers added up fall like a bell. */
const BELL = 12;
const FINE = 1 << 20;

/**
 * Plays the move after which it is likeliest to win, as far as the worth of the table tells: one move ahead, in one
 * state that it takes for possible.
 */
export class Greedy<T, H, B, M extends Kinded, E extends Kinded, O, K> implements Bot<T, H, M, E> {
  readonly #mind: Mind<T, H, B, M, E, O, K>;
  readonly #rng: Rng;
  readonly #moves = ownList<M>();
  readonly #here: Slot<T, H, B>;
  readonly #foresight: Foresight<T, H, B, M, E, O, K>;
  readonly #wobble: number;
  readonly #recalls: number;

  /** `wobble`: how far its judgement errs; 0 never, 1 wildly. `recalls`: for how many turns it remembers. */
  constructor(
    mind: Mind<T, H, B, M, E, O, K>,
    seats: number,
    rng: Rng,
    { wobble = 0, recalls = Number.POSITIVE_INFINITY }: Pick<Partial<Level>, 'wobble' | 'recalls'> = {},
  ) {
    this.#wobble = wobble * (mind.sense.unrest ?? 1);
    this.#recalls = recalls;
    this.#mind = mind;
    this.#rng = rng;
    this.#here = mind.slot(seats);
    this.#foresight = new Foresight(mind, seats, rng, SAMPLES);
  }

  hear(event: E): void {
    this.#mind.game.memory.hear(this.#mind.memory, event);
  }

  volunteer(view: SeatView<T, H>): M | null {
    return this.#mind.volunteer(view);
  }

  choose(view: SeatView<T, H>): M {
    this.#mind.forget(this.#recalls);
    const moves = this.#moves;
    this.#mind.options(view, moves);
    const [only] = moves.at;
    if (moves.n === 0 || only === undefined) throw new Error(`seat ${view.seat} is asked, but has no move`);
    if (moves.n === 1) return only;
    this.#mind.imagine(view, this.#rng, this.#here.state);
    this.#foresight.from(this.#here);
    let best = only;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < moves.n; i++) {
      const move = moves.at[i];
      if (move === undefined) continue;
      const hope = this.#foresight.hope(view, move) * this.#error();
      if (hope > most) {
        most = hope;
        best = move;
      }
    }
    this.#mind.note(view, best);
    return best;
  }

  /** What a hope is mistaken by, as a factor around 1. */
  #error(): number {
    if (this.#wobble === 0) return 1;
    let sum = 0;
    for (let i = 0; i < BELL; i++) sum += this.#rng(FINE) / FINE - 0.5;
    return Math.exp(this.#wobble * sum);
  }
}
