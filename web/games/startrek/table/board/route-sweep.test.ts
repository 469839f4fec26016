import { NONE } from '@orrery/common';
import { expect, test } from 'vitest';
import { isRouteTaken } from './route-sweep.ts';

const before = { edges: [1, 1, 2, 2, 0, 0, 0, 0], routeHolder: NONE };

test('the longest route sweeps when a seat takes it, from nobody or from another', () => {
  expect(isRouteTaken(before, { edges: [1, 1, 2, 2, 1, 0, 0, 0], routeHolder: 0 })).toBe(true);
  expect(isRouteTaken({ ...before, routeHolder: 0 }, { ...before, routeHolder: 1 })).toBe(true);
});

test('it does not sweep while it stays, when nobody has it any more, or after a jump to another moment', () => {
  expect(isRouteTaken({ ...before, routeHolder: 0 }, { ...before, routeHolder: 0 })).toBe(false);
  expect(isRouteTaken({ ...before, routeHolder: 0 }, before)).toBe(false);
  expect(isRouteTaken(before, { edges: [1, 1, 2, 2, 1, 1, 1, 1], routeHolder: 0 })).toBe(false);
});
