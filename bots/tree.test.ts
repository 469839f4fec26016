import { expect, test } from 'vitest';
import { forkAt, newKnot } from './tree.ts';

test('what is asked alike after the same move is one fork, unless seat or scene differ', () => {
  const knot = newKnot<string>();
  const fork = forkAt(knot, 0, 'flight', 7);
  expect(forkAt(knot, 0, 'flight', 7)).toBe(fork);
  expect(forkAt(knot, 0, 'flight', 8)).not.toBe(fork);
  expect(forkAt(knot, 1, 'flight', 7)).not.toBe(fork);
  expect(knot.forks.length).toBe(3);
});
