import { expect, test } from 'vitest';
import { median, middle } from './cpu.ts';

test('the median does not mind one run that was disturbed', () => {
  expect(median([3, 900, 1, 2, 4])).toBe(3);
  expect(median([4, 1, 3, 2])).toBe(2.5);
});

test('the middle one of several keeps all its figures', () => {
  const all = [
    { ns: 3, steps: 1 },
    { ns: 1, steps: 2 },
    { ns: 2, steps: 3 },
  ];
  expect(middle(all, ({ ns }) => ns)).toEqual({ ns: 2, steps: 3 });
});

test('there is no median of nothing', () => {
  expect(() => middle([], Number)).toThrow('no values');
  expect(() => median([])).toThrow('no values');
});
