import { expect, test } from 'vitest';
import { median, medianOf } from './cpu.ts';

test('one disturbed run does not change the median', () => {
  expect(median([3, 900, 1, 2, 4])).toBe(3);
  expect(median([4, 1, 3, 2])).toBe(2.5);
});

test('of several results every number is the median, at any depth', () => {
  const found = (ns: number, steps: number) => ({ name: 'comet', ratios: { ns }, options: { rounds: 'few' }, steps });
  expect(medianOf([found(3, 1), found(1, 2), found(2, 9)])).toEqual(found(2, 2));
});

test('there is no median of nothing', () => {
  expect(() => medianOf([])).toThrow('cannot take the median of no');
  expect(() => median([])).toThrow('cannot take the median of no');
});
