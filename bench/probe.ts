import { type BenchBudget, type GameLoop, runForNs } from './budget.ts';
import { cpuNs } from './cpu.ts';

/** Something whose cost is measured. */
export interface CostProbe {
  readonly name: string;
  readonly run: GameLoop;
  /** The rest of the run; its time is subtracted. */
  readonly base: GameLoop | null;
  /** How often the last run made the measured call. */
  calls(): number;
}

/** Probes that play the same games, so that their costs can be compared. */
export interface ProbeGroup {
  readonly gauges: readonly CostProbe[];
  /** Warm-up time of each run. */
  readonly warmNs: number;
}

/** A run and the fastest time of each of its windows. */
class TimedLoop {
  readonly run: GameLoop;
  readonly games: number;
  readonly seed: number;
  readonly fastest: Float64Array;

  constructor(run: GameLoop, games: number, windows: number, seed: number) {
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
 * Nanoseconds of CPU time per call of each gauge. All runs alternate, window by window, forwards and backwards, so that
 * other load on the machine affects all of them equally. A window holds the same games each time, so its fastest run is
 * the least disturbed one. `seed` is the seed of the first window; each further window adds one.
 */
export function nsPerCall(groups: readonly ProbeGroup[], budget: BenchBudget, seed = 1): number[] {
  const { windowNs, windows, passes } = budget;
  const lanes = new Map<GameLoop, TimedLoop>();
  for (const { gauges, warmNs } of groups) {
    let games: number | null = null;
    for (const run of gauges.flatMap(({ run, base }) => (base === null ? [run] : [base, run]))) {
      if (lanes.has(run)) continue;
      const filling = runForNs(run, warmNs, windowNs);
      games ??= filling;
      lanes.set(run, new TimedLoop(run, games, windows, seed));
    }
  }
  const all = groups.flatMap(({ gauges }) => gauges);
  const calls = new Map<CostProbe, number>();
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
  const timeOf = (run: GameLoop | null): number => (run === null ? 0 : (lanes.get(run)?.ns ?? 0));
  return all.map((gauge) => (timeOf(gauge.run) - timeOf(gauge.base)) / (calls.get(gauge) ?? 1));
}
