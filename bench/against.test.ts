import { expect, test } from 'vitest';
import { compare, comparisonLines } from './compare-revision.ts';

test('a figure that is as before holds, and one that is clearly slower is worse', () => {
  expect(compare([1, 1.01, 0.99, 1])).toMatchObject({ outcome: 'holds' });
  expect(compare([1.1, 1.11, 1.09, 1.1])).toMatchObject({ outcome: 'worse' });
});

test('a figure that may be slower by chance stays open', () => {
  expect(compare([1.3, 0.9, 1.2, 1]).outcome).toBe('open');
  expect(compare([1.5]).outcome).toBe('open');
});

test('twice as slow and twice as fast together are as before', () => {
  expect(compare([2, 0.5]).ratio).toBeCloseTo(1);
});

test("the interval is Student's", () => {
  // Logarithms 0, 0.1, 0.2: mean 0.1, standard deviation 0.1, t = 4.3 for two degrees of freedom.
  const { ratio, low, high } = compare([1, Math.exp(0.1), Math.exp(0.2)]);
  expect(Math.log(ratio)).toBeCloseTo(0.1);
  expect(Math.log(high) - Math.log(ratio)).toBeCloseTo((4.3 * 0.1) / Math.sqrt(3));
  expect(Math.log(ratio) - Math.log(low)).toBeCloseTo((4.3 * 0.1) / Math.sqrt(3));
});

test('a line says how much slower, with its interval', () => {
  const line = { ratio: 1.1, low: 1.05, high: 1.152, outcome: 'worse' } as const;
  expect(comparisonLines('comet', { step: line })).toEqual([
    expect.stringMatching(/WORSE {2}comet: step +\+10.0 % {2}\(\+5.0 % to \+15.2 %\)/),
  ]);
});
