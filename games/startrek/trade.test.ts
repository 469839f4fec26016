import { expect, test } from 'vitest';
import { startrek } from './game.ts';
import { legal } from './testing/legal.ts';
import { asked, codes, handOfSeat, play, position, question, roll, why } from './testing/position.ts';

const OFF = { support: 'off' } as const;
const hands = (...all: number[][]) => all.map((hand) => ({ hand }));
const T = '1,0,0,0,0';
const D = '0,1,0,0,0';

test('ST-BANK-01 · without a post four equal cards buy one: 4 water for 1 tritanium', () => {
  const state = position({ seats: hands([0, 0, 0, 0, 4]), options: OFF });
  play(state, 0, 'bank water for tritanium');
  expect(handOfSeat(state, 0)).toEqual([1, 0, 0, 0, 0]);
  const poor = position({ seats: hands([0, 0, 0, 0, 3]), options: OFF });
  expect(why(poor, 0, 'bank water for tritanium')).toMatchObject([
    { code: 'too-few-to-swap', numbers: { rate: 4, have: 3 } },
  ]);
});

test('ST-BANK-02 · a general post takes three of any kind: 3 tritanium for 1 water', () => {
  const state = position({ seats: [{ stations: [26], hand: [3, 0, 0, 3, 0] }], options: OFF });
  play(state, 0, 'bank tritanium for water');
  play(state, 0, 'bank oxygen for water');
  expect(handOfSeat(state, 0)).toEqual([0, 0, 0, 0, 2]);
});

test('ST-BANK-03 · a special post takes two of its own: 2 tritanium for 1 oxygen, 4 for 2', () => {
  const state = position({ seats: [{ stations: [11], hand: [4, 0, 0, 0, 0] }], options: OFF });
  play(state, 0, 'bank tritanium for oxygen');
  play(state, 0, 'bank tritanium for food');
  expect(handOfSeat(state, 0)).toEqual([0, 0, 1, 1, 0]);
});

test('ST-BANK-04 · a special post helps no other resource', () => {
  const state = position({ seats: [{ stations: [11], hand: [0, 3, 0, 0, 0] }], options: OFF });
  expect(codes(state, 0, 'bank dilithium for food')).toEqual(['too-few-to-swap']);
});

test('ST-BANK-05 · another resource must be taken, and from a stack that has one', () => {
  const state = position({ seats: hands([4, 0, 0, 0, 0]), bank: [15, 19, 0, 19, 19], options: OFF });
  expect(codes(state, 0, 'bank tritanium for tritanium')).toEqual(['same-resource']);
  expect(codes(state, 0, 'bank tritanium for food')).toEqual(['bank-out']);
  expect(legal(state, 0, 'bank')).toHaveLength(3);
});

test('ST-BANK-06 · only the player on turn, only while trading', () => {
  const state = position({ seats: hands([4, 0, 0, 0, 0], [4, 0, 0, 0, 0]), options: { ...OFF, phases: 'strict' } });
  expect(codes(state, 1, 'bank tritanium for food')).toEqual(['not-asked']);
  play(state, 0, 'build');
  expect(codes(state, 0, 'bank tritanium for food')).toEqual(['not-now.build']);
});

test('ST-BANK-07 · a building on either of its two points owns a post; the best rate counts', () => {
  for (const vertex of [11, 16]) {
    const state = position({ seats: [{ stations: [vertex, 26], hand: [2, 3, 0, 0, 0] }], options: OFF });
    expect(codes(state, 0, 'bank tritanium for water')).toEqual([]);
    expect(codes(state, 0, 'bank dilithium for water')).toEqual([]);
  }
  const base = position({ seats: [{ bases: [11], hand: [2, 0, 0, 0, 0] }], options: OFF });
  expect(codes(base, 0, 'bank tritanium for water')).toEqual([]);
});

test('ST-BANK-08 · ST-VAR-01 · a post reached this turn helps at once with joined phases, next turn with strict ones', () => {
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
    roll(strict, 2);
    play(strict, seat, 'build');
    play(strict, seat, 'end');
  }
  roll(strict, 2);
  expect(codes(strict, 0, 'bank tritanium for water')).toEqual([]);
});

test('ST-TRADE-01 · only the player on turn offers, after the roll, and others answer only', () => {
  const state = position({ seats: hands([1, 0, 0, 0, 0], [0, 1, 0, 0, 0]), options: OFF });
  expect(codes(state, 1, `offer ${D} for ${T} to 0`)).toEqual(['not-asked']);
  expect(codes(state, 0, `offer ${T} for ${D} to 0,1`)).toEqual(['no-opponent']);
  expect(codes(state, 0, `offer ${D} for ${T} to 1`)).toEqual(['not-held']);
  const before = position({ frame: { kind: 'before' }, seats: hands([1, 0, 0, 0, 0]), options: OFF });
  expect(codes(before, 0, `offer ${T} for ${D} to 1`)).toEqual(['not-now.before']);
});

test('ST-TRADE-02 · several answers at once, and the player on turn picks', () => {
  const state = position({ seats: hands([1, 0, 0, 0, 0], [0, 1, 0, 0, 0], [0, 1, 0, 0, 0]), options: OFF });
  play(state, 0, `offer ${T} for ${D} to 1,2`);
  expect([asked(state), question(state)]).toEqual([0b110, 'offer']);
  play(state, 2, 'accept');
  play(state, 1, 'accept');
  expect(asked(state)).toBe(0b001);
  play(state, 0, 'deal 1');
  expect([handOfSeat(state, 0), handOfSeat(state, 1)]).toEqual([
    [0, 1, 0, 0, 0],
    [1, 0, 0, 0, 0],
  ]);
});

test('ST-TRADE-02 · the books’ example: 1 dilithium wanted for water; 3 water asked, then 1 tritanium and 1 water', () => {
  const state = position({ seats: hands([2, 0, 0, 0, 3], [0, 1, 0, 0, 0], [0, 1, 0, 0, 0]), options: OFF });
  play(state, 0, `offer 0,0,0,0,1 for ${D} to 1,2`);
  play(state, 1, `counter ${D} for 0,0,0,0,3`);
  play(state, 2, `counter ${D} for 1,0,0,0,1`);
  play(state, 0, 'deal 2');
  expect([handOfSeat(state, 0), handOfSeat(state, 2)]).toEqual([
    [1, 1, 0, 0, 2],
    [1, 0, 0, 0, 1],
  ]);
});

test('ST-TRADE-02 · a counter-offer that the player on turn cannot pay is no deal', () => {
  const state = position({ seats: hands([1, 0, 0, 0, 0], [0, 1, 0, 0, 0]), options: OFF });
  play(state, 0, `offer ${T} for ${D} to 1`);
  play(state, 1, `counter ${D} for 2,0,0,0,0`);
  expect(codes(state, 0, 'deal 1')).toEqual(['not-held']);
  expect(codes(state, 0, 'deal 2')).toEqual(['no-agreement']);
});

test('ST-TRADE-02 · an offer can be withdrawn at any time, and is off when all decline', () => {
  const state = position({ seats: hands([1, 0, 0, 0, 0], [0, 1, 0, 0, 0], []), options: OFF });
  play(state, 0, `offer ${T} for ${D} to 1,2`);
  expect(codes(state, 1, 'withdraw')).toEqual(['not-on-turn']);
  expect(codes(state, 0, 'accept')).toContain('own-offer');
  play(state, 0, 'withdraw');
  expect(question(state)).toBe('main');
  play(state, 0, `offer ${T} for ${D} to 1,2`);
  play(state, 1, 'decline');
  expect(codes(state, 1, 'accept')).toEqual(['not-asked']);
  play(state, 2, 'decline');
  expect(question(state)).toBe('main');
});

test('ST-TRADE-02 · whoever lacks the cards cannot say yes, and nobody answers for them', () => {
  const state = position({ seats: hands([1, 0, 0, 0, 0], []), options: OFF });
  play(state, 0, `offer ${T} for ${D} to 1`);
  expect(why(state, 1, 'accept')).toMatchObject([{ code: 'not-held', numbers: { dilithium: 1 } }]);
  expect(startrek.awaiting(state.table)).toMatchObject({ veiled: true });
});

test('ST-TRADE-03 · no gifts: to give 1 dilithium away is refused', () => {
  const state = position({ seats: hands([0, 2, 0, 0, 0]), options: OFF });
  expect(codes(state, 0, 'offer 0,1,0,0,0 for 0,0,0,0,0 to 1')).toEqual(['gift']);
  expect(codes(state, 0, 'offer 0,0,0,0,0 for 0,1,0,0,0 to 1')).toEqual(['gift']);
});

test('ST-TRADE-04 · no disguised gifts: 2 dilithium for 1 dilithium is refused, for 1 tritanium accepted', () => {
  const state = position({ seats: hands([0, 2, 0, 0, 0], [1, 1, 0, 0, 0]), options: OFF });
  expect(codes(state, 0, 'offer 0,2,0,0,0 for 0,1,0,0,0 to 1')).toEqual(['both-sides']);
  play(state, 0, 'offer 0,2,0,0,0 for 1,0,0,0,0 to 1');
  expect(codes(state, 1, 'counter 0,1,0,0,0 for 0,1,0,0,0')).toEqual(['both-sides']);
  play(state, 1, 'accept');
  play(state, 0, 'deal 1');
  expect(handOfSeat(state, 0)).toEqual([1, 0, 0, 0, 0]);
});

test('ST-TRADE-04 · uneven and mixed is fine: 1 tritanium and 1 water for 1 dilithium', () => {
  const state = position({ seats: hands([1, 0, 0, 0, 1], [0, 1, 0, 0, 0]), options: OFF });
  expect(codes(state, 0, `offer 1,0,0,0,1 for ${D} to 1`)).toEqual([]);
});

test('ST-TRADE-05 · an offer can name resource cards and nothing else', () => {
  expect(startrek.notation.parse('offer sfi for 0,1,0,0,0 to 1')).toBeNull();
  expect(startrek.notation.parse('offer 1,0,0,0,0,1 for 0,1,0,0,0 to 1')).toBeNull();
  expect(startrek.notation.parse('offer 1,0,0,0,0 for kirk to 1')).toBeNull();
});

test('ST-OPT-OFFERS · so many offers a turn and no more', () => {
  const state = position({ seats: hands([1, 0, 0, 0, 0]), options: { ...OFF, offers: 1 } });
  play(state, 0, `offer ${T} for ${D} to 1`);
  play(state, 0, 'withdraw');
  expect(why(state, 0, `offer ${T} for ${D} to 1`)).toMatchObject([
    { code: 'offers-spent', numbers: { made: 1, most: 1 } },
  ]);
  const none = position({ seats: hands([1, 0, 0, 0, 0]), options: { ...OFF, offers: 0 } });
  expect(legal(none, 0, 'offer', 9)).toEqual([]);
});

test('ST-OPT-OFFERS · a menu shows as many offers as asked for, each of which is legal', () => {
  const state = position({ seats: hands([1, 1, 1, 0, 0]), options: OFF });
  const shown = legal(state, 0, 'offer', 5);
  expect(shown).toHaveLength(5);
  for (const text of shown) expect(codes(state, 0, text)).toEqual([]);
});

test('ST-TIP-02 · a special post is worth most with production of its resource', () => {
  const state = position({ seats: [{ stations: [16], hand: [2, 0, 0, 0, 2] }], options: OFF });
  expect(legal(state, 0, 'bank')).toHaveLength(4);
});

test('ST-TIP-04 · a trade in the turn of another brings cards too', () => {
  const state = position({ seats: hands([1, 0, 0, 0, 0], [0, 1, 0, 0, 0]), options: OFF });
  play(state, 0, `offer ${T} for ${D} to 1`);
  play(state, 1, 'accept');
  play(state, 0, 'deal 1');
  expect(handOfSeat(state, 1)).toEqual([1, 0, 0, 0, 0]);
});
