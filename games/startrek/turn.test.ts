import { expect, test } from 'vitest';
import { startrek } from './game.ts';
import { asked, chance, codes, play, position, question, roll } from './testing/position.ts';

const OFF = { support: 'off' } as const;
const STRICT = { support: 'off', phases: 'strict' } as const;
const BEFORE = { kind: 'before' } as const;

test('ST-TURN-03 · ST-OPT-PHASES · strict: once building, no more trading, and then the turn is over', () => {
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

test('ST-VAR-01 · ST-OPT-PHASES · joined: trade and build in any order, and back again', () => {
  const state = position({ seats: [{ stations: [24], hand: [9, 9, 9, 9, 9] }], options: OFF });
  play(state, 0, 'ship 36');
  play(state, 0, 'bank tritanium for food');
  play(state, 0, 'ship 44');
  expect(question(state)).toBe('main');
});

test('ST-TURN-04 · the left neighbour is next, and after the last the first', () => {
  const state = position({ seats: [{}, {}, {}], active: 2, options: OFF });
  const { open } = play(state, 2, 'end');
  expect(state.table).toMatchObject({ active: 0, turn: 10 });
  expect(open).toEqual([
    { kind: 'ended', seat: 2, points: 0 },
    { kind: 'turn', seat: 0, turn: 10 },
  ]);
});

test('ST-OPT-DICE · the deck has every fall of two dice once, and is shuffled again when used up', () => {
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

test('ST-OPT-DICE · true dice are two dice', () => {
  const state = position({ frame: BEFORE, seats: [{}], options: OFF });
  play(state, 0, 'roll');
  expect(startrek.awaiting(state.table)).toMatchObject({ kind: 'dice', of: [6, 6] });
  roll(state, 12);
  expect(state.table.dice).toEqual([6, 6]);
});

test('ST-OPT-SUPPORT · off: no card, no window, no decision', () => {
  const state = position({ frame: BEFORE, seats: [{}, {}, {}], options: OFF });
  expect(state.table.row).toBe(0);
  roll(state, 8);
  expect(question(state)).toBe('main');
  expect(codes(state, 0, 'chase')).toContain('other-support');
});
