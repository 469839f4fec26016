import { NONE } from '@orrery/common';
import { SLOTS } from '@orrery/starfarers/facts';
import { expect, test } from 'vitest';
import { laidOut } from './layout.tsx';

const open = (setup: string, seats: number) =>
  laidOut({ seats, options: { setup } })?.layout.filter((laid) => laid !== NONE).length;

test('open set-ups show every sector, the others none', () => {
  expect([open('beginner', 3), open('strategic', 4), open('strategic', 6)]).toEqual([SLOTS, SLOTS, SLOTS]);
  expect([open('explorer', 3), open('wild', 6)]).toEqual([0, 0]);
});

test('in the figure of the base game the first pieces stand already', () => {
  const built = (setup: string, seats: number) =>
    laidOut({ seats, options: { setup } })?.sites.filter((site) => site > 0).length;
  expect(built('beginner', 4)).toBe(12);
  expect(built('beginner', 5)).toBe(0);
  expect(built('explorer', 4)).toBe(0);
});

test('what is no set-up is not drawn', () => {
  expect(laidOut({ seats: 3, options: { setup: 'flat' } })).toBeNull();
});
