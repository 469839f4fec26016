import { rootOf } from '@orrery/starfarers/facts';
import { expect, test } from 'vitest';
import { duelOf, WAYS, winningWays } from './contest.ts';

test('ties are won: even fleets win more than half of the ways', () => {
  expect(WAYS).toBe(100);
  expect(winningWays(3, 3)).toBeGreaterThan(50);
  expect(winningWays(5, 0)).toBe(100);
  expect(winningWays(0, 5)).toBe(0);
});

test('a contest is taken apart into balls and what the ship brought', () => {
  const duel = duelOf({
    kind: 'contest',
    seat: 0,
    rival: 2,
    node: rootOf(21, 1),
    own: 8,
    other: 7,
    shakes: [4, 0],
  });
  expect(duel.own).toEqual({ seat: 0, shake: 4, balls: 5, fittings: 3, total: 8 });
  expect(duel.other.fittings).toBe(4);
  expect([duel.stat, duel.isWon, duel.odds]).toEqual(['combat', true, winningWays(3, 4)]);
});
