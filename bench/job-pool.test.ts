import { expect, test } from 'vitest';
import { JobPool } from './job-pool.ts';

const pause = (): Promise<void> => new Promise((done) => setTimeout(done, 1));

test('at most so many jobs run at the same time, and all run in their order', async () => {
  const pool = new JobPool(2);
  const started: number[] = [];
  let [running, most] = [0, 0];
  const job = (name: number) => async (): Promise<number> => {
    started.push(name);
    most = Math.max(most, ++running);
    await pause();
    running--;
    return name;
  };
  expect(await Promise.all([0, 1, 2, 3, 4].map((name) => pool.run(job(name))))).toEqual([0, 1, 2, 3, 4]);
  expect(started).toEqual([0, 1, 2, 3, 4]);
  expect(most).toBe(2);
});

test('a job that fails frees its place for the next', async () => {
  const pool = new JobPool(1);
  const failed = pool.run(() => Promise.reject(new Error('broken')));
  const next = pool.run(() => Promise.resolve('next'));
  await expect(failed).rejects.toThrow('broken');
  expect(await next).toBe('next');
});
