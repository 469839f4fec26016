import { TOPOLOGY } from '@orrery/startrek/facts';
import { expect, test } from 'vitest';
import { playRandomGame } from '../testing/games.ts';
import { pointsAlong, routeLine } from './route-line.ts';

test('the drawn line is as long as the route the engine measures, and goes from point to point', () => {
  let longest = 0;
  for (const seed of [31, 32, 33]) {
    playRandomGame({ seed, seats: 3, maxEntries: 900 }, ({ view: { table }, asking }) => {
      if (asking.question === 'relaunch') return; // a lifted ship is measured when it is put down
      for (const [seat, { route }] of table.players.entries()) {
        const line = routeLine(table, seat, route);
        const points = pointsAlong(line);
        longest = Math.max(longest, route);
        expect(new Set(line).size).toBe(route);
        expect(points).toHaveLength(route === 0 ? 0 : route + 1);
        for (const [i, edge] of line.entries()) {
          const ends = TOPOLOGY.edgeVertices.slice(edge * 2, edge * 2 + 2);
          expect([points[i], points[i + 1]].sort()).toEqual([...ends].sort());
        }
      }
    });
  }
  expect(longest).toBeGreaterThan(4);
});
