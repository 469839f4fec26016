import { BOOSTER, linksLeft, playerOf, SHAKES } from '@orrery/starfarers/facts';
import { expect, test } from 'vitest';
import { playRandomGame } from '../testing/games.ts';
import { ballsOf, fleetSpeed } from './speed.ts';

const VALUES = { yellow: 2, red: 3, blue: 1, black: 0 } as const;

test('the shown balls are worth what the rules count, and black is shown when the rules say so', () => {
  for (const [shake, { sum, black }] of SHAKES.entries()) {
    const balls = ballsOf(shake);
    expect(balls.reduce((total, colour) => total + VALUES[colour], 0)).toBe(sum);
    expect(balls.includes('black')).toBe(black);
  }
});

test('the explained speed is the speed of the ships', () => {
  let flights = 0;
  playRandomGame({ seed: 5, seats: 4, maxEntries: 700 }, ({ view: { table, seat }, asking }) => {
    const speed = fleetSpeed(table, seat);
    if (asking.question !== 'flight' || speed === null || table.flying !== -1) return;
    flights++;
    const { stuck, flown, fitted } = playerOf(table, seat);
    expect(speed.boosters).toBe(fitted[BOOSTER]);
    for (const ship of [0, 1, 2])
      if ((((stuck | flown) >> ship) & 1) === 0) expect(linksLeft(table, seat, ship)).toBe(speed.total);
  });
  expect(flights).toBeGreaterThan(10);
});
