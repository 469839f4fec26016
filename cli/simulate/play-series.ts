import type { Problem, Result } from '@orrery/kernel';
import { okResult } from '@orrery/kernel';
import { areRandom } from '../bots.ts';
import { InOrder } from '../dataset/in-order.ts';
import type { DatasetOutcome } from '../dataset/job.ts';
import type { RowKind } from '../dataset/rows.ts';
import type { DatasetWriter } from '../dataset/writer.ts';
import { runPool } from '../pool.ts';
import { ProgressDisplay } from '../progress.ts';
import type { CommandEnvironment } from '../world.ts';
import { batches } from './batches.ts';
import type { SimulationSeries } from './series.ts';
import { addTally, emptyTally, type SimulationSummary, type SimulationTally, summarize } from './tally.ts';

/** The games that are played, the number of threads, and the file for their rows, if any. */
export interface SeriesRun {
  readonly games: number;
  readonly jobs: number;
  readonly dataset: { readonly rows: RowKind; readonly file: DatasetWriter } | null;
}

export interface SimulationOutcome {
  readonly summary: SimulationSummary;
  readonly isComplete: boolean;
}

/** Plays the games of a series in threads. */
export async function playSeries(
  world: CommandEnvironment,
  series: SimulationSeries,
  { games, jobs, dataset }: SeriesRun,
): Promise<Result<SimulationOutcome>> {
  const stop = new AbortController();
  world.interruptSignal().addEventListener('abort', () => stop.abort(), { once: true });
  const progress = new ProgressDisplay(world, games, 'games');
  const tally = emptyTally(series.seats);
  let problem: Problem | null = null;
  const start = world.now();
  const seconds = (): number => (world.now() - start) / 1000;
  const pace = { threads: jobs, speed: () => tally.games / Math.max(seconds(), 0.001) };
  const count = (more: SimulationTally): void => {
    addTally(tally, more);
    progress.update(tally.games);
  };
  const inOrder = new InOrder<DatasetOutcome>((batch) => {
    if (problem !== null) return;
    const written = dataset?.file.add(batch.rows) ?? okResult(null);
    if (written.ok) return count(batch.tally);
    problem = written.problem;
    stop.abort();
  });
  const shared = { signal: stop.signal };
  try {
    const end =
      dataset === null && areRandom(series.bots)
        ? await runPool(() => world.startThread(), jobs, {
            ...shared,
            task: 'simulate',
            jobs: batches(series, games, pace),
            each: count,
          })
        : await runPool(() => world.startThread(), jobs, {
            ...shared,
            task: 'dataset',
            jobs: batches({ ...series, rows: dataset?.rows ?? null }, games, pace),
            each: (batch) => inOrder.add(batch),
          });
    if (problem === null) problem = closingProblem(dataset?.file ?? null);
    if (problem !== null) return { ok: false, problem };
    return okResult({ summary: summarize(series.game, tally, seconds()), isComplete: end === 'done' });
  } finally {
    progress.end();
  }
}

/** Completes the file, and returns what prevents it. */
function closingProblem(file: DatasetWriter | null): Problem | null {
  const ended = file?.end() ?? okResult(null);
  return ended.ok ? null : ended.problem;
}
