import { setImmediate as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { runPool, type Thread } from './pool.ts';
import { batches } from './simulate/batches.ts';
import { emptyTally, type SimulationTally } from './simulate/tally.ts';
import type { TaskHandlers } from './tasks.ts';

const series = {
  game: 'comet',
  seats: 2,
  options: {},
  bots: [],
  rotates: false,
  seed: 1,
  maxSteps: 100,
  menu: 0,
} as const;
const jobs = (n: number) => batches(series, n, { threads: 1, speed: () => 0 });

/** Threads that do what the test defines, and count themselves. */
function staff(work: (from: number) => Promise<SimulationTally>) {
  const seen = { started: 0, ended: 0, working: 0, most: 0 };
  const start = (): Thread => {
    seen.started++;
    const idle = (): Promise<never> => Promise.reject(new Error('unexpected task'));
    const tasks: TaskHandlers = {
      async simulate({ from }) {
        seen.most = Math.max(seen.most, ++seen.working);
        const outcome = await work(from);
        seen.working--;
        return outcome;
      },
      arena: idle,
      dataset: idle,
      learn: idle,
      tune: idle,
      puzzles: idle,
      positions: idle,
    };
    return {
      perform: (task, job) => tasks[task](job),
      async end() {
        seen.ended++;
      },
    };
  };
  return { seen, start };
}

const done = async (): Promise<SimulationTally> => {
  await pause();
  return { ...emptyTally(2), games: 1 };
};
const never = (): Promise<SimulationTally> => new Promise(() => {});

test('every job is done once, on all threads, and no thread is left running', async () => {
  const { seen, start } = staff(done);
  const did: number[] = [];
  const end = await runPool(start, 3, { task: 'simulate', jobs: jobs(20), each: (_, { from }) => void did.push(from) });
  expect(end).toBe('done');
  expect(did.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, i) => i));
  expect(seen).toEqual({ started: 3, ended: 3, working: 0, most: 3 });
});

test('the first job that fails ends the pool with its error, and no thread is left running', async () => {
  const { seen, start } = staff((from) => (from === 4 ? Promise.reject(new Error('job 4 broke')) : done()));
  const work = runPool(start, 2, { task: 'simulate', jobs: jobs(1000), each: () => {} });
  await expect(work).rejects.toThrow('job 4 broke');
  expect(seen).toMatchObject({ started: 2, ended: 2 });
});

test('a cancelled pool returns at once, even from a job that never ends, and no thread is left running', async () => {
  const controller = new AbortController();
  const { seen, start } = staff((from) => (from < 5 ? done() : never()));
  let games = 0;
  const work = runPool(start, 2, {
    task: 'simulate',
    jobs: jobs(1000),
    each: ({ games: played }) => {
      games += played;
      if (games === 5) setImmediate(() => controller.abort());
    },
    signal: controller.signal,
  });
  expect(await work).toBe('cancelled');
  expect(games).toBe(5);
  expect(seen).toMatchObject({ started: 2, ended: 2 });
});

test('results after a cancel are not counted, and no further job starts', async () => {
  const controller = new AbortController();
  const begun: number[] = [];
  let finishLate = (): void => {};
  const { start } = staff((from) => {
    begun.push(from);
    return new Promise((resolve) => {
      finishLate = () => resolve({ ...emptyTally(2), games: 1 });
    });
  });
  const counted: number[] = [];
  const each = (_: SimulationTally, { from }: { from: number }): void => void counted.push(from);
  const work = runPool(start, 1, { task: 'simulate', jobs: jobs(3), each, signal: controller.signal });
  await pause();
  controller.abort();
  await work;
  finishLate();
  await pause();
  expect([begun, counted]).toEqual([[0], []]);
});

test('a pool cancelled before it starts runs nothing', async () => {
  const { seen, start } = staff(never);
  const work = runPool(start, 1, { task: 'simulate', jobs: jobs(5), each: () => {}, signal: AbortSignal.abort() });
  expect(await work).toBe('cancelled');
  expect(seen.started).toBe(0);
});

test('a thread that cannot start leaves no other running', async () => {
  const { seen, start } = staff(done);
  const starved = (): Thread => {
    if (seen.started === 2) throw new Error('no more threads');
    return start();
  };
  await expect(runPool(starved, 3, { task: 'simulate', jobs: jobs(5), each: () => {} })).rejects.toThrow(
    'no more threads',
  );
  expect(seen).toMatchObject({ started: 2, ended: 2 });
});
