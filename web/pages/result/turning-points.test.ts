import { expect, test } from 'vitest';
import { turningPoints } from './turning-points.ts';

const HOPES = [
  [0.33, 0.33, 0.34],
  [0.35, 0.31, 0.34],
  [0.6, 0.2, 0.2],
  [0.55, 0.25, 0.2],
  [0.2, 0.7, 0.1],
  [0, 1, 0],
];

test('the largest swings are found and told in the order in which they happened', () => {
  expect(turningPoints(HOPES, 2)).toEqual([
    { turn: 3, seat: 1, before: 0.25, after: 0.7 },
    { turn: 4, seat: 1, before: 0.7, after: 1 },
  ]);
});

test('small changes are no turning points', () => {
  expect(turningPoints(HOPES.slice(0, 2), 5)).toEqual([]);
  expect(turningPoints([], 5)).toEqual([]);
});
