import { cpuNs } from './cpu.ts';

/** CPU time budget of a measurement. */
export interface BenchBudget {
  /** Warm-up before anything is timed: until then the compiler is still at work. */
  readonly warmNs: number;
  /** Length of one window: short, so that some of its runs are undisturbed even on a busy machine. */
  readonly windowNs: number;
  /** Number of different windows, and how often each is run; the fastest run of each counts. */
  readonly windows: number;
  readonly passes: number;
  /** Number of games in which steps are counted. */
  readonly countedGames: number;
  /** The longest warm-up before heap readings: code that is still being compiled looks like growth. */
  readonly heapWarmNs: number;
  /** Number of heap readings, and steps between two of them. */
  readonly heapRounds: number;
  readonly heapSteps: number;
  /**
   * Steps in which garbage is counted: few enough that no collection happens between two readings, and enough that the
   * compiler's own allocations do not matter. Over 2,000 steps the same build gave 40 to 250 bytes per step, over
   * 50,000 steps 26 to 31.
   */
  readonly garbageSteps: number;
  /** Number of rounds of the environment, whose games continue from one to the next, and the length of one. */
  readonly rounds: number;
  readonly runNs: number;
}

export const FULL_BUDGET: BenchBudget = {
  warmNs: 4_000e6,
  windowNs: 1e6,
  windows: 30,
  passes: 30,
  countedGames: 1_000,
  heapWarmNs: 6_000e6,
  heapRounds: 12,
  heapSteps: 200_000,
  garbageSteps: 50_000,
  rounds: 9,
  runNs: 120e6,
};

export const QUICK_BUDGET: BenchBudget = {
  warmNs: 2_000e6, // after 600 ms a step of Star Trek still took 5 % longer than after 4 s, after 2 s no longer
  windowNs: 1e6,
  windows: 12,
  passes: 13,
  countedGames: 100,
  heapWarmNs: 6_000e6,
  heapRounds: 8,
  heapSteps: 200_000,
  garbageSteps: 50_000,
  rounds: 5,
  runNs: 50e6,
};

/** Plays some games of a loop, the same ones for the same seed. */
export type GameLoop = (games: number, seed: number) => void;

/** Runs until a new game is warm; returns how many games fill one run of the budget. */
export const warmUpLoop = (run: GameLoop, { warmNs, runNs }: BenchBudget): number => runForNs(run, warmNs, runNs);

/** The same for small games, or games that are mostly warm already. */
export const warmUpBriefly = (run: GameLoop, { warmNs, runNs }: BenchBudget): number =>
  runForNs(run, warmNs / 5, runNs);

/** Number of different runs in a warm-up: it repeats them, since recorded games take memory. */
const WARM_SEEDS = 32;

/** Runs for this time; returns how many games fill a given time. */
export function runForNs(run: GameLoop, warmNs: number, fillNs: number): number {
  let games = 1;
  let spent = 0;
  for (let turn = 0; ; turn++) {
    const ns = cpuNs(() => run(games, 1 + (turn % WARM_SEEDS)));
    spent += ns;
    if (spent >= warmNs) return Math.max(1, Math.round((games * fillNs) / Math.max(ns, 1)));
    if (ns < fillNs) games *= 2;
  }
}
