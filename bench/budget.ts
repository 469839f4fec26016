import { cpuNs } from './cpu.ts';

/** How much CPU time a measurement may take. */
export interface Budget {
  /** What is run before anything is timed: until then the compiler is still at work. */
  readonly warmNs: number;
  /** One window: short, so that some of its runs are undisturbed on a busy machine too. */
  readonly windowNs: number;
  /** Different windows, and how often each is run; the fastest run of each counts. */
  readonly windows: number;
  readonly passes: number;
  /** Games in which steps are counted. */
  readonly countedGames: number;
  /** Before readings of the heap: compiled code that still changes looks like growth. */
  readonly heapWarmNs: number;
  /** Readings of the heap, and steps between two of them. */
  readonly heapRounds: number;
  readonly heapSteps: number;
  /**
   * Steps in which garbage is counted: so few that no collection comes between two readings, and so many that what the
   * compiler allocates does not count. Over 2,000 the same build gave 40 to 250 bytes a step, over 50,000 26 to 31.
   */
  readonly garbageSteps: number;
  /** Rounds of the environment, whose games go on from one to the next, and what one of them takes. */
  readonly rounds: number;
  readonly runNs: number;
}

export const FULL: Budget = {
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

export const QUICK: Budget = {
  warmNs: 2_000e6, // after 600 ms a step of Star Trek still took 5 % longer than after 4 s, after 2 s no longer
  windowNs: 1e6,
  windows: 16,
  passes: 12,
  countedGames: 100,
  heapWarmNs: 6_000e6, // after 3 s Starfarers still grew by 7,000 bytes per 100,000 steps, after 6 s by 200
  heapRounds: 8,
  heapSteps: 200_000,
  garbageSteps: 50_000,
  rounds: 5,
  runNs: 50e6,
};

/** Some games of a loop, the same for the same seed. */
export type Run = (games: number, seed: number) => void;

/** Runs until a game never played before is warm; returns how many games fill one run of the budget. */
export const warmUp = (run: Run, { warmNs, runNs }: Budget): number => runFor(run, warmNs, runNs);

/** The same for what is small, or mostly warm already. */
export const warmUpBriefly = (run: Run, { warmNs, runNs }: Budget): number => runFor(run, warmNs / 5, runNs);

/** Runs for so long; returns how many games fill a time. */
export function runFor(run: Run, warmNs: number, fillNs: number): number {
  let games = 1;
  let spent = 0;
  for (let seed = 1; ; seed++) {
    const ns = cpuNs(() => run(games, seed));
    spent += ns;
    if (spent >= warmNs) return Math.max(1, Math.round((games * fillNs) / Math.max(ns, 1)));
    if (ns < fillNs) games *= 2;
  }
}
