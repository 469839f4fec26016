import { expect, test } from 'vitest';
import { asked, codes, handOfSeat, play, position, question, why } from './testing/position.ts';

const TWO = [{ hand: [3, 0, 0, 0, 2] }, { hand: [0, 1, 0, 0, 0] }, {}];

test('SF-TRADE-01 · SF-TURN-01 · trading and building alternate in any order until the player is done', () => {
  const state = position({ seats: [{ hand: [3, 0, 2, 0, 0], ports: ['1:27'] }, {}, {}] });
  play(state, 0, 'upgrade cannon');
  play(state, 0, 'supply ore for food');
  play(state, 0, 'done');
  expect([question(state), state.table.active]).toEqual(['before', 1]);
});

test('SF-TRADE-02 · the active player offers, others accept, decline or counter, and only the active player concludes', () => {
  const state = position({ seats: TWO });
  play(state, 0, 'offer 1,0,0,0,0 for 0,1,0,0,0 to 1,2');
  expect([asked(state), codes(state, 2, 'accept')]).toEqual([0b110, ['not-held']]);
  play(state, 1, 'accept');
  expect(codes(state, 2, 'deal 1')).toContain('not-on-turn');
  play(state, 2, 'decline');
  expect(codes(state, 0, 'deal 2')).toEqual(['no-agreement']);
  play(state, 0, 'deal 1');
  expect([handOfSeat(state, 0), handOfSeat(state, 1)]).toEqual([
    [2, 1, 0, 0, 2],
    [1, 0, 0, 0, 0],
  ]);
});

test('SF-TRADE-02 · a counter-offer can be accepted, and an offer withdrawn', () => {
  const state = position({ seats: TWO });
  play(state, 0, 'offer 1,0,0,0,0 for 0,1,0,0,0 to 1');
  play(state, 1, 'counter 0,1,0,0,0 for 0,0,0,0,2');
  expect(codes(state, 0, 'accept')).toContain('own-offer');
  play(state, 0, 'deal 1');
  expect(handOfSeat(state, 0)).toEqual([3, 1, 0, 0, 0]);
  play(state, 0, 'offer 1,0,0,0,0 for 0,1,0,0,0 to 1');
  play(state, 0, 'withdraw');
  expect(question(state)).toBe('main');
});

test('SF-TRADE-02 · the others propose while the active player trades; the active player accepts, declines or makes an offer', () => {
  const state = position({ seats: TWO });
  play(state, 1, 'propose 0,1,0,0,0 for 1,0,0,0,0');
  expect(asked(state)).toBe(0b001);
  expect(codes(state, 1, 'done')).toEqual(['not-asked']);
  play(state, 0, 'dismiss 1');
  play(state, 1, 'propose 0,1,0,0,0 for 2,0,0,0,0');
  play(state, 0, 'offer 0,0,0,0,1 for 0,1,0,0,0 to 1');
  play(state, 1, 'counter 0,1,0,0,0 for 0,0,0,0,2');
  play(state, 1, 'accept');
  play(state, 0, 'deal 1');
  expect(handOfSeat(state, 0)).toEqual([3, 1, 0, 0, 1]);
});

test('SF-TRADE-02 · SF56-TURN-03 · proposals end with the phase of pilot 1, and nobody can propose to pilot 2', () => {
  const seats = [{ hand: [1, 0, 0, 0, 0] }, { hand: [0, 1, 0, 0, 0] }, {}, {}, {}];
  const state = position({ seats });
  play(state, 1, 'propose 0,1,0,0,0 for 1,0,0,0,0');
  play(state, 0, 'done');
  expect([state.table.proposals, state.table.pilot]).toEqual([[], state.table.second]);
  expect(codes(state, 1, 'propose 0,1,0,0,0 for 1,0,0,0,0')).toEqual(['not-asked']);
  expect(codes(state, 0, 'propose 1,0,0,0,0 for 0,1,0,0,0')).toEqual(['not-asked']);
});

test('SF-OPT-OFFERS · offers are unlimited by default; a player who wants no more this turn has declined them all', () => {
  const state = position({ seats: TWO });
  for (let i = 0; i < 30; i++) {
    play(state, 0, 'offer 1,0,0,0,0 for 0,1,0,0,0 to 1');
    play(state, 1, 'decline');
  }
  play(state, 0, 'offer 1,0,0,0,0 for 0,1,0,0,0 to 1');
  play(state, 1, 'close');
  expect(codes(state, 0, 'offer 1,0,0,0,0 for 0,1,0,0,0 to 1')).toEqual(['all-closed']);
  expect(codes(state, 0, 'offer 1,0,0,0,0 for 0,1,0,0,0 to 1,2')).toEqual([]);
});

test('SF-TRADE-02 · both sides must give something, and not the same resource', () => {
  const state = position({ seats: TWO });
  expect(codes(state, 0, 'offer 1,0,0,0,0 for 0,0,0,0,0 to 1')).toEqual(['gift']);
  expect(codes(state, 0, 'offer 1,0,0,0,0 for 1,1,0,0,0 to 1')).toEqual(['both-sides']);
  expect(codes(state, 0, 'offer 4,0,0,0,0 for 0,1,0,0,0 to 1')).toEqual(['not-held']);
  expect(codes(state, 0, 'offer 1,0,0,0,0 for 0,1,0,0,0 to 0')).toEqual(['no-opponent']);
});

test('SF-OPT-OFFERS · no more offers than the limit of a turn', () => {
  const state = position({ seats: TWO, options: { offers: 1 } });
  play(state, 0, 'offer 1,0,0,0,0 for 0,1,0,0,0 to 1');
  play(state, 0, 'withdraw');
  expect(codes(state, 0, 'offer 1,0,0,0,0 for 0,1,0,0,0 to 1')).toEqual(['offers-spent']);
});

test('SF-TRADE-03 · three equal cards, or two goods, buy another card', () => {
  const state = position({ seats: TWO });
  play(state, 0, 'supply goods for food');
  play(state, 0, 'supply ore for food');
  expect(handOfSeat(state, 0)).toEqual([0, 0, 0, 2, 0]);
  expect(why(state, 0, 'supply food for ore')).toMatchObject([
    { code: 'too-few-to-swap', numbers: { rate: 3, have: 2 } },
  ]);
  expect(codes(state, 0, 'supply food for food')).toContain('same-resource');
});

test('SF-TRADE-04 · the supply must have the card', () => {
  const state = position({ seats: TWO, supply: [9, 0, 9, 9, 9] });
  expect(codes(state, 0, 'supply ore for fuel')).toEqual(['supply-out']);
});

test('SF-FRIEND-RATE · a card of the Merchants trades its resource at 2:1, any number of times', () => {
  const seats = [{ hand: [4, 0, 0, 0, 0], friends: ['rate-ore'], docked: [0, 0, 1] }, {}, {}];
  const state = position({ seats });
  play(state, 0, 'supply ore for food');
  play(state, 0, 'supply ore for fuel');
  expect(handOfSeat(state, 0)).toEqual([0, 1, 0, 1, 0]);
});

test('SF-FRIEND-GOODS · one good a turn trades at 1:1, the others at 2:1', () => {
  const seats = [{ hand: [0, 0, 0, 0, 4], friends: ['rate-goods'], docked: [0, 0, 1] }, {}, {}];
  const state = position({ seats });
  play(state, 0, 'supply goods for food');
  play(state, 0, 'supply goods for food');
  expect(handOfSeat(state, 0)).toEqual([0, 0, 0, 2, 1]);
  expect(codes(state, 0, 'supply goods for food')).toEqual(['too-few-to-swap']);
});

test('SF-FRIEND-GOODS · a single good is enough, for any card in the supply, even after another trade', () => {
  const goods = { friends: ['rate-goods'], docked: [0, 0, 1] };
  const state = position({ seats: [{ ...goods, hand: [0, 3, 0, 0, 2] }, {}, {}], supply: [1, 9, 9, 9, 9] });
  play(state, 0, 'supply fuel for food');
  play(state, 0, 'supply goods for ore');
  expect(handOfSeat(state, 0)).toEqual([1, 0, 0, 1, 1]);
  const one = position({ seats: [{ ...goods, hand: [0, 0, 0, 0, 1] }, {}, {}] });
  play(one, 0, 'supply goods for ore');
  expect(handOfSeat(one, 0)).toEqual([1, 0, 0, 0, 0]);
});
