import type { Table } from '@orrery/startrek/facts';
import { expect, test } from 'vitest';
import { playedAtRandom } from '../testing/games.ts';
import { raceFor } from './honours.tsx';

/** A table at which routes are so long, and somebody holds the card. */
function tableWith(routes: readonly number[], routeHolder: number): Table {
  let table: Table | null = null;
  playedAtRandom({ seed: 1, seats: 3, bound: 20 }, ({ view }) => {
    table = structuredClone(view.table);
  });
  if (table === null) throw new Error('nobody was asked anything');
  const found: Table = table;
  for (const [seat, route] of routes.entries()) Object.assign(found.players[seat] ?? {}, { route });
  return Object.assign(found, { routeHolder });
}

test('the holder of the longest route must be outdone', () => {
  expect(raceFor(tableWith([6, 5, 2], 0), 'route', 1)).toEqual({ holder: 0, next: 1, lacks: 2 });
});

test('the holder sees who comes next', () => {
  expect(raceFor(tableWith([6, 3, 4], 0), 'route', 0)).toEqual({ holder: 0, next: 2, lacks: 3 });
});

test('while nobody has it, the least is enough', () => {
  expect(raceFor(tableWith([4, 3, 1], -1), 'route', 1)).toEqual({ holder: null, next: 1, lacks: 2 });
});

test('while it lies aside because of a tie, one more than the others is needed', () => {
  expect(raceFor(tableWith([6, 6, 1], -1), 'route', 1)).toEqual({ holder: null, next: 1, lacks: 1 });
});
