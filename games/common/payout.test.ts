import { expect, test } from 'vitest';
import { payOut } from './payout.ts';

test('what a seat is due goes from the stack to its hand, and nobody else is touched', () => {
  const due = Int32Array.of(1, 1, 2, 0);
  const [stack, hand] = [
    [5, 5],
    [0, 3],
  ];
  expect(payOut(due, 1, stack, hand)).toBe(2);
  expect({ stack, hand, due: [...due] }).toEqual({ stack: [3, 5], hand: [2, 3], due: [1, 1, 0, 0] });
});
