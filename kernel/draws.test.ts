import fc from 'fast-check';
import { expect, test } from 'vitest';
import { diceBounds, diceSum, kindAt, permutationBounds, permuted, total } from './draws.ts';

test('two dice have two bounds of six and show 2 to 12', () => {
  expect(diceBounds(2)).toEqual([6, 6]);
  expect(diceSum([0, 0])).toBe(2);
  expect(diceSum([5, 5])).toBe(12);
});

test('dice have as many faces as asked for', () => {
  expect(diceBounds(3, 20)).toEqual([20, 20, 20]);
});

test('every outcome of the permutation bounds gives another order, and all orders occur', () => {
  expect(permutationBounds(4)).toEqual([4, 3, 2]);
  const orders = new Set<string>();
  for (let a = 0; a < 4; a++)
    for (let b = 0; b < 3; b++)
      for (let c = 0; c < 2; c++) orders.add(permuted(['p', 'q', 'r', 's'], [a, b, c]).join(''));
  expect(orders.size).toBe(24);
});

test('a permutation can be read from the middle of an outcome', () => {
  expect(permuted([1, 2, 3], [9, 9, 2, 0], 2)).toEqual([3, 1, 2]);
});

test('permutations of nothing and of one thing need no draw', () => {
  expect(permutationBounds(0)).toEqual([]);
  expect(permuted([7], [])).toEqual([7]);
});

test('indexing a multiset meets every card as often as it occurs', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 1, maxLength: 8 }), (counts) => {
      const met = counts.map(() => 0);
      for (let k = 0; k < total(counts); k++) met[kindAt(counts, k)] = (met[kindAt(counts, k)] ?? 0) + 1;
      expect(met).toEqual(counts);
    }),
  );
});

test('an index beyond the last card throws', () => {
  expect(() => kindAt([2, 1], 3)).toThrow('card 3 of a multiset of 3');
});
