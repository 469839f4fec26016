import { expect, test } from 'vitest';
import { rateOf } from './actions/bank.ts';
import { legalMoves } from './testing/legal.ts';
import { codes, handOfSeat, play, position, rollDice, why } from './testing/position.ts';
import { TOPOLOGY } from './topology.ts';

const OFF = { support: 'off' } as const;
const hands = (...all: number[][]) => all.map((hand) => ({ hand }));

test('ST-BANK-01 · without a post, four equal cards buy one: 4 water for 1 tritanium', () => {
  const state = position({ seats: hands([0, 0, 0, 0, 4]), options: OFF });
  play(state, 0, 'bank water for tritanium');
  expect(handOfSeat(state, 0)).toEqual([1, 0, 0, 0, 0]);
  const poor = position({ seats: hands([0, 0, 0, 0, 3]), options: OFF });
  expect(why(poor, 0, 'bank water for tritanium')).toMatchObject([
    { code: 'too-few-to-swap', numbers: { rate: 4, have: 3 } },
  ]);
});

test('ST-BANK-02 · a general post trades three cards of any kind for one: 3 tritanium for 1 water', () => {
  const state = position({ seats: [{ stations: [26], hand: [3, 0, 0, 3, 0] }], options: OFF });
  play(state, 0, 'bank tritanium for water');
  play(state, 0, 'bank oxygen for water');
  expect(handOfSeat(state, 0)).toEqual([0, 0, 0, 0, 2]);
});

test('ST-BANK-03 · a special post trades two of its own resource for one: 2 tritanium for 1 oxygen, 4 for 2', () => {
  const state = position({ seats: [{ stations: [11], hand: [4, 0, 0, 0, 0] }], options: OFF });
  play(state, 0, 'bank tritanium for oxygen');
  play(state, 0, 'bank tritanium for food');
  expect(handOfSeat(state, 0)).toEqual([0, 0, 1, 1, 0]);
});

test('ST-BANK-04 · a special post does not help with other resources', () => {
  const state = position({ seats: [{ stations: [11], hand: [0, 3, 0, 0, 0] }], options: OFF });
  expect(codes(state, 0, 'bank dilithium for food')).toEqual(['too-few-to-swap']);
});

test('ST-BANK-05 · the card taken must be of another resource, and its stack must not be empty', () => {
  const state = position({ seats: hands([4, 0, 0, 0, 0]), bank: [15, 19, 0, 19, 19], options: OFF });
  expect(codes(state, 0, 'bank tritanium for tritanium')).toEqual(['same-resource']);
  expect(codes(state, 0, 'bank tritanium for food')).toEqual(['bank-out']);
  expect(legalMoves(state, 0, 'bank')).toHaveLength(3);
});

test('ST-BANK-06 · only the active player trades with the bank, and only while trading', () => {
  const state = position({ seats: hands([4, 0, 0, 0, 0], [4, 0, 0, 0, 0]), options: { ...OFF, phases: 'strict' } });
  expect(codes(state, 1, 'bank tritanium for food')).toEqual(['not-asked']);
  play(state, 0, 'build');
  expect(codes(state, 0, 'bank tritanium for food')).toEqual(['not-now.build']);
});

test('ST-BANK-07 · a building on either of its two points gives the use of a post; the best rate counts', () => {
  for (const vertex of [11, 16]) {
    const state = position({ seats: [{ stations: [vertex, 26], hand: [2, 3, 0, 0, 0] }], options: OFF });
    expect(codes(state, 0, 'bank tritanium for water')).toEqual([]);
    expect(codes(state, 0, 'bank dilithium for water')).toEqual([]);
  }
  const base = position({ seats: [{ bases: [11], hand: [2, 0, 0, 0, 0] }], options: OFF });
  expect(codes(base, 0, 'bank tritanium for water')).toEqual([]);
});

test('ST-BANK-07 · 18 points have a post, two for each', () => {
  const { postAt } = position().table.derived;
  const counts = [0, 1, 2, 3, 4, 5].map((kind) => postAt.filter((post) => post === kind).length);
  expect(counts).toEqual([2, 2, 2, 2, 2, 8]);
});

test('ST-BANK-08 · ST-VAR-01 · a post reached this turn can be used at once with joined phases, from the next turn on with strict phases', () => {
  const seats = [{ stations: [7 + 5], ships: [11, 10], hand: [3, 1, 1, 1, 0] }, {}, {}];
  const joined = position({ seats, options: OFF });
  play(joined, 0, 'station 11');
  expect(codes(joined, 0, 'bank tritanium for water')).toEqual([]);
  const strict = position({ seats, options: { ...OFF, phases: 'strict' } });
  play(strict, 0, 'build');
  play(strict, 0, 'station 11');
  expect(codes(strict, 0, 'bank tritanium for water')).toEqual(['not-now.build']);
  play(strict, 0, 'end');
  for (const seat of [1, 2]) {
    rollDice(strict, 2);
    play(strict, seat, 'build');
    play(strict, seat, 'end');
  }
  rollDice(strict, 2);
  expect(codes(strict, 0, 'bank tritanium for water')).toEqual([]);
});

test('ST-TIP-02 · a special post is worth most to a player who produces its resource', () => {
  const state = position({ seats: [{ stations: [16], hand: [2, 0, 0, 0, 2] }], options: OFF });
  expect(legalMoves(state, 0, 'bank')).toHaveLength(4);
});

test.each([
  [18, 'tritanium'],
  [49, 'dilithium'],
  [61, 'food'],
  [3, 'oxygen'],
  [17, 'water'],
])('ST-BANK-03 · the special post at lane %i takes two %s, and three of no other resource', (edge, name) => {
  const vertex = TOPOLOGY.edgeVertices[edge * 2] ?? 0;
  const state = position({ seats: [{ stations: [vertex], hand: [3, 3, 3, 3, 3] }], options: OFF });
  const gives = new Set(legalMoves(state, 0, 'bank').map((move) => move.split(' ')[1]));
  expect([...gives]).toEqual([name]);
});

test('ST-BANK-05 · the last card of a stack can be taken, a card of an empty stack is not offered', () => {
  const seats = hands([0, 4, 0, 0, 0]);
  const state = position({ seats, bank: [0, 15, 1, 19, 19], options: OFF });
  expect(legalMoves(state, 0, 'bank')).toEqual([
    'bank dilithium for food',
    'bank dilithium for oxygen',
    'bank dilithium for water',
  ]);
  play(state, 0, 'bank dilithium for food');
  expect(state.table.bank).toEqual([0, 19, 0, 19, 19]);
});

test('ST-CARD-RAND · ST-BANK-01 · the rate of two is for the holder of the card only', () => {
  const state = position({ seats: [{ support: 'rand', hand: [4, 0, 0, 0, 0] }, {}, {}] });
  play(state, 0, 'double tritanium for food');
  expect([0, 1, 2].map((seat) => rateOf(state.table, seat, 0))).toEqual([2, 4, 4]);
});
