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

test('whoever finds nobody at work begins at once, the others in the order they came', async () => {
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

test('who comes while a turn is handed over does not get before those who wait', async () => {
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

test('a piece of work that fails holds nobody up', async () => {
  const notes: string[] = [];
  const work = worker(new Mutex(), notes);
  const [a, b] = [work('a'), work('b')];
  a.end(new Error('no'));
  b.end();
  await expect(a.done).rejects.toThrow('no');
  expect(await b.done).toBe('b');
});
