import { expect, test } from 'vitest';
import type { Whole } from './state.ts';
import {
  asked,
  chance,
  codes,
  FIVE,
  handOfSeat,
  play,
  player,
  position,
  question,
  roll,
  settle,
  why,
} from './testing/position.ts';

const DIPLOMAT = { docked: [0, 0, 0, 1] };
const TRAVELER = { docked: [0, 0, 0, 0, 1] };
const SHIP = { ships: [['colony', '17:25']] } as const;

test('SF-FRIEND-PRODUCTION · one card more of that resource whenever a roll brings any, once a roll', () => {
  const seats = [{ colonies: ['1:27', '-2:26'], friends: ['production-fuel'], docked: [1] }, {}, {}];
  const state = position({ seats, phase: 'before' });
  roll(state, 4);
  expect(handOfSeat(state, 0)).toEqual([0, 3, 0, 0, 0]);
});

test('SF-FRIEND-UPGRADES · the Scientists’ cards add to speed and strength and are no parts', () => {
  const seats = [{ ...SHIP, friends: ['upgrades-1', 'boosters', 'cannons'], docked: [0, 3] }, {}, {}];
  const state = position({ seats, phase: 'flight', shake: FIVE });
  expect(codes(state, 0, 'fly 0 to 17:17')).toEqual([]);
  expect(codes(state, 0, 'fly 0 to 17:15')).toEqual(['too-far']);
  expect(player(state, 0).fitted).toEqual([0, 0, 0]);
});

test('SF-FRIEND-FAME · a good buys half a medal, once a turn', () => {
  const seats = [{ hand: [0, 0, 0, 0, 3], friends: ['fame-1', 'fame-2'], docked: [0, 0, 0, 2] }, {}, {}];
  const state = position({ seats });
  play(state, 0, 'fame');
  expect([player(state, 0).fame, handOfSeat(state, 0)[4]]).toEqual([1, 2]);
  expect(codes(state, 0, 'fame')).toEqual(['used-up']);
  expect(codes(position({ seats: [{ hand: [0, 0, 0, 0, 1] }, {}, {}] }), 0, 'fame')).toEqual(['no-card']);
  expect(codes(position({ seats: [{ friends: ['fame-1'], ...DIPLOMAT }, {}, {}] }), 0, 'fame')).toEqual(['cannot-pay']);
});

test('SF-OPT-FAME · with two cards twice, if the option says so; never from an empty stock', () => {
  const seats = [{ hand: [0, 0, 0, 0, 3], friends: ['fame-1', 'fame-2'], docked: [0, 0, 0, 2] }, {}, {}];
  const state = position({ seats, options: { fame: 'per-copy' } });
  play(state, 0, 'fame');
  play(state, 0, 'fame');
  expect(codes(state, 0, 'fame')).toEqual(['used-up']);
  const out = position({ seats });
  out.table.fame = 0;
  expect(codes(out, 0, 'fame')).toEqual(['no-fame']);
});

const AHEAD = { fame: 4, hand: [1, 0, 0, 0, 0] };

test('SF-FRIEND-HAND · who is behind two draws a blind card from each of two who are ahead', () => {
  const state = position({ seats: [{ friends: ['helping-hand'], ...DIPLOMAT }, AHEAD, { fame: 4 }, {}] });
  player(state, 0).points = 0;
  expect(codes(state, 0, 'help 1,3')).toEqual(['no-leader']);
  play(state, 0, 'help 1,2');
  expect(question(state)).toBe('rob');
  chance(state, 0);
  expect([question(state), handOfSeat(state, 0)]).toEqual(['main', [1, 0, 0, 0, 0]]);
  expect(codes(state, 0, 'help 1,2')).toEqual(['used-up']);
});

test('SF-FRIEND-HAND · one who is ahead is too few', () => {
  const state = position({ seats: [{ friends: ['helping-hand'], ...DIPLOMAT }, { fame: 8 }, {}] });
  expect(why(state, 0, 'help 1,2')).toMatchObject([{ code: 'too-few-leaders', numbers: { leaders: 1 } }, {}]);
});

test('SF-FRIEND-RELIEF · after any roll but a 7 that brings nothing its owner may take a card', () => {
  const seats = [{}, { friends: ['relief'], ...DIPLOMAT }, {}];
  const state = position({ seats, phase: 'before', supply: [9, 0, 9, 9, 9] });
  roll(state, 4);
  expect([question(state), asked(state)]).toEqual(['relief', 0b010]);
  expect(codes(state, 1, 'take fuel')).toEqual(['supply-out']);
  play(state, 1, 'take food');
  expect(handOfSeat(state, 1)).toEqual([0, 0, 0, 1, 0]);
  const seven = position({ seats, phase: 'before' });
  roll(seven, 7);
  expect(question(seven)).not.toBe('relief');
});

test('SF-FRIEND-RELIEF · it need not be taken, and a shortage counts as nothing', () => {
  const seats = [{}, { friends: ['relief'], colonies: ['1:27'], ...DIPLOMAT }, {}];
  const state = position({ seats, phase: 'before', supply: [9, 0, 9, 9, 9] });
  roll(state, 4);
  play(state, 1, 'pass');
  expect(player(state, 1).cards).toBe(0);
});

/** Five seats, the first of whom has these cards. */
const five = (has: object, phase: 'main' | 'flight' | 'before' = 'flight', more: object = {}) =>
  position({ seats: [{ ...SHIP, ...has }, {}, {}, {}, {}], phase, ...more });

test('SF-FRIEND-JUMP · with three boosters and no black ball a ship jumps instead of flying', () => {
  const has = { friends: ['space-jump-1'], ...TRAVELER, fitted: [3, 0, 0] };
  const state = five(has);
  play(state, 0, 'jump 0 to 13:13');
  expect(codes(state, 0, 'fly 0 to 11:13')).toContain('ship-flown');
  expect(codes(state, 0, 'jump 0 to 11:13')).toContain('used-up');
  expect(codes(five({ ...has, fitted: [2, 0, 0] }), 0, 'jump 0 to 13:13')).toEqual(['too-few-boosters']);
  expect(codes(five(has, 'flight', { shake: 9 }), 0, 'jump 0 to 13:13')).toEqual(['black-ball']);
  const helped = { friends: ['space-jump-1', 'boosters'], docked: [0, 1, 0, 0, 1], fitted: [1, 0, 0] };
  expect(codes(five(helped), 0, 'jump 0 to 13:13')).toEqual([]);
});

test('SF-FRIEND-JUMP · two cards let two ships jump, none twice; who has begun to fly does not jump', () => {
  const ships = [SHIP.ships[0], ['colony', '4:24']] as const;
  const has = { friends: ['space-jump-1', 'space-jump-2'], docked: [0, 0, 0, 0, 2], fitted: [3, 0, 0], ships };
  const state = five(has);
  play(state, 0, 'jump 0 to 13:13');
  expect(codes(state, 0, 'jump 0 to 11:13')).toContain('ship-flown');
  play(state, 0, 'jump 1 to 11:13');
  const begun = five(has);
  play(begun, 0, 'fly 0 to 17:23');
  expect(codes(begun, 0, 'jump 0 to 13:13')).toEqual(['ship-flown']);
});

const TARGET = { friends: ['targeted-encounter'], ...TRAVELER };

/** The shake of a flight. */
function shaken(has: object, shake: number, others: readonly object[] = [{}, {}, {}, {}]): Whole {
  const state = position({ seats: [{ ...SHIP, ...has }, ...others] });
  play(state, 0, 'done');
  play(state, 3, 'done');
  chance(state, shake);
  return state;
}

test('SF-FRIEND-TARGET · its owner avoids an encounter, or asks for one', () => {
  const black = shaken(TARGET, 9);
  expect([question(black), asked(black)]).toEqual(['target', 1]);
  play(black, 0, 'avoid');
  expect(question(black)).toBe('flight');
  const fair = shaken(TARGET, FIVE);
  play(fair, 0, 'seek');
  expect([question(fair), fair.table.reader]).toEqual(['meet', 1]);
  const left = shaken(TARGET, FIVE);
  play(left, 0, 'avoid');
  expect(question(left)).toBe('flight');
});

test('SF-FRIEND-TARGET · it concerns its owner alone, the other pilot has the encounter', () => {
  const state = shaken(TARGET, 9, [{}, {}, { ships: [['colony', '4:24']] }, {}]);
  play(state, 0, 'avoid');
  expect(state.table.stack.at(-1)).toEqual({ kind: 'meet', seats: [3] });
  expect(state.table.reader).toBe(1);
});

test('SF-FRIEND-DONATION · who gives what is asked for is famous too; the question is used either way', () => {
  const seats = [{ friends: ['donation'], ...TRAVELER }, { hand: [0, 0, 1, 0, 0] }, {}, {}, {}];
  const state = position({ seats });
  expect(codes(state, 0, 'ask 0 for ore')).toEqual(['no-opponent']);
  play(state, 0, 'ask 1 for carbon');
  play(state, 1, 'donate');
  expect([handOfSeat(state, 0), player(state, 0).fame, player(state, 1).fame]).toEqual([[0, 0, 1, 0, 0], 1, 1]);
  expect(codes(state, 0, 'ask 1 for ore')).toEqual(['used-up']);
  const other = position({ seats });
  play(other, 0, 'ask 1 for ore');
  expect(codes(other, 1, 'donate')).toEqual(['not-held']);
  play(other, 1, 'keep');
  expect([player(other, 0).fame, codes(other, 0, 'ask 1 for carbon')]).toEqual([0, ['used-up']]);
});

test('SF-FRIEND-DONATION · of the last half medal the asker takes it', () => {
  const state = position({ seats: [{ friends: ['donation'], ...TRAVELER }, { hand: [1, 0, 0, 0, 0] }, {}, {}, {}] });
  state.table.fame = 1;
  play(state, 0, 'ask 1 for ore');
  play(state, 1, 'donate');
  expect([player(state, 0).fame, player(state, 1).fame]).toEqual([1, 0]);
});

const CONVERTER = { friends: ['conversion'], ...TRAVELER };

test('SF-FRIEND-CONVERSION · a colony ship becomes a trade ship where it is, or the reverse, once a turn', () => {
  const state = five(CONVERTER, 'before');
  play(state, 0, 'convert 0');
  expect([(state.table.ships[0] ?? 0) % 2, player(state, 0).colonies, player(state, 0).stations]).toEqual([1, 9, 5]);
  expect(codes(state, 0, 'convert 0')).toEqual(['used-up']);
  expect(codes(five(CONVERTER, 'main'), 0, 'convert 1')).toContain('no-ship');
  expect(codes(five({ ...CONVERTER, docked: [2, 2, 1, 1, 1] }, 'main'), 0, 'convert 0')).toEqual(['no-piece']);
});

test('SF-FRIEND-CONVERSION · it must be able to get to where the new kind may stand', () => {
  const onSite = { ...CONVERTER, ships: [['colony', '11:19']] };
  const more = { explored: { 13: [5, 4, 10] } };
  const state = five(onSite, 'flight', more);
  play(state, 0, 'convert 0');
  expect(codes(state, 0, 'done')).toEqual(['must-leave']);
  const stuck = five(onSite, 'flight', more);
  player(stuck, 0).stuck = 1;
  expect(codes(stuck, 0, 'convert 0')).toEqual(['cannot-stand']);
});

test('a round with every card goes on', () => {
  const state = five({ ...CONVERTER, hand: [1, 0, 0, 0, 1] }, 'before');
  roll(state, 3);
  settle(state);
  expect(question(state)).toBe('main');
});
