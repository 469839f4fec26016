/** What is measured of a game. `--against` builds this file once with each of two engines. */
import type { Game, Kinded, SeatSet, SeatView, Tell } from '@orrery/kernel';
import { QUICK, type Run } from './budget.ts';
import { Course, type Extra } from './course.ts';
import { engineOf, fastRng, has, MoveList, viewsOf } from './engine.ts';
import type { Gauge } from './gauge.ts';
import { garbagePerStep } from './heap.ts';
import { findSetup, optionsOf, seatsOf } from './setups.ts';

const idle = (): void => {};
const once = { times: 1, every: 1 };

/** Holds the last result of a call, so that the compiler cannot leave the call out. */
class Sink {
  last: unknown = null;

  readonly keep = (value: unknown): void => {
    this.last = value;
  };
}

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

/** A step of plain random games. */
export const stepGauge = <T, H, B, M extends Kinded, E extends Kinded, O, K>(
  course: Course<T, H, B, M, E, O, K>,
): Gauge => ({ name: 'step', run: course.run, base: null, calls: () => course.steps });

/**
 * A call made once more at a decision of the running loop: what the loop then takes longer is what the call costs with
 * warm caches, as in real play.
 */
function callGauge<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  name: string,
  course: Course<T, H, B, M, E, O, K>,
  call: Extra<T, H, M>['call'],
  { base, begin = idle, times = 1, every = 1 }: { base: Run; begin?: () => void; times?: number; every?: number },
): Gauge {
  const run = course.runWith({ call, times, every }, begin);
  return { name, run, base, calls: () => Math.ceil(course.moves / every) * times };
}

/** What each call of the contract costs a player who keeps no memory, and structuredClone beside them. */
export function callGauges<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  options: O,
  seats: number,
): Gauge[] {
  const course = new Course(game, options, seats);
  const { state } = course;
  const slot = game.setup(options, seats);
  const list = new MoveList<M>(0);
  const { keep } = new Sink();
  const base = course.runWith({ ...once, call: idle });
  const gauge = (name: string, call: Extra<T, H, M>['call'], often: { times?: number; every?: number } = {}): Gauge =>
    callGauge(name, course, call, { base, ...often });
  const copy = gauge('copy', () => game.copy(state, slot));
  // A move can be played once: the second time it is played in a copy, beside games that copy as often.
  const play = callGauge<T, H, B, M, E, O, K>(
    'play',
    course,
    ({ seat }, move) => {
      game.copy(state, slot);
      game.play(slot, seat, move, null);
    },
    { base: copy.run },
  );
  return [
    gauge('awaiting', ({ table }) => keep(game.awaiting(table)), { times: 4 }),
    gauge('moves', (view) => game.moves(view, list)),
    gauge('refuse', (view, move) => keep(game.refuse(view, move)), { times: 2 }),
    copy,
    play,
    gauge('view', (seen) => keep(JSON.stringify(seen)), { every: 11 }),
    gauge('clone', () => keep(structuredClone(state)), { every: 31 }),
  ];
}

/** What it costs a seat that remembers to imagine a whole state into a slot. */
export function imagineGauge<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  options: O,
  seats: number,
): Gauge {
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
  const begin = (): void => {
    for (const view of views) memories[view.seat] = game.memory.blank(view);
  };
  const imagine = (view: SeatView<T, H>): void => {
    const memory = memories[view.seat];
    if (memory !== undefined) game.imagine(view, memory, rng, slot);
  };
  const base = course.runWith({ ...once, call: idle }, begin);
  return callGauge('imagine', course, imagine, { base, begin, every: 3 });
}

/** One engine beside another: its gauges by name, and what a step drops once it is warm. */
export interface Contestant {
  readonly step: Gauge;
  readonly calls: readonly Gauge[];
  readonly imagine: Gauge;
  garbage(): number;
}

/** The setup of that name, ready to be measured. */
export async function contestant(name: string): Promise<Contestant> {
  const setup = findSetup(name);
  const held = await engineOf(setup.game);
  return held.use((game) => {
    const options = optionsOf(game, setup);
    const seats = seatsOf(game);
    const course = new Course(game, options, seats);
    return {
      step: stepGauge(course),
      calls: callGauges(game, options, seats),
      imagine: imagineGauge(game, options, seats),
      garbage: () => garbagePerStep(course, QUICK.garbageSteps),
    };
  });
}
