import { expect, test } from 'vitest';
import { median } from './cpu.ts';

test('the median does not mind one run that was disturbed', () => {
  expect(median([3, 900, 1, 2, 4])).toBe(3);
  expect(median([4, 1, 3, 2])).toBe(2.5);
});

test('there is no median of nothing', () => {
  expect(() => median([])).toThrow('no values');
});
