import { fileURLToPath } from 'node:url';
import { ONE_THREAD, said } from './process.ts';

/** Two builds beside each other: what the ratios of several processes say together. */

/** After / before of one figure: the mean of several processes and the interval that holds it with 95 %. */
export interface Comparison {
  readonly ratio: number;
  readonly low: number;
  readonly high: number;
  /** worse: by more than the tolerance, whatever chance did. open: the interval is too wide to tell. */
  readonly outcome: 'holds' | 'open' | 'worse';
}

/** A figure may be so much worse. */
const TOLERANCE = 0.03;

/** Student's t for 95 %, by degrees of freedom from 1 on. */
const STUDENT = [12.71, 4.3, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26, 2.23, 2.2, 2.18, 2.16, 2.14];
const NORMAL = 1.96;

/** Ratios are compared by their logarithms: twice as slow weighs as much as twice as fast. */
export function compare(ratios: readonly number[]): Comparison {
  const logs = ratios.map(Math.log);
  const n = logs.length;
  const mean = logs.reduce((sum, log) => sum + log, 0) / n;
  const variance = logs.reduce((sum, log) => sum + (log - mean) ** 2, 0) / (n - 1);
  const half = n < 2 ? Number.POSITIVE_INFINITY : (STUDENT[n - 2] ?? NORMAL) * Math.sqrt(variance / n);
  const [low, high] = [Math.exp(mean - half), Math.exp(mean + half)];
  const most = 1 + TOLERANCE;
  const outcome = low > most ? 'worse' : high <= most ? 'holds' : 'open';
  return { ratio: Math.exp(mean), low, high, outcome };
}

/** What is compared of one setup, by the name of the figure. */
type Compared = Readonly<Record<string, Comparison>>;

const prepare = fileURLToPath(new URL('../../scripts/bench-against.mjs', import.meta.url));
const worker = fileURLToPath(new URL('./compare.worker.js', import.meta.url));

/** A setup is measured in so many processes, and in more only while something is open. */
const LEAST_PROCESSES = 4;
const MOST_PROCESSES = 10;

/** Measures the working tree beside a revision. */
export async function against(revision: string, setups: readonly string[]): Promise<Map<string, Compared>> {
  console.error(`building the engines of ${revision} and of the working tree …`);
  const { before, after } = await said<{ before: string; after: string }>(prepare, revision);
  const found = new Map<string, Record<string, number>[]>(setups.map((setup) => [setup, []]));
  const compared = new Map<string, Compared>();
  for (let turn = 0; turn < MOST_PROCESSES; turn++) {
    for (const [setup, ratios] of found) {
      const isDecided = Object.values(compared.get(setup) ?? {}).every(({ outcome }) => outcome !== 'open');
      if (turn >= LEAST_PROCESSES && isDecided) continue;
      console.error(`measuring ${setup}, ${turn + 1} of at most ${MOST_PROCESSES} …`);
      ratios.push(await said(ONE_THREAD, worker, before, after, setup, String(turn)));
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

const SAID = { holds: 'holds', open: 'open ', worse: 'WORSE' } as const;

/** One line a figure. */
export const linesOf = (setup: string, figures: Compared): string[] =>
  Object.entries(figures).map(([name, { ratio, low, high, outcome }]) => {
    const interval = `(${percent(low)} to ${percent(high)})`;
    return `${SAID[outcome]}  ${`${setup}: ${name}`.padEnd(26)} ${percent(ratio).padStart(9)}  ${interval}`;
  });
