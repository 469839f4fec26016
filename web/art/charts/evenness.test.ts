import { expect, test } from 'vitest';
import { evenness, expectations, type Odds } from './evenness.ts';

const COIN: Odds = { results: [0, 1], chances: [1, 1], of: 2 };
const DICE: Odds = {
  results: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  chances: [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1],
  of: 36,
};

test('the expected range follows the odds, two deviations either way', () => {
  const [tails] = expectations([40, 60], COIN);
  expect(tails).toEqual({ result: 0, rolled: 40, expected: 50, low: 40, high: 60 });
});

test('no count is expected below zero', () => {
  for (const { low } of expectations(
    DICE.chances.map(() => 1),
    DICE,
  ))
    expect(low).toBeGreaterThanOrEqual(0);
});

test('rolls exactly as expected are perfectly even', () => {
  expect(evenness(DICE.chances, DICE)).toBe(1);
  expect(evenness([], DICE)).toBe(1);
});

test('60 heads against 40 tails happen in about 57 of 1000 games', () => {
  expect(evenness([40, 60], COIN)).toBeCloseTo(0.057, 1);
  expect(evenness([40, 60], COIN)).toBeGreaterThan(0.03);
});

test('all sevens are unusual', () => {
  expect(evenness([0, 0, 0, 0, 0, 40, 0, 0, 0, 0, 0], DICE)).toBe(0);
});
