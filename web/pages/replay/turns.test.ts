import { expect, test } from 'vitest';
import { nextTurnStep, previousTurnStep, turnAt } from './turns.ts';

const MARKS = [
  { step: 10, seat: 1 },
  { step: 20, seat: 2 },
  { step: 30, seat: 0 },
];

test('a step belongs to the turn that began last', () => {
  expect([0, 9, 10, 15, 20, 99].map((step) => turnAt(MARKS, step))).toEqual([-1, -1, 0, 0, 1, 2]);
});

test('the next turn, and after the last one the end', () => {
  expect([0, 10, 25, 30, 40].map((step) => nextTurnStep(MARKS, step, 44))).toEqual([10, 20, 30, 44, 44]);
});

test('back to the beginning of this turn, then to the one before, then to the start', () => {
  expect([25, 20, 10, 5].map((step) => previousTurnStep(MARKS, step))).toEqual([20, 10, 0, 0]);
});
