import { expect, test } from 'vitest';
import { Mutex } from './mutex.ts';

/** Work that records when it begins and ends, and ends on demand. */
function worker(turns: Mutex, notes: string[]) {
  return (name: string) => {
    let end: (error?: Error) => void = () => {};
    const ending = new Promise<void>((settle, fail) => {
      end = (error) => (error === undefined ? settle() : fail(error));
    });
    const done = turns.runExclusive(async () => {
      notes.push(`${name} begins`);
      await ending;
      notes.push(`${name} ends`);
      return name;
    });
    return { done, end };
  };
}

test('a free mutex is taken at once; waiting callers get it in order of arrival', async () => {
  const notes: string[] = [];
  const work = worker(new Mutex(), notes);
  const [a, b] = [work('a'), work('b')];
  expect(notes).toEqual(['a begins']);
  b.end();
  a.end();
  const c = work('c');
  c.end();
  expect(await Promise.all([a.done, b.done, c.done])).toEqual(['a', 'b', 'c']);
  expect(notes).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
});

test('a caller that arrives during a hand-over does not overtake those that wait', async () => {
  const notes: string[] = [];
  const turns = new Mutex();
  const work = worker(turns, notes);
  const [a, b] = [work('a'), work('b')];
  let late: ReturnType<typeof work> | null = null;
  void a.done.then(() => {
    late = work('late');
    late.end();
  });
  a.end();
  b.end();
  await b.done;
  await turns.runExclusive(async () => {});
  expect(notes.filter((note) => note.endsWith('begins'))).toEqual(['a begins', 'b begins', 'late begins']);
});

test('a task that fails does not block the next one', async () => {
  const notes: string[] = [];
  const work = worker(new Mutex(), notes);
  const [a, b] = [work('a'), work('b')];
  a.end(new Error('no'));
  b.end();
  await expect(a.done).rejects.toThrow('no');
  expect(await b.done).toBe('b');
});
