import { cpuNs } from './cpu.ts';

/** How much CPU time a measurement may take. */
export interface Budget {
  /** Medians are taken over so many. */
  readonly rounds: number;
  /** What one run of a round takes, so that a tick of the clock does not show. */
  readonly runNs: number;
  /** What is run before anything is timed: until then the compiler is still at work. */
  readonly warmNs: number;
  /** Steps between two readings of the heap. */
  readonly heapSteps: number;
}

export const FULL: Budget = { rounds: 9, runNs: 120e6, warmNs: 4_000e6, heapSteps: 100_000 };
export const QUICK: Budget = { rounds: 5, runNs: 50e6, warmNs: 2_000e6, heapSteps: 100_000 };

/** Some games of a loop, the same for the same seed. */
export type Run = (games: number, seed: number) => void;

/** Runs until a game never played before is warm; returns how many games fill one run of the budget. */
export const warmUp = (run: Run, budget: Budget): number => runUntil(run, budget.warmNs, budget);

/** The same for what is small, or mostly warm already. */
export const warmUpBriefly = (run: Run, budget: Budget): number => runUntil(run, budget.warmNs / 5, budget);

function runUntil(run: Run, warmNs: number, { runNs }: Budget): number {
  let games = 1;
  let spent = 0;
  for (let seed = 1; ; seed++) {
    const ns = cpuNs(() => run(games, seed));
    spent += ns;
    if (spent >= warmNs) return Math.max(1, Math.round((games * runNs) / Math.max(ns, 1)));
    if (ns < runNs) games *= 2;
  }
}
