import { NONE } from '@orrery/common';
import { expect, test } from 'vitest';
import { startrek } from './game.ts';
import { asked, chance, codes, play, position, question, rollDice } from './testing/position.ts';

const OFF = { support: 'off' } as const;
const STRICT = { support: 'off', phases: 'strict' } as const;
const BEFORE = { kind: 'before' } as const;

test('ST-TURN-03 · ST-OPT-PHASES · strict: after building starts there is no more trading in the turn', () => {
  const state = position({ seats: [{ stations: [24], hand: [5, 5, 0, 0, 0] }], options: STRICT });
  expect(codes(state, 0, 'ship 36')).toEqual(['not-now.trade']);
  expect(codes(state, 0, 'end')).toEqual(['not-now.trade']);
  play(state, 0, 'build');
  play(state, 0, 'ship 36');
  expect(codes(state, 0, 'bank tritanium for food')).toEqual(['not-now.build']);
  play(state, 0, 'end');
  expect(asked(state)).toBe(0b010);
});

test('ST-TURN-03 · a card played while building does not reopen trading', () => {
  const seats = [{ hand: [4, 0, 0, 0, 0], cards: [0, 0, 0, 1, 0] }];
  const state = position({ frame: { kind: 'build' }, seats, options: STRICT });
  play(state, 0, 'monopoly food');
  expect(question(state)).toBe('build');
});

test('ST-VAR-01 · ST-OPT-PHASES · joined: trading and building in any order', () => {
  const state = position({ seats: [{ stations: [24], hand: [9, 9, 9, 9, 9] }], options: OFF });
  play(state, 0, 'ship 36');
  play(state, 0, 'bank tritanium for food');
  play(state, 0, 'ship 44');
  expect(question(state)).toBe('main');
});

test('ST-TURN-04 · the turn passes to the left, and from the last player to the first', () => {
  const state = position({ seats: [{}, {}, {}], active: 2, options: OFF });
  const { open } = play(state, 2, 'end');
  expect(state.table).toMatchObject({ active: 0, turn: 10 });
  expect(open).toEqual([
    { kind: 'ended', seat: 2, points: 0 },
    { kind: 'turn', seat: 0, turn: 10 },
  ]);
});

test('ST-DEV-02 · one card a turn: the next player may play one, and the first again in the next round', () => {
  const seats = [{ cards: [0, 0, 1, 1, 0] }, { cards: [0, 0, 0, 1, 0] }, {}];
  const state = position({ seats, options: OFF });
  play(state, 0, 'monopoly food');
  expect(codes(state, 0, 'science food water')).toEqual(['card-played']);
  play(state, 0, 'end');
  play(state, 1, 'monopoly water');
  for (const seat of [1, 2]) {
    rollDice(state, 2);
    play(state, seat, 'end');
  }
  expect(codes(state, 0, 'science food water')).toEqual([]);
});

test('ST-DEV-03 · a card is no longer new when the turn in which it was bought is over', () => {
  const state = position({ seats: [{ hand: [0, 0, 1, 1, 1] }, {}, {}], options: OFF });
  play(state, 0, 'buy');
  chance(state, 0);
  expect([state.hands[0]?.fresh, state.table.bought]).toEqual([[1, 0, 0, 0, 0], 1]);
  play(state, 0, 'end');
  expect([state.hands[0]?.fresh, state.table.bought]).toEqual([[0, 0, 0, 0, 0], 0]);
  expect(state.hands[0]?.developments).toEqual([1, 0, 0, 0, 0]);
});

test('ST-SEVEN-02 · the discards of a 7 stay visible until the turn ends', () => {
  const state = position({ frame: BEFORE, seats: [{}, { hand: [8, 0, 0, 0, 0] }, {}], options: OFF });
  rollDice(state, 7);
  play(state, 1, 'discard 4,0,0,0,0');
  play(state, 0, 'cruiser 3');
  expect(state.table.discards[1]).toEqual([4, 0, 0, 0, 0]);
  play(state, 0, 'end');
  expect(state.table.discards).toEqual([]);
});

test('ST-CARD-RAND · the rate of 2:1 ends with the turn, for its holder too', () => {
  const seats = [{ support: 'rand', hand: [5, 0, 0, 0, 0] }, { hand: [2, 0, 0, 0, 0] }, {}];
  const state = position({ seats });
  play(state, 0, 'double tritanium for food');
  expect(codes(state, 0, 'bank tritanium for water')).toEqual([]);
  play(state, 0, 'end');
  play(state, 0, 'flip');
  expect(state.table.rate).toBe(NONE);
  rollDice(state, 2);
  expect(codes(state, 1, 'bank tritanium for water')).toEqual(['too-few-to-swap']);
});

test('ST-TURN-04 · a turn begins with nothing played, bought or offered', () => {
  const state = position({ seats: [{}, {}, {}], options: OFF });
  Object.assign(state.table, { played: 1, bought: 1, offers: 3 });
  play(state, 0, 'end');
  expect(state.table).toMatchObject({ played: 0, bought: 0, offers: 0, rate: NONE, discards: [] });
});

test('ST-OPT-DICE · the deck has every result of two dice once, and is shuffled again when empty', () => {
  const state = position({ frame: BEFORE, seats: [{}, {}, {}], options: { ...OFF, dice: 'deck' } });
  const falls: number[] = [];
  for (let i = 0; i < 36; i++) {
    play(state, state.table.active, 'roll');
    expect(startrek.awaiting(state.table)).toMatchObject({ kind: 'dice-card', of: [36 - i], secret: false });
    chance(state, (i * 7) % (36 - i));
    falls.push((state.table.dice[0] ?? 0) * 10 + (state.table.dice[1] ?? 0));
    if (question(state) === 'cruiser') play(state, state.table.active, `cruiser ${state.table.cruiser === 3 ? 4 : 3}`);
    play(state, state.table.active, 'end');
  }
  expect(new Set(falls).size).toBe(36);
  expect(state.table.diceLeft).toBe(36);
});

test.each([
  [0, [1, 1]],
  [1, [1, 2]],
  [17, [3, 6]],
  [18, [4, 1]],
  [35, [6, 6]],
])('ST-OPT-DICE · card %i of a full deck is its own result and no other', (card, fall) => {
  const state = position({ frame: BEFORE, seats: [{}], options: { ...OFF, dice: 'deck' } });
  play(state, 0, 'roll');
  chance(state, card);
  expect(state.table.dice).toEqual(fall);
});

test('ST-OPT-DICE · real dice are two independent dice', () => {
  const state = position({ frame: BEFORE, seats: [{}], options: OFF });
  play(state, 0, 'roll');
  expect(startrek.awaiting(state.table)).toMatchObject({ kind: 'dice', of: [6, 6] });
  rollDice(state, 12);
  expect(state.table.dice).toEqual([6, 6]);
});

test('ST-OPT-SUPPORT · off: no card, no reaction, no decision', () => {
  const state = position({ frame: BEFORE, seats: [{}, {}, {}], options: OFF });
  expect(state.table.row).toBe(0);
  rollDice(state, 8);
  expect(question(state)).toBe('main');
  expect(codes(state, 0, 'chase')).toContain('other-support');
});

test('ST-TURN-04 · nothing of a turn is left when the next begins', () => {
  for (const options of [OFF, STRICT]) {
    const state = position({ frame: BEFORE, seats: [{}, {}, {}], options });
    for (const seat of [0, 1, 2, 0]) {
      expect(state.table.stack).toEqual([{ kind: 'before' }]);
      rollDice(state, 2);
      if (options === STRICT) play(state, seat, 'build');
      play(state, seat, 'end');
    }
  }
});

test('ST-OPT-DICE · after a reshuffle the deck has every result once again', () => {
  const state = position({ frame: BEFORE, seats: [{}, {}, {}], options: { ...OFF, dice: 'deck' } });
  const falls: number[] = [];
  for (let i = 0; i < 72; i++) {
    play(state, state.table.active, 'roll');
    chance(state, 35 - (i % 36));
    falls.push((state.table.dice[0] ?? 0) * 10 + (state.table.dice[1] ?? 0));
    if (question(state) === 'cruiser') play(state, state.table.active, `cruiser ${state.table.cruiser === 3 ? 4 : 3}`);
    play(state, state.table.active, 'end');
  }
  expect(new Set(falls.slice(0, 36)).size).toBe(36);
  expect(falls.slice(0, 3)).toEqual([66, 65, 64]);
  expect(falls.slice(36)).toEqual(falls.slice(0, 36));
});
