import { expect, test } from 'vitest';
import { COST } from './data.ts';
import { CLASSIC_BEGINNER_SETUP } from './layouts.ts';
import type { StartrekState } from './state.ts';
import { codes, handOfSeat, play, position, question, rollDice } from './testing/position.ts';

const BEFORE = { kind: 'before' } as const;
const hands = (state: StartrekState) => state.hands.map(({ resources }) => resources);

test('ST-DEF-05 · the asteroid field never yields, and a station beside it gets nothing from it', () => {
  const state = position({ frame: BEFORE, seats: [{ stations: [24] }], cruiser: 0 });
  for (let sum = 2; sum <= 12; sum++) expect(state.table.derived.yielding[sum]).not.toContain(9);
  rollDice(state, 3);
  expect(handOfSeat(state, 0)).toEqual([1, 0, 0, 0, 0]);
});

test('ST-PROD-01 · the sum selects every planet with that number; a 2 or a 12 selects only one', () => {
  const { table } = position();
  expect(table.derived.yielding.map((hexes) => hexes.length)).toEqual([0, 0, 1, 2, 2, 2, 2, 0, 2, 2, 2, 2, 1]);
});

test('ST-PROD-02 · roll 8: a station and a base on one planet bring 3 cards, a base on another 2', () => {
  // Water lies under the 8 on hex 11 of the classic map, tritanium under the 8 on hex 12.
  const state = position({
    frame: BEFORE,
    board: CLASSIC_BEGINNER_SETUP,
    seats: [{ stations: [20], bases: [31] }, { bases: [33] }],
  });
  rollDice(state, 8);
  expect(hands(state).slice(0, 2)).toEqual([
    [0, 0, 0, 0, 3],
    [2, 0, 0, 0, 0],
  ]);
});

test('ST-PROD-02 · roll 8: two stations bring 2 cards, another seat gets 1; roll 10: a station brings 1, a base 2', () => {
  const state = position({
    frame: BEFORE,
    board: CLASSIC_BEGINNER_SETUP,
    seats: [{ stations: [20, 31] }, { stations: [26] }],
    active: 1,
  });
  rollDice(state, 8);
  expect(hands(state).slice(0, 2)).toEqual([
    [0, 0, 0, 0, 2],
    [0, 0, 0, 0, 1],
  ]);
  const ten = (has: object) => {
    const next = position({ frame: BEFORE, seats: [{}, has] });
    rollDice(next, 10);
    return handOfSeat(next, 1);
  };
  expect(ten({ stations: [15] })).toEqual([0, 0, 1, 0, 0]);
  expect(ten({ bases: [15] })).toEqual([0, 0, 2, 0, 0]);
});

test('ST-PROD-03 · a new station yields from the next matching roll on', () => {
  const state = position({
    seats: [{ ships: [36], stations: [30], hand: COST.ship }, {}, {}],
    options: { support: 'off' },
  });
  play(state, 0, 'ship 29');
  expect(codes(state, 0, 'station 19')).toEqual(['cannot-pay']);
  const ready = position({
    seats: [{ ships: [29, 36], stations: [30], hand: COST.station }],
    options: { support: 'off' },
  });
  play(ready, 0, 'station 19');
  expect(handOfSeat(ready, 0)).toEqual([0, 0, 0, 0, 0]);
  play(ready, 0, 'end');
  rollDice(ready, 10);
  expect(handOfSeat(ready, 0)).toEqual([0, 0, 1, 0, 0]);
});

test('ST-PROD-04 · the planet under the cruiser yields nothing until it leaves; other planets with its number do', () => {
  const seats = [{ stations: [20, 33] }];
  const barred = position({ frame: BEFORE, seats, cruiser: 12, options: { support: 'off' } });
  rollDice(barred, 8);
  expect(handOfSeat(barred, 0)).toEqual([0, 1, 0, 0, 0]);
  const free = position({ frame: BEFORE, seats, cruiser: 13, options: { support: 'off' } });
  rollDice(free, 8);
  expect(handOfSeat(free, 0)).toEqual([1, 1, 0, 0, 0]);
});

test('ST-PROD-05 · when a stack cannot pay all claimants, nobody gets a card', () => {
  const state = position({ frame: BEFORE, seats: [{ bases: [33] }, { bases: [38 + 1] }], bank: [3, 19, 19, 19, 19] });
  const { open } = rollDice(state, 8);
  expect(hands(state).slice(0, 2)).toEqual([
    [0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0],
  ]);
  expect(open).toContainEqual({ kind: 'short', resource: 0, due: 4, left: 3 });
});

test('ST-PROD-05 · a single claimant takes what is left', () => {
  const state = position({ frame: BEFORE, seats: [{ bases: [33, 39] }], bank: [3, 19, 19, 19, 19] });
  rollDice(state, 8);
  expect(handOfSeat(state, 0)).toEqual([3, 0, 0, 0, 0]);
  expect(state.table.bank[0]).toBe(0);
});

test('ST-PROD-05 · any seat can be the single claimant, and a stack that is just large enough pays all', () => {
  const lone = position({ frame: BEFORE, seats: [{}, {}, { bases: [33, 39] }], bank: [3, 19, 19, 19, 19] });
  rollDice(lone, 8);
  expect(hands(lone).map(([tritanium]) => tritanium)).toEqual([0, 0, 3]);
  const enough = position({ frame: BEFORE, seats: [{ bases: [33] }, { bases: [39] }], bank: [4, 19, 19, 19, 19] });
  rollDice(enough, 8);
  expect(hands(enough).map(([tritanium]) => tritanium)).toEqual([2, 2, 0]);
});

test('ST-TURN-01 · the turn begins with the roll, and it counts for all players', () => {
  const state = position({ frame: BEFORE, seats: [{}, { stations: [33] }], options: { support: 'off' } });
  expect(codes(state, 0, 'end')).toEqual(['not-now.before']);
  rollDice(state, 8);
  expect(handOfSeat(state, 1)).toEqual([1, 0, 0, 0, 0]);
  expect(question(state)).toBe('main');
});
