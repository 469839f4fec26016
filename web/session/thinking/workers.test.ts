import type { BotQuestion, BotTable } from '@orrery/bots/runner';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WorkerTaskRunner } from './worker-tasks.ts';
import { WorkerThinker } from './worker-thinker.ts';

/** A worker that does what the test says. */
class Puppet extends EventTarget {
  static all: Puppet[] = [];
  readonly posted: unknown[] = [];
  isTerminated = false;

  constructor() {
    super();
    Puppet.all.push(this);
  }

  postMessage(message: unknown): void {
    this.posted.push(message);
  }

  terminate(): void {
    this.isTerminated = true;
  }

  says(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }

  breaks(): void {
    this.dispatchEvent(Object.assign(new Event('error'), { message: 'out of memory' }));
  }
}

beforeEach(() => {
  Puppet.all = [];
  vi.stubGlobal('Worker', Puppet);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const ROUND: BotTable = { game: 'comet', edition: 1, options: '{}', seats: 2, people: 0, chairs: [] };
const QUESTION: BotQuestion = { seat: 0, seq: 1, view: '{}', told: '[]', isFromStart: true };
const puppet = (n = 0): Puppet => {
  const found = Puppet.all[n];
  if (found === undefined) throw new Error('no worker was created');
  return found;
};

test('answers find the questions they belong to, in whatever order they come', async () => {
  const thinker = new WorkerThinker(ROUND);
  const [first, second] = [thinker.think(QUESTION), thinker.think({ ...QUESTION, seat: 1 })];
  puppet().says({ kind: 'move', id: 2, move: 'pass' });
  puppet().says({ kind: 'move', id: 1, move: 'roll' });
  expect(await Promise.all([first, second])).toEqual(['roll', 'pass']);
  expect(puppet().posted[0]).toEqual({ kind: 'sit', round: ROUND, flag: null });
});

test('waiting calls are rejected when a bot fails, when the worker breaks and when the table is left', async () => {
  const thinker = new WorkerThinker(ROUND);
  const first = thinker.think(QUESTION);
  puppet().says({ kind: 'fault', id: 1, text: 'no idea' });
  await expect(first).rejects.toThrow('no idea');
  const second = thinker.think(QUESTION);
  puppet().breaks();
  await expect(second).rejects.toThrow('out of memory');
  expect(puppet().isTerminated).toBe(true);
  const left = new WorkerThinker(ROUND);
  const third = left.think(QUESTION);
  left.close();
  await expect(third).rejects.toThrow();
});

const isErrand = (sent: unknown): sent is { readonly flag: Int32Array } =>
  typeof sent === 'object' && sent !== null && 'flag' in sent && sent.flag instanceof Int32Array;

const errands = (): WorkerTaskRunner<string, number> => new WorkerTaskRunner(() => new Worker('nowhere'));

test('an errand tells how far it is and brings its answer; the worker stays for the next', async () => {
  const sent = errands();
  const heard: number[] = [];
  const answer = sent.run('six by seven', (done, of) => heard.push(done / of));
  puppet().says({ kind: 'progress', done: 1, of: 4 });
  puppet().says({ kind: 'answer', answer: 42 });
  expect(await answer).toBe(42);
  expect(heard).toEqual([0.25]);
  const next = sent.run('again', () => undefined);
  puppet().says({ kind: 'answer', answer: 43 });
  expect(await next).toBe(43);
  expect(Puppet.all.length).toBe(1);
});

test('while an errand is under way its worker is shown what somebody does in the page, and no longer', async () => {
  const page = new EventTarget();
  vi.stubGlobal('crossOriginIsolated', true);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('requestAnimationFrame', () => 0);
  const answer = errands().run('how long?', () => undefined);
  const [sent] = puppet().posted;
  if (!isErrand(sent)) throw new Error('no task with a flag was sent');
  page.dispatchEvent(new Event('click'));
  expect(sent.flag[0]).toBe(1);
  puppet().says({ kind: 'answer', answer: 1 });
  await answer;
  expect(sent.flag[0]).toBe(0);
  page.dispatchEvent(new Event('click'));
  expect(sent.flag[0]).toBe(0);
});

test('an errand that is called off, or followed by another, brings nothing and stops its worker', async () => {
  const sent = errands();
  const first = sent.run('one', () => undefined);
  const second = sent.run('two', () => undefined);
  expect(await first).toBeNull();
  expect(puppet(0).isTerminated).toBe(true);
  puppet(1).says({ kind: 'answer', answer: 2 });
  expect(await second).toBe(2);
  const third = sent.run('three', () => undefined);
  sent.cancel();
  expect(await third).toBeNull();
  expect(puppet(1).isTerminated).toBe(true);
});

test('an errand whose worker breaks fails, and the next one gets a new worker', async () => {
  const sent = errands();
  const first = sent.run('one', () => undefined);
  puppet().breaks();
  await expect(first).rejects.toThrow('out of memory');
  const second = sent.run('two', () => undefined);
  puppet(1).says({ kind: 'answer', answer: 2 });
  expect(await second).toBe(2);
});
