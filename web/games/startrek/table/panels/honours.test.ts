import type { Table } from '@orrery/startrek/facts';
import { expect, test } from 'vitest';
import { playRandomGame } from '../testing/games.ts';
import { honourRace } from './honours.tsx';

/** A table with these route lengths and this holder of the card. */
function tableWith(routes: readonly number[], routeHolder: number): Table {
  let table: Table | null = null;
  playRandomGame({ seed: 1, seats: 3, maxEntries: 20 }, ({ view }) => {
    table = structuredClone(view.table);
  });
  if (table === null) throw new Error('no request in this game');
  const found: Table = table;
  for (const [seat, route] of routes.entries()) Object.assign(found.players[seat] ?? {}, { route });
  return Object.assign(found, { routeHolder });
}

test('the others see what they need to take the longest route', () => {
  expect(honourRace(tableWith([6, 5, 2], 0), 'route', 1)).toEqual({ holder: 0, next: 1, lacks: 2 });
});

test('the holder sees who comes next', () => {
  expect(honourRace(tableWith([6, 3, 4], 0), 'route', 0)).toEqual({ holder: 0, next: 2, lacks: 3 });
});

test('without a holder, the minimum is needed', () => {
  expect(honourRace(tableWith([4, 3, 1], -1), 'route', 1)).toEqual({ holder: null, next: 1, lacks: 2 });
});

test('after a tie, one more than the others is needed', () => {
  expect(honourRace(tableWith([6, 6, 1], -1), 'route', 1)).toEqual({ holder: null, next: 1, lacks: 1 });
});
