import { expect, test } from 'vitest';
import {
  asked,
  chance,
  codes,
  handOfSeat,
  play,
  playerAt,
  position,
  question,
  resolveChance,
  rollDice,
} from './testing/position.ts';

/** Seat 0 at home between fuel 4 and carbon 8 with a spaceport; seat 1 between food 11 and fuel 4. */
const HOME = [{ ports: ['1:27'] }, { colonies: ['-2:26'] }, {}];

test('SF-PROD-01 · every colony or spaceport beside a planet of the number brings one card', () => {
  const state = position({ seats: HOME, phase: 'before' });
  rollDice(state, 4);
  expect([handOfSeat(state, 0), handOfSeat(state, 1)]).toEqual([
    [0, 1, 0, 0, 0],
    [0, 1, 0, 0, 0],
  ]);
});

test('SF-PROD-01 · a disc with two numbers yields on either', () => {
  for (const sum of [3, 12]) {
    const state = position({ seats: [{ colonies: ['8:26'] }, {}, {}], phase: 'before' });
    rollDice(state, sum);
    expect(handOfSeat(state, 0)).toEqual([0, 0, 0, 0, 1]);
  }
});

test('SF-PROD-01 · a colony between two planets of the number gets a card of each', () => {
  const state = position({ seats: [{ colonies: ['11:19'] }, {}, {}], phase: 'before', explored: { 13: [5, 5, 10] } });
  rollDice(state, 5);
  expect(handOfSeat(state, 0)).toEqual([0, 0, 1, 1, 0]);
});

test('SF-PROD-02 · hidden discs and tokens yield nothing', () => {
  const hidden = position({ seats: [{ colonies: ['11:19'] }, {}, {}], phase: 'before' });
  rollDice(hidden, 5);
  const token = position({
    seats: [{ colonies: ['11:21'] }, {}, {}],
    phase: 'before',
    explored: { 13: [5, 4, 'pirates-4'] },
  });
  rollDice(token, 5);
  expect([handOfSeat(hidden, 0), handOfSeat(token, 0)]).toEqual([
    [0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0],
  ]);
});

test('SF-PROD-03 · if the supply cannot pay all, including the bonus, nobody gets that resource; the others are paid', () => {
  const seats = [{ ports: ['1:27'], friends: ['production-fuel'], docked: [1] }, { colonies: ['-2:26'] }, {}];
  const short = position({ seats, phase: 'before', supply: [9, 2, 9, 9, 9] });
  expect(rollDice(short, 4).open).toContainEqual({ kind: 'short', resource: 1, due: 3, left: 2 });
  expect(total(handOfSeat(short, 0))).toBe(0);
  const enough = position({ seats, phase: 'before', supply: [9, 3, 9, 9, 9] });
  rollDice(enough, 4);
  expect([handOfSeat(enough, 0)[1], handOfSeat(enough, 1)[1]]).toEqual([2, 1]);
});

test('SF-PROD-03 · a single claimant takes what is left', () => {
  const seats = [{ ports: ['1:27'], friends: ['production-fuel'], docked: [1] }, {}, {}];
  const state = position({ seats, phase: 'before', supply: [9, 1, 9, 9, 9] });
  expect(rollDice(state, 4).open).toContainEqual({ kind: 'short', resource: 1, due: 2, left: 1 });
  expect([handOfSeat(state, 0)[1], state.table.supply[1]]).toEqual([1, 0]);
});

const total = (cards: readonly number[]): number => cards.reduce((sum, n) => sum + n, 0);

test.each([
  [4, 2],
  [7, 2],
  [8, 1],
  [9, 1],
  [10, 0],
])('SF-PROD-04 · with %i points %i cards are drawn from the reserve pile', (points, cards) => {
  const state = position({ seats: [{ fame: points * 2 }, {}, {}], phase: 'before' });
  rollDice(state, 2);
  resolveChance(state);
  expect([playerAt(state, 0).points, playerAt(state, 0).cards]).toEqual([points, cards]);
});

test('SF-PROD-04 · only the player who draws sees the cards, the others are told how many', () => {
  const state = position({ phase: 'before' });
  rollDice(state, 2);
  const told = chance(state, 0, 18);
  expect(told.secret).toContainEqual({ kind: 'drew', seat: 0, n: 2, cards: [1, 0, 0, 0, 1] });
  expect(told.open).toContainEqual({ kind: 'drew', seat: 0, n: 2, cards: null });
});

test('SF-PROD-05 · an empty pile is refilled at once with eight of each, even between two cards', () => {
  const state = position({ phase: 'before', reserve: [1, 0, 0, 0, 0] });
  rollDice(state, 2);
  const { open } = chance(state, 0);
  expect(open).toContainEqual({ kind: 'refilled', cards: [8, 8, 8, 8, 8] });
  chance(state, 39);
  expect([handOfSeat(state, 0), state.table.reserve]).toEqual([[1, 0, 0, 0, 1], 39]);
});

test('SF-PROD-05 · a resource with few cards in the supply adds only those to the new pile', () => {
  const hands = [{ hand: [0, 0, 18, 0, 0] }, {}, {}];
  const state = position({ seats: hands, phase: 'before', reserve: [1, 0, 0, 0, 0] });
  rollDice(state, 2);
  chance(state, 0);
  expect(state.box.reserve).toEqual([8, 8, 2, 8, 8]);
});

test('SF-SEVEN-01 · a seven yields nothing', () => {
  const state = position({ seats: HOME, phase: 'before' });
  expect(rollDice(state, 7).open.some(({ kind }) => kind === 'produced')).toBe(false);
});

test.each([
  [7, [], 0],
  [9, [], 4],
  [12, ['tribute'], 0],
  [13, ['tribute'], 6],
])('SF-SEVEN-02 · SF-FRIEND-TRIBUTE · with %i cards and %j a seven costs %i', (cards, friends, owed) => {
  const docked = friends.length === 0 ? [] : [0, 0, 0, 1];
  const state = position({ seats: [{}, { hand: [cards, 0, 0, 0, 0], friends, docked }, {}], phase: 'before' });
  rollDice(state, 7);
  expect(question(state)).toBe(owed === 0 ? 'rob' : 'discard');
  if (owed === 0) return;
  expect(codes(state, 1, `discard ${owed - 1},0,0,0,0`)).toEqual(['not-half']);
  play(state, 1, `discard ${owed},0,0,0,0`);
  expect(playerAt(state, 1).cards).toBe(cards - owed);
});

test('SF-SEVEN-02 · discards are hidden until the last player has chosen', () => {
  const seats = [{ hand: [8, 0, 0, 0, 0] }, { hand: [0, 8, 0, 0, 0] }, {}];
  const state = position({ seats, phase: 'before' });
  rollDice(state, 7);
  const sealed = play(state, 0, 'discard 4,0,0,0,0');
  expect(sealed.open).toEqual([{ kind: 'sealed', seat: 0, cards: null }]);
  expect(playerAt(state, 0).cards).toBe(8);
  expect(codes(state, 1, 'discard 4,0,0,0,0')).toEqual(['not-held']);
  expect(play(state, 1, 'discard 0,4,0,0,0').reveals).toBe(0b111);
  expect([playerAt(state, 0).cards, playerAt(state, 1).cards]).toEqual([4, 4]);
});

test('SF-SEVEN-03 · the roller robs an opponent of their choice, who must have cards', () => {
  const state = position({ seats: [{}, { hand: [1, 0, 0, 0, 0] }, {}, { hand: [0, 0, 0, 0, 1] }], phase: 'before' });
  rollDice(state, 7);
  expect(codes(state, 0, 'steal 2')).toEqual(['no-victim']);
  play(state, 0, 'steal 3');
  expect(chance(state, 0).open[0]).toEqual({ kind: 'stole', seat: 0, from: 3, resource: null });
  expect(handOfSeat(state, 0)).toEqual([0, 0, 0, 0, 1]);
});

test('SF-SEVEN-04 · SF-SEVEN-05 · every opponent then draws a card, starting left of the roller, and the roller draws by points', () => {
  const state = position({ seats: [{}, {}, {}, {}], active: 1, phase: 'before' });
  rollDice(state, 7);
  const order: number[] = [];
  while (question(state) === 'draw') {
    for (const event of chance(state, 0, 0).open) if (event.kind === 'drew') order.push(event.seat);
  }
  expect(order).toEqual([2, 3, 0, 1]);
  expect([question(state), asked(state), playerAt(state, 1).cards]).toEqual(['main', 0b0010, 2]);
});

test('SF-PROD-05 · the pile is refilled as soon as its last card is drawn', () => {
  const state = position({ phase: 'before', reserve: [2, 0, 0, 0, 0] });
  rollDice(state, 2);
  expect(chance(state, 0, 0).open).toContainEqual({ kind: 'refilled', cards: [8, 8, 8, 8, 8] });
});

test('SF-PROD-01 · whichever planet of a system has the number, both its sites yield', () => {
  const seats = [{ colonies: ['11:19'] }, { colonies: ['11:21'] }, { colonies: ['8:20'] }, {}];
  const yields = (sum: number): string => {
    const state = position({ seats, phase: 'before', explored: { 13: [5, 4, 10] } });
    const told = rollDice(state, sum).open;
    return told.flatMap((event) => (event.kind === 'produced' ? [event.seat] : [])).join();
  };
  expect([yields(5), yields(4), yields(10)]).toEqual(['0,2', '0,1', '1,2']);
  const first = position({
    seats: [{ colonies: ['2:0'] }, {}, {}],
    phase: 'before',
    options: { setup: 'explorer' },
    laid: { 0: 0 },
    explored: { 0: [5, 4, 10] },
  });
  rollDice(first, 5);
  expect(handOfSeat(first, 0)).toEqual([0, 0, 1, 0, 0]);
});

test.each([
  ['ore', '8:28', 8, [2, 0, 0, 0, 0]],
  ['fuel', '1:27', 4, [0, 2, 0, 0, 0]],
  ['carbon', '1:27', 8, [0, 0, 2, 0, 0]],
  ['food', '-2:26', 11, [0, 0, 0, 2, 0]],
  ['goods', '8:26', 3, [0, 0, 0, 0, 2]],
] as const)(
  'SF-FRIEND-PRODUCTION · the card for %s works in any seat, and only for its resource',
  (name, site, sum, hand) => {
    const has = { colonies: [site], friends: [`production-${name}`], docked: [1] };
    const state = position({ seats: [{}, {}, has], phase: 'before' });
    rollDice(state, sum);
    expect(handOfSeat(state, 2)).toEqual(hand);
    const other = position({ seats: [{}, {}, { ...has, colonies: ['16:26'] }], phase: 'before' });
    rollDice(other, 6);
    expect(handOfSeat(other, 2)).toEqual([0, 0, name === 'carbon' ? 2 : 1, 0, 0]);
  },
);

test('SF-FRIEND-PRODUCTION · cards of other peoples bring no extra card', () => {
  const learned = { colonies: ['5:27'], friends: ['upgrades-1'], docked: [0, 1] };
  const state = position({ seats: [learned, { colonies: ['8:28'] }, {}], phase: 'before' });
  rollDice(state, 8);
  expect([handOfSeat(state, 0), handOfSeat(state, 1)]).toEqual([
    [1, 0, 0, 0, 0],
    [1, 0, 0, 0, 0],
  ]);
});

test('SF-SEVEN-03 · the only opponent with cards is robbed without a question, even in the first seat, and never the roller', () => {
  const card = { hand: [1, 0, 0, 0, 0] };
  const state = position({ seats: [card, card, {}], phase: 'before', active: 1 });
  rollDice(state, 7);
  expect(question(state)).toBe('rob');
  expect(chance(state, 0).open[0]).toMatchObject({ kind: 'stole', seat: 1, from: 0 });
});

test('SF-PROD-05 · a pile that could not be refilled is refilled before the next draw if the supply has any card', () => {
  const later = position({ phase: 'before', reserve: [0, 0, 0, 0, 0] });
  expect(rollDice(later, 2).open).toContainEqual({ kind: 'refilled', cards: [8, 8, 8, 8, 8] });
  const never = position({ phase: 'before', reserve: [0, 0, 0, 0, 0], supply: [0, 0, 0, 0, 0] });
  expect(rollDice(never, 2).open.map(({ kind }) => kind)).not.toContain('refilled');
  expect([question(never), playerAt(never, 0).cards]).toEqual(['main', 0]);
  const one = position({ phase: 'before', reserve: [0, 0, 0, 0, 0], supply: [0, 1, 0, 0, 0] });
  expect(rollDice(one, 2).open).toContainEqual({ kind: 'refilled', cards: [0, 1, 0, 0, 0] });
});

test('SF-PROD-01 · SF56-FOUND-06 · a closed site claims nothing', () => {
  const seats = [{}, { colonies: ['-2:26'] }, {}];
  const state = position({ seats, phase: 'before', blocked: ['1:27'], supply: [9, 1, 9, 9, 9] });
  expect(rollDice(state, 4).open.map(({ kind }) => kind)).not.toContain('short');
  expect(handOfSeat(state, 1)).toEqual([0, 1, 0, 0, 0]);
});
