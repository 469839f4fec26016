import { expect, test } from 'vitest';
import { linearScale, spreadLabels, ticks } from './scale.ts';

test('a scale maps both ends of what is measured to both ends of the drawing', () => {
  const y = linearScale([0, 10], [200, 0]);
  expect([y(0), y(5), y(10)]).toEqual([200, 100, 0]);
});

test('a scale of a single value draws it at the start instead of nowhere', () => {
  expect(linearScale([3, 3], [0, 100])(3)).toBe(0);
});

test('ticks are round, reach the end and are no more than asked for', () => {
  expect(ticks(0, 10, 5)).toEqual([0, 2, 4, 6, 8, 10]);
  expect(ticks(0, 137, 6)).toEqual([0, 50, 100, 150]);
  expect(ticks(0, 1, 5)).toEqual([0, 1]);
});

test('a scale always has an interval, even without data', () => {
  expect(ticks(0, 0, 5)).toEqual([0, 1]);
});

test('labels that would touch move apart, keep their order and stay inside', () => {
  expect(spreadLabels([50, 52, 10], 14, [0, 100])).toEqual([50, 64, 10]);
  expect(spreadLabels([98, 99], 14, [0, 100])).toEqual([86, 100]);
});
