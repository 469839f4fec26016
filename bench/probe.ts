import type { Kinded } from '@orrery/kernel';
import { type Budget, warmUp } from './budget.ts';
import type { Course, Extra } from './course.ts';
import { cpuNs, median } from './cpu.ts';

/** A call made once more inside the running loop: what the loop then takes longer is what the call costs. */
export class Probe<T, H, M> {
  readonly extra: Extra<T, H, M>;
  /** A dear call is made at every so-manieth decision only, or it would drive the loop out of the caches. */
  readonly every: number;
  readonly #costs: number[] = [];

  constructor(every: number, extra: Extra<T, H, M>) {
    this.every = every;
    this.extra = extra;
  }

  /** Nanoseconds a call. */
  get cost(): number {
    return median(this.#costs);
  }

  add(nsMore: number, moves: number): void {
    this.#costs.push(nsMore / Math.ceil(moves / this.every));
  }
}

/** Holds the last result of a call, so that the compiler cannot leave the call out. */
export class Sink {
  last: unknown = null;

  readonly keep = (value: unknown): void => {
    this.last = value;
  };
}

const idle = (): void => {};

/** Runs each probe between two runs of the same games without it; `begin` is called before each game. */
export function runProbes<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  course: Course<T, H, B, M, E, O, K>,
  probes: readonly Probe<T, H, M>[],
  budget: Budget,
  begin = idle,
): void {
  const plain = course.runWith(idle, 1, begin);
  const games = warmUp(plain, budget);
  for (const { extra, every } of probes) course.runWith(extra, every, begin)(games, 1);
  for (let round = 1; round <= budget.rounds; round++) {
    let before = cpuNs(() => plain(games, round));
    for (const probe of probes) {
      const probed = course.runWith(probe.extra, probe.every, begin);
      const during = cpuNs(() => probed(games, round));
      const after = cpuNs(() => plain(games, round));
      probe.add(during - (before + after) / 2, course.moves);
      before = after;
    }
  }
}
