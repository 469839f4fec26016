import { expect, test } from 'vitest';
import { FairQueue, QueueFullError } from './fair-queue.ts';

/** Work that ends when the test says so. */
function openWork() {
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const work = (name: string) => () => {
    started.push(name);
    return new Promise<void>((end) => ends.push(end));
  };
  const endOne = async () => {
    ends.shift()?.();
    await new Promise((go) => setImmediate(go));
  };
  return { started, work, endOne };
}

test('one request of a person does not wait for all requests of another', async () => {
  const { started, work, endOne } = openWork();
  const queue = new FairQueue({ concurrency: 1, maxWaitingPerCaller: 5, maxWaiting: 10 });
  for (const name of ['a1', 'a2', 'a3', 'a4']) void queue.run('a', work(name));
  void queue.run('b', work('b1'));
  for (let i = 0; i < 5; i++) await endOne();
  expect(started).toEqual(['a1', 'a2', 'b1', 'a3', 'a4']);
});

test('the queue is bounded, for each network and in total', async () => {
  const { work } = openWork();
  const queue = new FairQueue({ concurrency: 1, maxWaitingPerCaller: 2, maxWaiting: 3 });
  for (let i = 0; i < 3; i++) void queue.run('a', work('a'));
  await expect(queue.run('a', work('a'))).rejects.toThrow(QueueFullError);
  void queue.run('b', work('b'));
  await expect(queue.run('c', work('c'))).rejects.toThrow(QueueFullError);
});

test('at most the allowed number of tasks run at once, and a task that fails frees its place', async () => {
  const queue = new FairQueue({ concurrency: 2, maxWaitingPerCaller: 50, maxWaiting: 50 });
  let running = 0;
  let most = 0;
  const work = async (i: number) => {
    most = Math.max(most, ++running);
    await new Promise((go) => setImmediate(go));
    running--;
    if (i % 3 === 0) throw new Error('failed');
  };
  await Promise.allSettled(Array.from({ length: 20 }, (_, i) => queue.run('a', () => work(i))));
  expect([most, running]).toEqual([2, 0]);
});
