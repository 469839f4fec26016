import { expect, test } from 'vitest';
import { ASTEROID } from './data.ts';
import { legalMoves } from './testing/legal.ts';
import { asked, chance, codes, handOfSeat, play, position, question, rollDice } from './testing/position.ts';
import { HEX_COUNT, TOPOLOGY, VERTICES_PER_HEX } from './topology.ts';

const OFF = { support: 'off' } as const;
const BEFORE = { kind: 'before' } as const;
const rich = (n: number) => ({ hand: [n, 0, 0, 0, 0] });

test('ST-SEVEN-01 · on a 7 nobody receives anything', () => {
  const state = position({ frame: BEFORE, seats: [{ bases: [33, 17] }], options: OFF });
  rollDice(state, 7);
  expect(handOfSeat(state, 0)).toEqual([0, 0, 0, 0, 0]);
});

test('ST-SEVEN-02 · of hands of 6, 7 and 11 cards, 0, 0 and 5 are discarded', () => {
  const state = position({ frame: BEFORE, seats: [rich(6), rich(7), { hand: [3, 3, 3, 2, 0] }], options: OFF });
  rollDice(state, 7);
  expect([question(state), asked(state)]).toEqual(['discard', 0b100]);
  expect(codes(state, 2, 'discard 3,1,0,0,0')).toEqual(['not-half']);
  expect(codes(state, 2, 'discard 5,0,0,0,0')).toEqual(['not-held']);
  play(state, 2, 'discard 3,2,0,0,0');
  expect(state.table.players.map(({ cards }) => cards)).toEqual([6, 7, 6]);
});

test('ST-SEVEN-02 · of 9 cards 4 are discarded, of 8 also 4', () => {
  for (const n of [8, 9]) {
    const state = position({ frame: BEFORE, seats: [{ hand: [0, 0, 0, 0, n] }], options: OFF });
    rollDice(state, 7);
    play(state, 0, 'discard 0,0,0,0,4');
    expect(handOfSeat(state, 0)).toEqual([0, 0, 0, 0, n - 4]);
  }
});

test('ST-KLI-04 · a player without cards cannot be robbed, not even in the first seat', () => {
  const seats = [{ stations: [24] }, {}, {}];
  const state = position({ frame: { kind: 'cruiser' }, seats, active: 1, options: OFF });
  play(state, 1, 'cruiser 5');
  expect(question(state)).toBe('main');
});

test('ST-SEVEN-02 · every possible half of a hand is offered once, however large the hand', () => {
  const halves = (hand: number[]) => {
    const state = position({ frame: BEFORE, seats: [{ hand }], bank: [0, 0, 0, 0, 0], options: OFF });
    rollDice(state, 7);
    return legalMoves(state, 0, 'discard');
  };
  expect(halves([0, 0, 0, 0, 8])).toEqual(['discard 0,0,0,0,4']);
  const small = halves([4, 4, 4, 4, 4]);
  expect([small.length, new Set(small).size]).toEqual([381, 381]);
  expect(halves([0, 0, 2, 3, 3])).toContain('discard 0,0,1,2,1');
  expect(halves([1, 1, 2, 2, 2])).toContain('discard 1,1,1,1,0');
  expect(halves([0, 0, 0, 18, 18])).toEqual(Array.from({ length: 19 }, (_, n) => `discard 0,0,0,${n},${18 - n}`));
  expect(halves([0, 16, 16, 16, 16])).toContain('discard 0,8,8,8,8');
});

test('ST-SEVEN-02 · all players choose in secret, may change their choice, and discard together', () => {
  const state = position({ frame: BEFORE, seats: [rich(8), { hand: [0, 8, 0, 0, 0] }, {}], options: OFF });
  rollDice(state, 7);
  const { open } = play(state, 0, 'discard 4,0,0,0,0');
  expect(open).toEqual([{ kind: 'sealed', seat: 0, cards: null }]);
  expect([asked(state), state.table.bank[0]]).toEqual([0b10, 11]);
  play(state, 0, 'discard 4,0,0,0,0');
  const last = play(state, 1, 'discard 0,4,0,0,0');
  expect(last.open.filter(({ kind }) => kind === 'discarded')).toHaveLength(2);
  expect(last.reveals).toBe(0b111);
  expect(state.table.discards).toEqual([
    [4, 0, 0, 0, 0],
    [0, 4, 0, 0, 0],
    [0, 0, 0, 0, 0],
  ]);
});

test('ST-SEVEN-03 · the player then has to move the cruiser', () => {
  const state = position({ frame: BEFORE, seats: [{}], options: OFF });
  rollDice(state, 7);
  expect(question(state)).toBe('cruiser');
  expect(codes(state, 0, 'end')).toEqual(['not-now.cruiser']);
});

test('ST-SEVEN-04 · the turn then goes on with trading', () => {
  const state = position({ frame: BEFORE, seats: [{}], options: { ...OFF, phases: 'strict' } });
  rollDice(state, 7);
  play(state, 0, 'cruiser 3');
  expect(question(state)).toBe('trade');
});

test('ST-KLI-01 · only a 7, a card or a support effect moves the cruiser', () => {
  const state = position({ seats: [{ support: 'uhura', cards: [1, 0, 0, 0, 0] }] });
  expect(state.table.board.planets[state.table.cruiser]).toBe(ASTEROID);
  expect(codes(state, 0, 'cruiser 3')).toEqual(['not-now.main']);
  play(state, 0, 'sfi');
  expect(codes(state, 0, 'cruiser 3')).toEqual([]);
});

test('ST-KLI-02 · the cruiser must move to another planet; the asteroid field is allowed', () => {
  const state = position({ frame: { kind: 'cruiser' }, seats: [{}], cruiser: 4 });
  expect(codes(state, 0, 'cruiser 4')).toEqual(['same-planet']);
  expect(codes(state, 0, 'cruiser 9')).toEqual([]);
  expect(legalMoves(state, 0)).toHaveLength(18);
});

const robbery = (options = {}) =>
  position({
    frame: { kind: 'cruiser' },
    seats: [{}, { stations: [24], hand: [0, 0, 2, 0, 0] }, { stations: [31], hand: [0, 0, 0, 1, 0] }],
    options: { ...OFF, ...options },
  });

test('ST-KLI-03 · the player who moves the cruiser chooses an opponent there and draws blind', () => {
  const state = robbery();
  play(state, 0, 'cruiser 10');
  expect(legalMoves(state, 0)).toEqual(['steal 1', 'steal 2']);
  play(state, 0, 'steal 1');
  const { open, secret } = chance(state, 1);
  expect(open).toEqual([{ kind: 'stole', seat: 0, from: 1, resource: null }]);
  expect(secret).toEqual([{ kind: 'stole', seat: 0, from: 1, resource: 2 }]);
  expect(handOfSeat(state, 0)).toEqual([0, 0, 1, 0, 0]);
});

test('ST-KLI-03 · the asteroid field is treated like any planet', () => {
  const state = position({
    frame: { kind: 'cruiser' },
    seats: [{}, { stations: [24], hand: [1, 0, 0, 0, 0] }],
    cruiser: 3,
  });
  play(state, 0, 'cruiser 9');
  expect(question(state)).toBe('rob');
});

test('ST-KLI-04 · if a victim has cards, one must be stolen; without such a victim nothing is stolen', () => {
  const state = robbery();
  play(state, 0, 'cruiser 10');
  expect(codes(state, 0, 'spare')).toEqual(['must-steal']);
  expect(codes(state, 0, 'steal 3')).toEqual(['no-victim']);
  const poor = position({ frame: { kind: 'cruiser' }, seats: [{ stations: [31] }, { stations: [24] }], options: OFF });
  play(poor, 0, 'cruiser 10');
  expect(question(poor)).toBe('main');
});

test('ST-OPT-STEAL · with the option “may”, stealing can be declined', () => {
  const state = robbery({ steal: 'may' });
  play(state, 0, 'cruiser 10');
  play(state, 0, 'spare');
  expect([question(state), handOfSeat(state, 0)]).toEqual(['main', [0, 0, 0, 0, 0]]);
});

test('ST-KLI-05 · only resource cards are stolen', () => {
  const state = position({
    frame: { kind: 'cruiser' },
    seats: [{}, { stations: [24], cards: [3, 0, 0, 0, 0] }],
    options: OFF,
  });
  play(state, 0, 'cruiser 10');
  expect(question(state)).toBe('main');
});

test('ST-KLI-06 · the cruiser stops production only: building, ships and posts go on around it', () => {
  const state = position({
    seats: [{ stations: [26], ships: [38, 48], hand: [5, 2, 1, 1, 0] }],
    cruiser: 11,
    options: OFF,
  });
  expect(codes(state, 0, 'station 37')).toEqual([]);
  expect(codes(state, 0, 'ship 47')).toEqual([]);
  expect(codes(state, 0, 'bank tritanium for water')).toEqual([]);
});

test('ST-KLI-03 · example: the cruiser moves from a water planet to a tritanium 4, A or B is robbed, and later fours yield nothing there', () => {
  const board = { planets: [4, ...new Array(18).fill(0)], numbers: [2, 4, ...new Array(17).fill(3)], posts: [] };
  const seats = [{}, { stations: [1], hand: [0, 0, 0, 0, 1] }, { stations: [9], hand: [0, 0, 0, 1, 0] }];
  const state = position({ frame: { kind: 'cruiser' }, seats, board, cruiser: 0, options: OFF });
  play(state, 0, 'cruiser 1');
  expect(legalMoves(state, 0)).toEqual(['steal 1', 'steal 2']);
  play(state, 0, 'steal 2');
  chance(state, 0);
  expect(handOfSeat(state, 0)).toEqual([0, 0, 0, 1, 0]);
  play(state, 0, 'end');
  rollDice(state, 4);
  expect(handOfSeat(state, 1)).toEqual([0, 0, 0, 0, 1]);
});

test('ST-KLI-03 · the first seat can be robbed like any other, and players cannot rob themselves', () => {
  const [a = 0, , , b = 0] = TOPOLOGY.hexVertices.slice(10 * VERTICES_PER_HEX);
  const seats = [{ stations: [a], hand: [1, 0, 0, 0, 0] }, { stations: [b], hand: [2, 0, 0, 0, 0] }, {}];
  const state = position({ frame: { kind: 'cruiser' }, seats, active: 1, options: OFF });
  play(state, 1, 'cruiser 10');
  chance(state, 0);
  expect(state.hands.map(({ resources }) => resources[0])).toEqual([0, 3, 0]);
});

test('ST-KLI-03 · a player without a building on the planet is not robbed', () => {
  const [a = 0, , , b = 0] = TOPOLOGY.hexVertices.slice(10 * VERTICES_PER_HEX);
  const seats = [{ hand: [1, 0, 0, 0, 0] }, { stations: [b], hand: [2, 0, 0, 0, 0] }, { stations: [a] }];
  const state = position({ frame: { kind: 'cruiser' }, seats, active: 1, options: OFF });
  play(state, 1, 'cruiser 10');
  expect(question(state)).toBe('main');
});

test('ST-KLI-03 · nobody is robbed for a building on another planet', () => {
  for (let hex = 0; hex < HEX_COUNT; hex++) {
    const around = TOPOLOGY.hexVertices.slice(hex * VERTICES_PER_HEX, hex * VERTICES_PER_HEX + VERTICES_PER_HEX);
    const other = TOPOLOGY.hexVertices[hex * VERTICES_PER_HEX + VERTICES_PER_HEX];
    if (other === undefined || around.includes(other)) continue;
    const seats = [{}, { stations: [other], hand: [1, 0, 0, 0, 0] }];
    const state = position({ frame: { kind: 'cruiser' }, seats, cruiser: (hex + 1) % HEX_COUNT, options: OFF });
    play(state, 0, `cruiser ${hex}`);
    expect(question(state)).toBe('main');
  }
});

test('ST-OPT-STEAL · a player who may decline is asked even with a single victim', () => {
  const seats = [{}, { stations: [24], hand: [1, 0, 0, 0, 0] }];
  const state = position({ frame: { kind: 'cruiser' }, seats, options: { ...OFF, steal: 'may' } });
  play(state, 0, 'cruiser 10');
  expect(question(state)).toBe('steal');
  play(state, 0, 'spare');
  expect(state.table.players[1]?.cards).toBe(1);
});
