import { expect, test } from 'vitest';
import { shrink } from './shrink.ts';

test('only the entries that a fault needs are left', () => {
  const items = Array.from({ length: 200 }, (_, i) => i);
  const needed = [17, 93, 94, 180];
  expect(shrink(items, (shorter) => (needed.every((n) => shorter.includes(n)) ? shorter : null))).toEqual(needed);
});

test('unused draws are dropped', () => {
  expect(shrink([1, 2, 3, 4], (shorter) => (shorter.includes(4) ? [4] : null))).toEqual([4]);
});

test('a fault that needs nothing shrinks to nothing, and one that needs everything stays', () => {
  expect(shrink([1, 2, 3], (shorter) => shorter)).toEqual([]);
  expect(shrink([1, 2, 3], () => null)).toEqual([1, 2, 3]);
});

test('the number of tries is bounded', () => {
  let tries = 0;
  shrink(new Array(100_000).fill(0), () => {
    tries++;
    return null;
  });
  expect(tries).toBeLessThanOrEqual(400);
});
