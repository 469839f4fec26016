import { NONE } from '@orrery/common';
import { standardOptions, total } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { starfarers } from './game.ts';
import { BEGINNERS, poolsFor, SECTORS, STARRED } from './sectors.ts';
import { BLOCKED, type Options, type Whole } from './state.ts';
import { chance, player, position, question, roll, settle, siteAt } from './testing/position.ts';
import { SLOT_STARS, SLOTS, THREE, vertexAt } from './topology.ts';

const fresh = (options: Partial<Options>, seats: number): Whole =>
  starfarers.setup({ ...standardOptions(starfarers.options), ...options }, seats);

/** The roll for the start: this seat rolls highest. */
function start(state: Whole, seat: number): void {
  chance(state, ...state.hands.flatMap((_, q) => (q === seat ? [5, 5] : [q % 3, 0])));
}

const starsIn = ({ table }: Whole, slot: number): number =>
  SECTORS[Math.floor((table.layout[slot] ?? 0) / THREE)]?.stars ?? 0;

test('SF-SETUP-02 · discs lie face down, as many of each shape as planets, and open at home', () => {
  const { table } = fresh({ setup: 'beginner' }, 4);
  expect(
    poolsFor(4)
      .slice(0, 6)
      .map(({ length }) => length),
  ).toEqual([5, 5, 5, 3, 3, 3]);
  expect(table.discs.slice(0, SLOTS * THREE).every((disc) => disc === 0)).toBe(true);
  expect(table.discs.slice(SLOTS * THREE).every((disc) => disc > 0)).toBe(true);
});

test('SF-SETUP-03 · SF-SETUP-06 · SF-VP-01 · beginners start with two colonies, a spaceport and a colony ship: 4 points', () => {
  const state = fresh({ setup: 'beginner' }, 4);
  start(state, 2);
  settle(state);
  for (const seat of [0, 1, 2, 3]) {
    const { points, cards, fame, fitted, colonies, shipyards } = player(state, seat);
    expect({ points, cards, fame, fitted, colonies, shipyards }).toEqual({
      points: 4,
      cards: 3,
      fame: 1,
      fitted: [1, 0, 0],
      colonies: 5,
      shipyards: 2,
    });
  }
  expect(state.table.ships[0]).toBe(vertexAt('2:26') * 2);
  expect([question(state), state.table.active]).toEqual(['before', 2]);
});

test('SF-SETUP-04 · SF-SETUP-05 · eight of each resource form the pile, twelve lie open; stocks are full', () => {
  const { table, box } = fresh({}, 4);
  expect([box.reserve, table.supply]).toEqual([
    [8, 8, 8, 8, 8],
    [12, 12, 12, 12, 12],
  ]);
  expect([table.upgrades, table.fame, total(table.pools)]).toEqual([[24, 24, 20], 40, 31 * 3 + 7 * 3 + 31]);
});

test('SF-SETUP-07 · with three the pieces of the absent colour close their sites and have no ship', () => {
  const { table } = fresh({ setup: 'beginner' }, 3);
  for (const name of ['26:26', '5:27', '19:27']) expect(table.sites[siteAt(name)]).toBe(BLOCKED);
  expect(table.ships).toHaveLength(9);
});

test('SF-VAR-01 · the beginners’ figure lies open and is not turned', () => {
  const { table } = fresh({ setup: 'beginner' }, 3);
  expect(table.layout).toEqual(BEGINNERS.map((sector) => sector * THREE));
});

test('SF-VAR-02 · SF-OPT-SETUP · strategic: slots take sectors of their stars, all open, one sector is left', () => {
  const state = fresh({ setup: 'strategic' }, 4);
  expect(question(state)).toBe('layout');
  settle(state);
  expect(SLOT_STARS.map((_, slot) => starsIn(state, slot))).toEqual(SLOT_STARS);
  expect(state.table.sectors & (STARRED[1] ?? 0)).toBe(state.table.sectors);
});

test('SF-VAR-03 · explorer: all sectors lie face down', () => {
  const { table } = fresh({ setup: 'explorer' }, 4);
  expect(table.layout.every((laid) => laid === NONE)).toBe(true);
});

test('SF-VAR-04 · wild space: any sector can lie anywhere', () => {
  const state = fresh({ setup: 'wild' }, 4);
  state.table.stack.push({ kind: 'discover', slot: 0 });
  chance(state, 0, 1);
  expect([SLOT_STARS[0], starsIn(state, 0), state.table.layout[0]]).toEqual([2, 1, 1]);
});

test('SF-VAR-07 · SF-OPT-HOME · the discs of each letter are dealt to the planets of its system', () => {
  const state = fresh({ setup: 'beginner', home: 'variable' }, 4);
  const home = SLOTS * THREE;
  const before = state.table.discs.slice(home, home + THREE);
  chance(state, 2, 1, 0, 0, 0, 0, 0, 0);
  expect(state.table.discs.slice(home, home + THREE)).toEqual([before[2], before[1], before[0]]);
});

test('SF56-SETUP-01 · SF56-SETUP-02 · with five or six a home disc of each letter is replaced and no sector is empty', () => {
  const state = fresh({}, 6);
  settle(state);
  const { table } = state;
  expect(table.discs[SLOTS * THREE]).toBe((1 << 10) | (1 << 11));
  expect(table.layout.every((laid) => SECTORS[Math.floor(laid / THREE)]?.word !== 'empty')).toBe(true);
  expect(table.sectors).toBe(0);
});

test('SF56-SETUP-03 · SF56-SETUP-04 · SF56-SETUP-05 · the extension brings more of everything', () => {
  const { table, box } = fresh({}, 5);
  expect([box.reserve[0], table.supply[0], table.upgrades, table.fame]).toEqual([12, 16, [32, 32, 28], 60]);
  expect(poolsFor(5).map(({ length }) => length)).toEqual([6, 6, 6, 4, 4, 4, 7]);
  expect([table.friends, table.players[0]?.colonies]).toEqual([(1 << 25) - 1, 9]);
});

test('SF56-SETUP-04 · a later pile has ten of each', () => {
  const state = position({ seats: [{}, {}, {}, {}, {}], phase: 'before', reserve: [1, 0, 0, 0, 0] });
  roll(state, 2);
  expect(chance(state, 0).open).toContainEqual({ kind: 'refilled', cards: [10, 10, 10, 10, 10] });
});
