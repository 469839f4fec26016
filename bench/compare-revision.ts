import { fileURLToPath } from 'node:url';
import type { BenchFlags } from './flags.ts';
import { runForJson, SINGLE_THREAD_FLAG } from './process.ts';

/** Compares two builds: combines the ratios of several processes. */

/** The ratio after / before of one figure: the mean of several processes and its 95 % interval. */
export interface Comparison {
  readonly ratio: number;
  readonly low: number;
  readonly high: number;
  /** worse: the whole interval is beyond the tolerance. open: the interval is too wide to decide. */
  readonly outcome: 'holds' | 'open' | 'worse';
}

/** Tolerance: how much worse a figure may get. */
const MAX_RELATIVE_LOSS = 0.03;

/** Student's t for 95 %, by degrees of freedom, starting at 1. */
const STUDENT_T_95 = [12.71, 4.3, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26, 2.23, 2.2, 2.18, 2.16, 2.14];
/** For more degrees of freedom: this approximation is correct to 0.01. */
const studentT95 = (freedom: number): number => STUDENT_T_95[freedom - 1] ?? 1.96 + 2.5 / freedom;

/** Ratios are averaged as logarithms: twice as slow weighs as much as twice as fast. */
export function compare(ratios: readonly number[]): Comparison {
  const logs = ratios.map(Math.log);
  const n = logs.length;
  const mean = logs.reduce((sum, log) => sum + log, 0) / n;
  const variance = logs.reduce((sum, log) => sum + (log - mean) ** 2, 0) / (n - 1);
  const half = n < 2 ? Number.POSITIVE_INFINITY : studentT95(n - 1) * Math.sqrt(variance / n);
  const [low, high] = [Math.exp(mean - half), Math.exp(mean + half)];
  const most = 1 + MAX_RELATIVE_LOSS;
  const outcome = low > most ? 'worse' : high <= most ? 'holds' : 'open';
  return { ratio: Math.exp(mean), low, high, outcome };
}

/** The compared figures of one setup, by name. */
type SetupComparisons = Readonly<Record<string, Comparison>>;

const PREPARE_SCRIPT = fileURLToPath(new URL('../../scripts/bench-against.mjs', import.meta.url));
const WORKER_SCRIPT = fileURLToPath(new URL('./compare.worker.js', import.meta.url));

/** Number of processes per setup before a figure counts as decided. */
const MIN_PROCESSES = 4;

/** Compares the working tree with a revision. */
export async function compareWithRevision(
  revision: string,
  setups: readonly string[],
  { only, edition, processes }: Pick<BenchFlags, 'only' | 'edition' | 'processes'>,
): Promise<Map<string, SetupComparisons>> {
  console.error(`building the engines of ${revision} and of the working tree …`);
  const { before, after } = await runForJson<{ before: string; after: string }>(PREPARE_SCRIPT, revision);
  const found = new Map<string, Record<string, number>[]>(setups.map((setup) => [setup, []]));
  const compared = new Map<string, SetupComparisons>();
  for (let turn = 0; turn < processes; turn++) {
    for (const [setup, ratios] of found) {
      const figures = Object.values(compared.get(setup) ?? {});
      if (turn > 0 && figures.length === 0) continue;
      if (turn >= MIN_PROCESSES && figures.every(({ outcome }) => outcome !== 'open')) continue;
      console.error(`measuring ${setup}, ${turn + 1} of at most ${processes} …`);
      const args = [before, after, setup, String(turn), only.join(), String(edition ?? '')];
      ratios.push(await runForJson(SINGLE_THREAD_FLAG, WORKER_SCRIPT, ...args));
      const names = Object.keys(ratios[0] ?? {});
      const each = names.map((name) => [name, compare(ratios.map((ratio) => ratio[name] ?? 1))] as const);
      compared.set(setup, Object.fromEntries(each));
    }
  }
  return compared;
}

const percent = (ratio: number): string => {
  const points = (ratio - 1) * 100;
  return `${points >= 0 ? '+' : ''}${points.toFixed(1)} %`;
};

const OUTCOME_TEXT = { holds: 'holds', open: 'open ', worse: 'WORSE' } as const;

/** One line per figure. */
export const comparisonLines = (setup: string, figures: SetupComparisons): string[] =>
  Object.entries(figures).map(([name, { ratio, low, high, outcome }]) => {
    const interval = `(${percent(low)} to ${percent(high)})`;
    return `${OUTCOME_TEXT[outcome]}  ${`${setup}: ${name}`.padEnd(26)} ${percent(ratio).padStart(9)}  ${interval}`;
  });
