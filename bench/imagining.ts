import { fastRng, type Game, has, type Kinded, type SeatSet, type Tell, viewsOf } from '@orrery/kernel';
import type { Budget } from './budget.ts';
import { Course } from './course.ts';
import { Probe, runProbes } from './probe.ts';

/** Every seat folds what it is told into its memory. */
class Listeners<E, K> implements Tell<E> {
  readonly memories: K[] = [];
  readonly #hear: (memory: K, event: E) => void;

  constructor(hear: (memory: K, event: E) => void) {
    this.#hear = hear;
  }

  all(event: E): void {
    for (const memory of this.memories) this.#hear(memory, event);
  }

  to(seats: SeatSet, secret: E, shared: E | null): void {
    for (const [seat, memory] of this.memories.entries()) {
      const event = has(seats, seat) ? secret : shared;
      if (event !== null) this.#hear(memory, event);
    }
  }

  reveals(): void {}
}

/** What it costs a seat that remembers to imagine a whole state into a slot. */
export function imagineCost<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  options: O,
  seats: number,
  budget: Budget,
): number {
  const listeners = new Listeners<E, K>((memory, event) => game.memory.hear(memory, event));
  const { memories } = listeners;
  const told: Game<T, H, B, M, E, O, K> = {
    ...game,
    play: (state, seat, move) => game.play(state, seat, move, listeners),
    resolve: (state, outcome) => game.resolve(state, outcome, listeners),
  };
  const course = new Course(told, options, seats);
  const views = viewsOf(course.state);
  const slot = game.setup(options, seats);
  const rng = fastRng(1);
  const imagine = new Probe<T, H, M>(
    (view) => {
      const memory = memories[view.seat];
      if (memory !== undefined) game.imagine(view, memory, rng, slot);
    },
    { every: 3 },
  );
  const begin = (): void => {
    for (const view of views) memories[view.seat] = game.memory.blank(view);
  };
  runProbes(course, [imagine], budget, { begin });
  return imagine.cost;
}
