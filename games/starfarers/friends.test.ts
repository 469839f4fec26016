import { expect, test } from 'vitest';
import type { StarfarersState } from './state.ts';
import {
  asked,
  chance,
  codes,
  handOfSeat,
  legalMoves,
  play,
  playerAt,
  position,
  question,
  resolveChance,
  rollDice,
  SPEED_FIVE_SHAKE,
  why,
} from './testing/position.ts';

const DIPLOMAT = { docked: [0, 0, 0, 1] };
const TRAVELER = { docked: [0, 0, 0, 0, 1] };
const SHIP = { ships: [['colony', '17:25']] } as const;

test('SF-FRIEND-PRODUCTION · one more card of the resource when a roll brings at least one, once a roll', () => {
  const seats = [{ colonies: ['1:27', '-2:26'], friends: ['production-fuel'], docked: [1] }, {}, {}];
  const state = position({ seats, phase: 'before' });
  rollDice(state, 4);
  expect(handOfSeat(state, 0)).toEqual([0, 3, 0, 0, 0]);
});

test('SF-FRIEND-UPGRADES · the Scientists’ cards add to speed and strength and do not count as upgrades', () => {
  const seats = [{ ...SHIP, friends: ['upgrades-1', 'boosters', 'cannons'], docked: [0, 3] }, {}, {}];
  const state = position({ seats, phase: 'flight', shake: SPEED_FIVE_SHAKE });
  expect(codes(state, 0, 'fly 0 to 17:17')).toEqual([]);
  expect(codes(state, 0, 'fly 0 to 17:15')).toEqual(['too-far']);
  expect(playerAt(state, 0).fitted).toEqual([0, 0, 0]);
});

test('SF-FRIEND-FAME · a good buys half a medal, once a turn', () => {
  const seats = [{ hand: [0, 0, 0, 0, 3], friends: ['fame-1', 'fame-2'], docked: [0, 0, 0, 2] }, {}, {}];
  const state = position({ seats });
  play(state, 0, 'fame');
  expect([playerAt(state, 0).fame, handOfSeat(state, 0)[4]]).toEqual([1, 2]);
  expect(codes(state, 0, 'fame')).toEqual(['used-up']);
  expect(codes(position({ seats: [{ hand: [0, 0, 0, 0, 1] }, {}, {}] }), 0, 'fame')).toEqual(['no-card']);
  expect(codes(position({ seats: [{ friends: ['fame-1'], ...DIPLOMAT }, {}, {}] }), 0, 'fame')).toEqual(['cannot-pay']);
});

test('SF-OPT-FAME · with two cards it works twice if the option allows; never from an empty stock', () => {
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

test('SF-FRIEND-HAND · a player behind two others draws a blind card from each of two of them', () => {
  const state = position({ seats: [{ friends: ['helping-hand'], ...DIPLOMAT }, AHEAD, { fame: 4 }, {}] });
  playerAt(state, 0).points = 0;
  expect(codes(state, 0, 'help 1,3')).toEqual(['no-leader']);
  play(state, 0, 'help 1,2');
  expect(question(state)).toBe('rob');
  chance(state, 0);
  expect([question(state), handOfSeat(state, 0)]).toEqual(['main', [1, 0, 0, 0, 0]]);
  expect(codes(state, 0, 'help 1,2')).toEqual(['used-up']);
});

test('SF-FRIEND-HAND · a single player ahead is not enough', () => {
  const state = position({ seats: [{ friends: ['helping-hand'], ...DIPLOMAT }, { fame: 8 }, {}] });
  expect(why(state, 0, 'help 1,2')).toMatchObject([{ code: 'too-few-leaders', numbers: { leaders: 1 } }, {}]);
});

test('SF-FRIEND-HAND · it can also be used before the roll, in its holder’s turn', () => {
  const seats = [{ friends: ['helping-hand'], ...DIPLOMAT }, AHEAD, AHEAD, {}];
  const state = position({ seats, phase: 'before' });
  playerAt(state, 0).points = 0;
  play(state, 0, 'help 1,2');
  chance(state, 0);
  chance(state, 0);
  expect([question(state), handOfSeat(state, 0)]).toEqual(['before', [2, 0, 0, 0, 0]]);
  rollDice(state, 2);
  resolveChance(state);
  expect(codes(state, 0, 'help 1,2')).toEqual(['used-up']);
});

test('SF-FRIEND-RELIEF · the whole production phase counts, including cards drawn from the reserve pile', () => {
  const holder = { friends: ['relief'], ...DIPLOMAT };
  const drawing = position({ seats: [holder, {}, {}], phase: 'before' });
  rollDice(drawing, 4);
  expect([question(drawing), asked(drawing)]).not.toEqual(['relief', 1]);
  resolveChance(drawing);
  expect([question(drawing), playerAt(drawing, 0).cards]).toEqual(['main', 2]);
  const rich = position({ seats: [{ ...holder, tokens: 10 }, {}, {}], phase: 'before' });
  rollDice(rich, 4);
  expect([question(rich), asked(rich)]).toEqual(['relief', 1]);
});

test('SF-FRIEND-RELIEF · pilot 2 draws as well, and a shortage brings nothing', () => {
  const holder = { friends: ['relief'], ...DIPLOMAT };
  const second = position({ seats: [{}, {}, {}, holder, {}], phase: 'before' });
  rollDice(second, 4);
  resolveChance(second);
  expect(question(second)).toBe('main');
  const short = position({
    seats: [{}, { ...holder, colonies: ['1:27'] }, { colonies: ['-2:26'] }],
    phase: 'before',
    supply: [9, 1, 9, 9, 9],
  });
  rollDice(short, 4);
  expect([question(short), asked(short)]).toEqual(['relief', 0b010]);
});

test('SF-FRIEND-RELIEF · after any roll except 7 that brings nothing its owner may take a card', () => {
  const seats = [{}, { friends: ['relief'], ...DIPLOMAT }, {}];
  const state = position({ seats, phase: 'before', supply: [9, 0, 9, 9, 9] });
  rollDice(state, 4);
  expect([question(state), asked(state)]).toEqual(['relief', 0b010]);
  expect(codes(state, 1, 'take fuel')).toEqual(['supply-out']);
  play(state, 1, 'take food');
  expect(handOfSeat(state, 1)).toEqual([0, 0, 0, 1, 0]);
  const seven = position({ seats, phase: 'before' });
  rollDice(seven, 7);
  expect(question(seven)).not.toBe('relief');
});

test('SF-FRIEND-RELIEF · it is optional, and a shortage counts as nothing', () => {
  const seats = [{}, { friends: ['relief'], colonies: ['1:27'], ...DIPLOMAT }, {}];
  const state = position({ seats, phase: 'before', supply: [9, 0, 9, 9, 9] });
  rollDice(state, 4);
  play(state, 1, 'pass');
  expect(playerAt(state, 1).cards).toBe(0);
});

/** Five seats, the first of which has these cards. */
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

test('SF-FRIEND-JUMP · two cards let two different ships jump; a ship that has begun to fly cannot jump', () => {
  const ships = [SHIP.ships[0], ['colony', '4:24']] as const;
  const has = { friends: ['space-jump-1', 'space-jump-2'], docked: [0, 0, 0, 0, 2], fitted: [3, 0, 0], ships };
  const state = five(has);
  play(state, 0, 'jump 0 to 13:13');
  expect(codes(state, 0, 'jump 0 to 11:13')).toContain('ship-flown');
  play(state, 0, 'jump 1 to 11:13');
  const begun = five(has);
  play(begun, 0, 'fly 0 to 17:23');
  expect(codes(begun, 0, 'jump 0 to 13:13')).toEqual(['ship-flown']);
  const three = five({ ...has, ships: [...ships, ['colony', '14:22']] });
  play(three, 0, 'jump 0 to 13:13');
  play(three, 0, 'jump 1 to 11:13');
  expect(codes(three, 0, 'jump 2 to 14:12')).toEqual(['used-up']);
});

test('SF-FRIEND-JUMP · the jump of the card replaces the flight, whatever the option for encounters', () => {
  const has = { friends: ['space-jump-1'], ...TRAVELER, fitted: [3, 0, 0] };
  const state = five(has, 'flight', { options: { jump: 'extra' } });
  play(state, 0, 'jump 0 to 13:13');
  expect(codes(state, 0, 'fly 0 to 11:13')).toContain('ship-flown');
});

const TARGET = { friends: ['targeted-encounter'], ...TRAVELER };

/** The shake of a flight. */
function shaken(has: object, shake: number, others: readonly object[] = [{}, {}, {}, {}]): StarfarersState {
  const state = position({ seats: [{ ...SHIP, ...has }, ...others] });
  play(state, 0, 'done');
  play(state, 3, 'done');
  chance(state, shake);
  return state;
}

test('SF-FRIEND-TARGET · its owner avoids an encounter, or requests one', () => {
  const black = shaken(TARGET, 9);
  expect([question(black), asked(black)]).toEqual(['target', 1]);
  play(black, 0, 'avoid');
  expect(question(black)).toBe('flight');
  const fair = shaken(TARGET, SPEED_FIVE_SHAKE);
  play(fair, 0, 'seek');
  expect([question(fair), fair.table.reader]).toEqual(['meet', 1]);
  const left = shaken(TARGET, SPEED_FIVE_SHAKE);
  play(left, 0, 'avoid');
  expect(question(left)).toBe('flight');
});

test('SF-FRIEND-TARGET · it affects only its owner, and the other pilot has the encounter', () => {
  const state = shaken(TARGET, 9, [{}, {}, { ships: [['colony', '4:24']] }, {}]);
  play(state, 0, 'avoid');
  expect(state.table.stack.at(-1)).toEqual({ kind: 'meet', seats: [3] });
  expect(state.table.reader).toBe(1);
});

test('SF-FRIEND-DONATION · a player who gives the card wins fame too; the card is used up either way', () => {
  const seats = [{ friends: ['donation'], ...TRAVELER }, { hand: [0, 0, 1, 0, 0] }, {}, {}, {}];
  const state = position({ seats });
  expect(codes(state, 0, 'ask 0 for ore')).toEqual(['no-opponent']);
  play(state, 0, 'ask 1 for carbon');
  play(state, 1, 'donate');
  expect([handOfSeat(state, 0), playerAt(state, 0).fame, playerAt(state, 1).fame]).toEqual([[0, 0, 1, 0, 0], 1, 1]);
  expect(codes(state, 0, 'ask 1 for ore')).toEqual(['used-up']);
  const other = position({ seats });
  play(other, 0, 'ask 1 for ore');
  expect(codes(other, 1, 'donate')).toEqual(['not-held']);
  play(other, 1, 'keep');
  expect([playerAt(other, 0).fame, codes(other, 0, 'ask 1 for carbon')]).toEqual([0, ['used-up']]);
});

test('SF-FRIEND-DONATION · the asker takes the last half medal', () => {
  const state = position({ seats: [{ friends: ['donation'], ...TRAVELER }, { hand: [1, 0, 0, 0, 0] }, {}, {}, {}] });
  state.table.fame = 1;
  play(state, 0, 'ask 1 for ore');
  play(state, 1, 'donate');
  expect([playerAt(state, 0).fame, playerAt(state, 1).fame]).toEqual([1, 0]);
});

const CONVERTER = { friends: ['conversion'], ...TRAVELER };

test('a turn with every friendship card goes on without an error', () => {
  const state = five({ ...CONVERTER, hand: [1, 0, 0, 0, 1] }, 'before');
  rollDice(state, 3);
  resolveChance(state);
  expect(question(state)).toBe('main');
});

test('SF-FRIEND-JUMP · without the card that is the only reason given; a ship that was flying is done', () => {
  expect(codes(five({ fitted: [3, 0, 0] }), 0, 'jump 0 to 13:13')).toEqual(['no-card']);
  const ships = [SHIP.ships[0], ['colony', '4:24']] as const;
  const state = five({ friends: ['space-jump-1'], ...TRAVELER, fitted: [3, 0, 0], ships });
  play(state, 0, 'fly 0 to 17:23');
  play(state, 0, 'jump 1 to 13:13');
  expect(codes(state, 0, 'fly 0 to 17:21')).toEqual(['ship-flown', 'too-far']);
});

test('SF-FRIEND-HAND · the cards are drawn one after the other, in the order of the seats', () => {
  const state = position({
    seats: [{ friends: ['helping-hand'], ...DIPLOMAT }, AHEAD, { fame: 4, hand: [0, 1, 0, 0, 0] }, {}],
  });
  playerAt(state, 0).points = 0;
  play(state, 0, 'help 1,2');
  expect(chance(state, 0).open[0]).toMatchObject({ kind: 'stole', from: 1, seat: 0 });
  expect(chance(state, 0).open[0]).toMatchObject({ kind: 'stole', from: 2, seat: 0 });
});

test('SF-FRIEND-FAME · the last half medal can be bought', () => {
  const state = position({ seats: [{ hand: [0, 0, 0, 0, 1], friends: ['fame-1'], ...DIPLOMAT }, {}, {}] });
  state.table.fame = 1;
  expect(codes(state, 0, 'fame')).toEqual([]);
});

test('SF-FRIEND-DONATION · every other player can be asked, and nobody else', () => {
  const asker = { friends: ['donation'], ...TRAVELER };
  const six = position({ seats: [{}, asker, {}, {}, {}, {}], active: 1 });
  expect(legalMoves(six, 1, 'ask')).toHaveLength(25);
  play(six, 1, 'ask 0 for ore');
  expect(asked(six)).toBe(0b000001);
  expect(codes(position({ seats: [asker, {}, {}, {}, {}] }), 0, 'ask 5 for ore')).toEqual(['no-opponent']);
});

test('SF-FRIEND-JUMP · any ship that has jumped is done', () => {
  const ships = [SHIP.ships[0], ['colony', '4:24']] as const;
  const state = five({ friends: ['space-jump-1'], ...TRAVELER, fitted: [3, 0, 0], ships });
  play(state, 0, 'jump 1 to 13:13');
  expect(codes(state, 0, 'fly 1 to 11:13')).toContain('ship-flown');
  expect(codes(state, 0, 'fly 0 to 17:23')).toEqual([]);
});

test('SF-FRIEND-RELIEF · a player who got something is not asked, and nobody is when the supply is empty', () => {
  const fed = [{}, { friends: ['relief'], ...DIPLOMAT, colonies: ['1:27'] }, {}];
  const yielding = position({ seats: fed, phase: 'before' });
  rollDice(yielding, 4);
  expect(question(yielding)).toBe('draw');
  const hungry = [{}, { friends: ['relief'], ...DIPLOMAT }, {}];
  const bare = position({ seats: hungry, phase: 'before', supply: [0, 0, 0, 0, 0] });
  rollDice(bare, 4);
  expect(question(bare)).not.toBe('relief');
  const ore = position({ seats: hungry, phase: 'before', supply: [1, 0, 0, 0, 0] });
  rollDice(ore, 4);
  expect(question(ore)).toBe('relief');
  expect(play(ore, 1, 'take ore').open[0]).toEqual({ kind: 'relieved', seat: 1, resource: 0 });
});

const MANY_CARDS = {
  friends: ['helping-hand', 'fame-1', 'fame-2', 'donation', 'conversion', 'rate-goods'],
  docked: [0, 0, 1, 3, 2],
  hand: [0, 0, 0, 0, 3],
};
const RICH = { hand: [1, 1, 0, 0, 0], tokens: 14 };

test('SF56-TURN-06 · SF-FRIEND-HAND · cards that work once a turn are used up independently', () => {
  const others = [RICH, RICH, {}, {}];
  const seats = [{ ...SHIP, ...MANY_CARDS }, ...others];
  const state = position({ seats, options: { fame: 'per-copy' } });
  play(state, 0, 'help 1,2');
  chance(state, 0);
  chance(state, 0);
  play(state, 0, 'ask 1 for ore');
  play(state, 1, 'keep');
  play(state, 0, 'convert 0');
  play(state, 0, 'supply goods for food');
  play(state, 0, 'fame');
  play(state, 0, 'fame');
  expect([handOfSeat(state, 0), playerAt(state, 0).fame]).toEqual([[2, 0, 0, 1, 0], 2]);
  const jumper = { friends: ['helping-hand', 'space-jump-1'], docked: [0, 0, 0, 1, 1], fitted: [3, 0, 0] };
  const flight = position({ seats: [{ ...SHIP, ...jumper }, ...others], phase: 'flight' });
  play(flight, 0, 'help 1,2');
  chance(flight, 0);
  chance(flight, 0);
  expect(codes(flight, 0, 'jump 0 to 13:13')).toEqual([]);
});
