import { type Budget, type Run, runFor } from './budget.ts';
import { cpuNs } from './cpu.ts';

/** Something whose cost is measured. */
export interface Gauge {
  readonly name: string;
  readonly run: Run;
  /** What the run does besides; its time is taken off. */
  readonly base: Run | null;
  /** How often the last run did what is measured. */
  calls(): number;
}

/** Gauges that play the same games, and so can be compared. */
export interface Group {
  readonly gauges: readonly Gauge[];
  /** How long each run is warmed up. */
  readonly warmNs: number;
}

/** A run and the fastest time of each of its windows. */
class Lane {
  readonly run: Run;
  readonly games: number;
  readonly seed: number;
  readonly fastest: Float64Array;

  constructor(run: Run, games: number, windows: number, seed: number) {
    this.run = run;
    this.games = games;
    this.seed = seed;
    this.fastest = new Float64Array(windows).fill(Number.POSITIVE_INFINITY);
  }

  time(window: number): void {
    const ns = cpuNs(() => this.run(this.games, this.seed + window));
    this.fastest[window] = Math.min(ns, this.fastest[window] ?? ns);
  }

  get ns(): number {
    return this.fastest.reduce((sum, ns) => sum + ns, 0);
  }
}

/**
 * Nanoseconds of CPU time a call of each gauge. All runs take turns, window by window, forth and back, so that whatever
 * else the machine does meets all of them. A window holds the same games each time, so its fastest run is the one that
 * was disturbed least. `seed` is that of the first window, the next one has the next.
 */
export function nsOf(groups: readonly Group[], budget: Budget, seed = 1): number[] {
  const { windowNs, windows, passes } = budget;
  const lanes = new Map<Run, Lane>();
  for (const { gauges, warmNs } of groups) {
    let games: number | null = null;
    for (const run of gauges.flatMap(({ run, base }) => (base === null ? [run] : [base, run]))) {
      if (lanes.has(run)) continue;
      const filling = runFor(run, warmNs, windowNs);
      games ??= filling;
      lanes.set(run, new Lane(run, games, windows, seed));
    }
  }
  const all = groups.flatMap(({ gauges }) => gauges);
  const calls = new Map<Gauge, number>();
  const forth = [...lanes.values()];
  const back = forth.toReversed();
  for (let pass = 0; pass < passes; pass++) {
    for (let window = 0; window < windows; window++) {
      for (const lane of pass % 2 === 0 ? forth : back) {
        lane.time(window);
        if (pass > 0) continue;
        for (const gauge of all) if (gauge.run === lane.run) calls.set(gauge, (calls.get(gauge) ?? 0) + gauge.calls());
      }
    }
  }
  const timeOf = (run: Run | null): number => (run === null ? 0 : (lanes.get(run)?.ns ?? 0));
  return all.map((gauge) => (timeOf(gauge.run) - timeOf(gauge.base)) / (calls.get(gauge) ?? 1));
}
