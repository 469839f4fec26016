import { rootNode } from '@orrery/starfarers/facts';
import { expect, test } from 'vitest';
import { contestFrom, SHAKE_PAIR_COUNT, winningPairCount } from './contest.ts';

test('ties are won: equal fleets win more than half of the cases', () => {
  expect(SHAKE_PAIR_COUNT).toBe(100);
  expect(winningPairCount(3, 3)).toBeGreaterThan(50);
  expect(winningPairCount(5, 0)).toBe(100);
  expect(winningPairCount(0, 5)).toBe(0);
});

test('a contest is split into balls and ship upgrades', () => {
  const duel = contestFrom({
    kind: 'contest',
    seat: 0,
    rival: 2,
    node: rootNode(21, 1),
    own: 8,
    other: 7,
    shakes: [4, 0],
  });
  expect(duel.own).toEqual({ seat: 0, shake: 4, balls: 5, fittings: 3, total: 8 });
  expect(duel.other.fittings).toBe(4);
  expect([duel.stat, duel.isWon, duel.odds]).toEqual(['combat', true, winningPairCount(3, 4)]);
});
