import { expect, test } from 'vitest';
import { withForfeits } from './table.ts';

const out = (...seats: number[]) => seats.map((seat) => ({ seat, why: 'slow' }));

test('a player who forfeits is placed behind all others, no matter who won', () => {
  expect(withForfeits([1, 2, 3, 4], out())).toEqual([1, 2, 3, 4]);
  expect(withForfeits([1, 2, 3, 4], out(0))).toEqual([4, 1, 2, 3]);
  expect(withForfeits([2, 1, 3, 4], out(0, 1))).toEqual([4, 3, 1, 2]);
  expect(withForfeits([1, 2, 2, 4], out(0))).toEqual([4, 1, 1, 3]);
});

test('nobody wins a game in which all forfeited', () => {
  expect(withForfeits([1, 2, 3], out(0, 1, 2))).toEqual([3, 3, 3]);
});
