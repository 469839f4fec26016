import type { Bundle } from '@orrery/common';
import { expect, test } from 'vitest';
import { COST, DILITHIUM, RESOURCES, TRITANIUM } from './data.ts';
import { derive } from './derived.ts';
import { legalMoves } from './testing/legal.ts';
import { codes, handOfSeat, play, position, why } from './testing/position.ts';

const OFF = { support: 'off' } as const;
const RICH = [9, 9, 9, 9, 9];
const named = (cards: Bundle) => Object.fromEntries(RESOURCES.map((name, kind) => [name, cards[kind]]));

test('ST-BUILD-01 · each build costs exactly its price, and is possible as long as cards and pieces last', () => {
  const state = position({ seats: [{ stations: [24], hand: COST.ship.map((n) => 2 * n) }], options: OFF });
  play(state, 0, 'ship 36');
  play(state, 0, 'ship 44');
  expect(handOfSeat(state, 0)).toEqual([0, 0, 0, 0, 0]);
  expect(state.table.bank).toEqual([19, 19, 19, 19, 19]);
  expect(why(state, 0, 'ship 29')).toEqual([{ code: 'cannot-pay', rule: 'ST-BUILD-01', numbers: named(COST.ship) }]);
});

test('ST-BUILD-01 · there are only fifteen ships and four bases', () => {
  const state = position({ seats: [{ stations: [24], hand: RICH }], options: OFF });
  const player = state.table.players[0];
  if (player) player.ships = 0;
  expect(codes(state, 0, 'ship 36')).toEqual(['no-ships']);
  if (player) player.bases = 0;
  expect(codes(state, 0, 'base 24')).toEqual(['no-bases']);
});

test('ST-BUILD-02 · pieces on the board stay: without Sulu no move removes one', () => {
  const state = position({ seats: [{ stations: [24], ships: [36], hand: RICH, support: 'scott' }] });
  expect(codes(state, 0, 'lift 36')).toEqual(['other-support']);
  play(state, 0, 'base 24');
  expect(state.table.vertices[24]).toBe(5);
});

test('ST-SHIP-01 · an orange ship can be built up to a red station and on from other own ships, but not past the station', () => {
  const state = position({
    seats: [{ ships: [36, 44], stations: [24], hand: RICH }, { stations: [35] }],
    options: OFF,
  });
  expect(codes(state, 0, 'ship 43')).toEqual(['no-link']);
  expect(codes(state, 0, 'ship 51')).toEqual(['no-link']);
  expect(codes(state, 0, 'ship 45')).toEqual([]);
  expect(codes(state, 0, 'ship 36')).toEqual(['lane-taken']);
});

test('ST-SHIP-01 · a ship may be built up to another player’s station', () => {
  const state = position({ seats: [{ ships: [36], stations: [24], hand: RICH }, { stations: [35] }], options: OFF });
  expect(codes(state, 0, 'ship 44')).toEqual([]);
  expect(legalMoves(state, 0, 'ship')).toEqual(['ship 28', 'ship 29', 'ship 44', 'ship 45']);
});

test('ST-SHIP-01 · no ship can be built on past a station that already stood there', () => {
  const seats = [{ stations: [35] }, { ships: [36], stations: [24], hand: RICH }];
  const state = position({ seats, active: 1, options: OFF });
  play(state, 1, 'ship 44');
  expect(['ship 43', 'ship 51'].map((text) => codes(state, 1, text))).toEqual([['no-link'], ['no-link']]);
});

test('ST-SHIP-01 · ST-STN-01 · ST-STN-02 · the derived board of a position equals one computed from scratch, including the first point and lane', () => {
  const seats = [
    { stations: [0, 24], ships: [0, 36] },
    { stations: [35], ships: [43] },
    { bases: [8], ships: [12] },
  ];
  const { table } = position({ seats, options: OFF });
  expect(derive(table)).toEqual(table.derived);
});

test('ST-SHIP-02 · ships score no points by themselves, and without a ship no station can be built', () => {
  const state = position({ seats: [{ stations: [24], hand: RICH }], options: OFF });
  play(state, 0, 'ship 36');
  expect(state.table.players[0]?.points).toBe(1);
  expect(codes(state, 0, 'station 35')).toEqual(['not-reached']);
  play(state, 0, 'ship 44');
  expect(codes(state, 0, 'station 35')).toEqual([]);
});

test('ST-STN-01 · a station needs an empty point and an own ship; ships of other players around it do not matter', () => {
  const seats = [
    { ships: [36, 44], stations: [24], hand: RICH },
    { ships: [43, 51], stations: [40 + 4] },
  ];
  const state = position({ seats, options: OFF });
  expect(codes(state, 0, 'station 35')).toEqual([]);
  expect(codes(state, 0, 'station 8')).toEqual(['not-reached']);
  expect(codes(state, 0, 'station 24')).toContain('too-close');
});

test('ST-STN-02 · a station is refused next to any other station, and allowed one free point further on', () => {
  const seats = [{ ships: [36, 44, 51], stations: [24], hand: RICH }, { stations: [45] }];
  const state = position({ seats, options: OFF });
  expect(codes(state, 0, 'station 30')).toEqual(['too-close']);
  expect(codes(state, 0, 'station 40')).toEqual(['too-close']);
  expect(codes(state, 0, 'station 35')).toEqual([]);
});

test('ST-STN-03 · without a station in the supply, one must be upgraded first', () => {
  const stations = [24, 8, 40, 28, 14];
  const state = position({ seats: [{ stations, ships: [36, 44], hand: RICH }], options: OFF });
  expect(codes(state, 0, 'station 35')).toEqual(['no-stations', 'too-close']);
  play(state, 0, 'base 24');
  expect(codes(state, 0, 'station 35')).toEqual(['too-close']);
  expect(state.table.players[0]).toMatchObject({ stations: 1, reserve: 1 });
});

test('ST-STN-04 · a station is worth a point and touches every planet around it', () => {
  const state = position({ seats: [{ ships: [36, 44], stations: [24], hand: RICH }], options: OFF });
  play(state, 0, 'station 35');
  expect(state.table.players[0]?.points).toBe(2);
  expect(state.table.vertices[35]).toBe(1);
});

test('ST-BASE-01 · a base replaces an own station only: two points instead of one', () => {
  const state = position({ seats: [{ stations: [24], hand: RICH }, { stations: [8] }], options: OFF });
  expect(codes(state, 0, 'base 8')).toEqual(['no-own-station']);
  expect(codes(state, 0, 'base 30')).toEqual(['no-own-station']);
  play(state, 0, 'base 24');
  expect(state.table.players[0]?.points).toBe(2);
  expect(codes(state, 0, 'base 24')).toContain('no-own-station');
});

test('ST-BASE-02 · the first two bases bring a reserve station each, the third and fourth bring none', () => {
  const state = position({ seats: [{ stations: [24, 8, 40, 28], hand: [0, 0, 0, 8, 12] }], options: OFF });
  const supplies = [24, 8, 40, 28].map((vertex) => {
    play(state, 0, `base ${vertex}`);
    const player = state.table.players[0];
    return [player?.stations, player?.reserve];
  });
  expect(supplies).toEqual([
    [2, 1],
    [3, 0],
    [3, 0],
    [3, 0],
  ]);
});

test('ST-BASE-02 · with two or three bases no station returns to the supply: five, five, five, four, three stations beside them', () => {
  const most = [0, 1, 2, 3, 4].map((bases) => 5 + Math.min(bases, 2) - bases);
  const found = [[], [24], [24, 8], [24, 8, 40], [24, 8, 40, 28]].map((bases) => {
    const { table } = position({ seats: [{ bases }], options: OFF });
    return table.players[0]?.stations;
  });
  expect(found).toEqual(most.map((stations) => stations));
});

test('ST-OPT-CLASSIC · there are five stations, and each upgrade returns one', () => {
  const state = position({
    seats: [{ stations: [24, 8, 40, 28], hand: [0, 0, 0, 8, 12] }],
    options: { classic: 'on' },
  });
  expect(state.table.players[0]).toMatchObject({ stations: 1, reserve: 0 });
  for (const vertex of [24, 8, 40]) play(state, 0, `base ${vertex}`);
  expect(state.table.players[0]?.stations).toBe(4);
  expect(state.table.options).toMatchObject({ phases: 'joined', claim: 'automatic', support: 'off' });
});

test('ST-TIP-01 · ships and stations both cost dilithium and tritanium', () => {
  for (const price of [COST.ship, COST.station]) {
    expect(price[TRITANIUM]).toBeGreaterThan(0);
    expect(price[DILITHIUM]).toBeGreaterThan(0);
  }
});

test('ST-TIP-03 · a player enclosed by others cannot build another ship', () => {
  const state = position({ seats: [{ stations: [18], hand: RICH }, { ships: [20, 27, 28] }], options: OFF });
  expect(legalMoves(state, 0, 'ship')).toEqual([]);
});

test('ST-TIP-05 · five stations are worth five points, and a sixth is impossible without a base', () => {
  const state = position({ seats: [{ stations: [24, 8, 40, 28, 14], ships: [36, 44, 43], hand: RICH }], options: OFF });
  expect(state.table.players[0]).toMatchObject({ points: 5, stations: 0 });
});

test('ST-BUILD-01 · if any single card of a price is missing, nothing is built or bought', () => {
  const prices = [
    ['ship 36', COST.ship],
    ['base 24', COST.base],
    ['buy', COST.development],
    ['station 35', COST.station],
  ] as const;
  for (const [move, price] of prices) {
    for (const [kind, n] of price.entries()) {
      const hand = price.map((due, each) => (each === kind && n > 0 ? due - 1 : due));
      const state = position({ seats: [{ stations: [24], ships: [36, 44], hand }], options: OFF });
      expect(codes(state, 0, move).includes('cannot-pay')).toBe(n > 0);
    }
  }
});

test('ST-BASE-02 · the first two bases bring a station each, the third none; all players are told', () => {
  const state = position({ seats: [{ stations: [24, 8, 40], hand: [0, 0, 0, 6, 9] }], options: OFF });
  const returned = [24, 8, 40].map((vertex) => play(state, 0, `base ${vertex}`).open[0]);
  expect(returned).toMatchObject([{ returned: 1 }, { returned: 1 }, { returned: 0 }]);
  expect(state.table.players[0]).toMatchObject({ stations: 4, reserve: 0 });
});

test('ST-OPT-CLASSIC · ST-BASE-02 · in the classic game every upgraded station returns to the supply', () => {
  const seats = [{ stations: [24, 8, 40], hand: [0, 0, 0, 6, 9] }];
  const state = position({ seats, options: { classic: 'on' } });
  const returned = [24, 8, 40].map((vertex) => play(state, 0, `base ${vertex}`).open[0]);
  expect(returned).toMatchObject([{ returned: 1 }, { returned: 1 }, { returned: 1 }]);
  expect(state.table.players[0]).toMatchObject({ stations: 5, reserve: 0 });
});
