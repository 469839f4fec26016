import { replay } from '@orrery/kernel';
import { starfarers } from '@orrery/starfarers';
import { expect, test } from 'vitest';
import { peopleStandings, stationsLacking } from '../friendship/people.ts';
import { goldenLogs } from '../testing/golden.ts';
import { pieceStock, seatPointSources, sumPoints } from './stock.ts';

test('in every position points are the sum of their sources, and no more pieces exist than the game has', () => {
  const [log] = goldenLogs(100).slice(-1);
  if (log === undefined) throw new Error('no golden games');
  const played = replay(starfarers, { ...log, checks: [] }, ({ state: { table } }) => {
    for (const [seat, { points }] of table.players.entries()) {
      expect(sumPoints(seatPointSources(table, seat))).toBe(points);
      for (const { left, of } of pieceStock(table, seat)) expect(left >= 0 && left <= of).toBe(true);
    }
    for (const standing of peopleStandings(table)) {
      const { holder } = standing;
      if (holder !== null) expect(stationsLacking(standing, holder)).toBe(0);
      if (holder === null) expect(stationsLacking(standing, 0)).toBe(1);
    }
  });
  expect(played.ok).toBe(true);
});
