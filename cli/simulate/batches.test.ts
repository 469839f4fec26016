import { expect, test } from 'vitest';
import { batches } from './batches.ts';

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
const counts = (games: number, threads: number, speed: () => number): number[] =>
  [...batches(series, games, { threads, speed })].map(({ count }) => count);

test('every game is in one batch, at any speed', () => {
  let speed = 0;
  const all = [...batches(series, 1234, { threads: 3, speed: () => (speed += 37) })];
  const games = all.flatMap(({ from, count }) => Array.from({ length: count }, (_, i) => from + i));
  expect(games).toEqual(Array.from({ length: 1234 }, (_, i) => i));
});

test('while the speed is unknown a batch is one game', () => {
  expect(counts(3, 1, () => 0)).toEqual([1, 1, 1]);
});

test('a batch takes a thread about a tenth of a second', () => {
  expect(counts(1_000_000, 2, () => 20_000)[0]).toBe(1000);
});

test('towards the end batches shrink, so that all threads finish together', () => {
  expect(counts(100, 2, () => 1_000_000)).toEqual([25, 19, 14, 11, 8, 6, 5, 3, 3, 2, 1, 1, 1, 1]);
});
