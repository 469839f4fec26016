import { NONE } from '@orrery/common';
import { SLOT_COUNT } from '@orrery/starfarers/facts';
import { expect, test } from 'vitest';
import { exampleTable } from './layout.tsx';

const open = (setup: string, seats: number) =>
  exampleTable({ seats, options: { setup } })?.layout.filter((laid) => laid !== NONE).length;

test('open set-ups show every sector, the others none', () => {
  expect([open('beginner', 3), open('strategic', 4), open('strategic', 6)]).toEqual([
    SLOT_COUNT,
    SLOT_COUNT,
    SLOT_COUNT,
  ]);
  expect([open('explorer', 3), open('wild', 6)]).toEqual([0, 0]);
});

test('SF-OPT-FOUNDING · with three or four the pieces of the figure stand already, however the sectors lie', () => {
  const built = (founding: string, setup: string, seats: number) =>
    exampleTable({ seats, options: { founding, setup } })?.sites.filter((site) => site > 0).length;
  for (const setup of ['beginner', 'strategic', 'explorer', 'wild']) {
    expect([built('figure', setup, 3), built('figure', setup, 4), built('figure', setup, 5)]).toEqual([12, 12, 0]);
    expect(built('rounds', setup, 4)).toBe(0);
  }
});

test('what is no set-up is not drawn', () => {
  expect(exampleTable({ seats: 3, options: { setup: 'flat' } })).toBeNull();
});
