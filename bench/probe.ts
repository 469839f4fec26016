import type { Kinded, SeatView } from '@orrery/kernel';
import { type Budget, warmUp, warmUpBriefly } from './budget.ts';
import type { Course, Extra } from './course.ts';
import { cpuNs, median } from './cpu.ts';

type Call<T, H, M> = (view: SeatView<T, H>, move: M) => void;

const idle = (): void => {};
const once = { times: 1, every: 1 };

/** A call made once more inside the running loop: what the loop then takes longer is what the call costs. */
export class Probe<T, H, M> implements Extra<T, H, M> {
  readonly call: Call<T, H, M>;
  readonly times: number;
  readonly every: number;
  readonly #costs: number[] = [];

  constructor(call: Call<T, H, M>, { times = 1, every = 1 }: Partial<typeof once> = once) {
    this.call = call;
    this.times = times;
    this.every = every;
  }

  /** Nanoseconds a call. */
  get cost(): number {
    return median(this.#costs);
  }

  add(nsMore: number, moves: number): void {
    this.#costs.push(nsMore / (Math.ceil(moves / this.every) * this.times));
  }
}

/** Holds the last result of a call, so that the compiler cannot leave the call out. */
export class Sink {
  last: unknown = null;

  readonly keep = (value: unknown): void => {
    this.last = value;
  };
}

/** How probes are run. */
interface Setting<T, H, M> {
  /** What is called before each game. */
  readonly begin?: () => void;
  /** What is also done without the probe, and so is no part of its cost. */
  readonly base?: Call<T, H, M>;
}

/** Runs each probe between two runs of the same games without it. */
export function runProbes<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  course: Course<T, H, B, M, E, O, K>,
  probes: readonly Probe<T, H, M>[],
  budget: Budget,
  { begin = idle, base = idle }: Setting<T, H, M> = {},
): void {
  const plain = course.runWith({ ...once, call: base }, begin);
  const games = warmUp(plain, budget);
  for (const probe of probes) warmUpBriefly(course.runWith(probe, begin), budget);
  for (let round = 1; round <= budget.rounds; round++) {
    let before = cpuNs(() => plain(games, round));
    for (const probe of probes) {
      const probed = course.runWith(probe, begin);
      const during = cpuNs(() => probed(games, round));
      const after = cpuNs(() => plain(games, round));
      probe.add(during - (before + after) / 2, course.moves);
      before = after;
    }
  }
}
