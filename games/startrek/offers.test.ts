import { expect, test } from 'vitest';
import { startrek } from './game.ts';
import { legalMoves } from './testing/legal.ts';
import { asked, codes, play, position, question, why } from './testing/position.ts';

const OFF = { support: 'off' } as const;
const hands = (...all: number[][]) => all.map((hand) => ({ hand }));
const T = '1,0,0,0,0';
const D = '0,1,0,0,0';

test('ST-OPT-OFFERS · the number of offers is unlimited by default', () => {
  const state = position({ seats: hands([1, 0, 0, 0, 0]), options: OFF });
  for (let i = 0; i < 30; i++) {
    play(state, 0, `offer ${T} for ${D} to 1`);
    play(state, 1, 'decline');
  }
  expect(codes(state, 0, `offer ${T} for ${D} to 1`)).toEqual([]);
  expect(startrek.options.offers.standard).toBe('any');
});

test('ST-OPT-OFFERS · the limits that players can choose', () => {
  expect(startrek.options.offers.of).toEqual(['any', 0, 1, 2, 3, 5, 8, 20]);
});

test('ST-OPT-OFFERS · a player who wants no more offers this turn declines all of them, until the turn ends or the player reverses it', () => {
  const state = position({ seats: hands([2, 0, 0, 0, 0], [0, 1, 0, 0, 0], [0, 1, 0, 0, 0]), options: OFF });
  play(state, 0, `offer ${T} for ${D} to 1,2`);
  play(state, 1, 'close');
  expect([asked(state), state.table.closed]).toEqual([0b100, 0b010]);
  play(state, 2, 'decline');
  expect(question(state)).toBe('main');
  play(state, 0, `offer ${T} for ${D} to 1,2`);
  expect(asked(state)).toBe(0b100);
  play(state, 0, 'withdraw');
  expect(codes(state, 0, `offer ${T} for ${D} to 1`)).toEqual(['all-closed']);
  play(state, 1, 'reopen');
  expect(codes(state, 1, 'reopen')).toEqual(['is-open']);
  expect(codes(state, 0, `offer ${T} for ${D} to 1`)).toEqual([]);
  play(state, 0, `offer ${T} for ${D} to 1,2`);
  play(state, 1, 'close');
  expect(codes(state, 1, 'close')).toEqual(['is-closed']);
  play(state, 2, 'decline');
  play(state, 1, `propose ${D} for ${T}`);
  expect(state.table.closed).toBe(0);
  play(state, 0, `offer ${T} for ${D} to 1`);
  play(state, 1, 'close');
  play(state, 0, 'end');
  expect(state.table.closed).toBe(0);
});

test('ST-OPT-OFFERS · the active player can refuse further proposals until making an offer', () => {
  const state = position({ seats: hands([2, 0, 0, 0, 0], [0, 1, 0, 0, 0], [0, 1, 0, 0, 0]), options: OFF });
  expect(legalMoves(state, 0, 'close')).toEqual([]);
  play(state, 1, `propose ${D} for ${T}`);
  play(state, 0, 'close');
  expect(state.table.proposals).toEqual([]);
  expect(codes(state, 2, `propose ${D} for ${T}`)).toEqual(['takes-none']);
  play(state, 0, `offer ${T} for ${D} to 1`);
  play(state, 1, 'decline');
  expect(codes(state, 2, `propose ${D} for ${T}`)).toEqual([]);
});

test('ST-OPT-OFFERS · refused terms are recorded for the turn, with the players who refused them', () => {
  const state = position({ seats: hands([1, 0, 0, 0, 0], [0, 1, 0, 0, 0], [0, 1, 0, 0, 0]), options: OFF });
  play(state, 0, `offer ${T} for ${D} to 1,2`);
  play(state, 1, 'decline');
  play(state, 2, `counter ${D} for 2,0,0,0,0`);
  play(state, 0, 'withdraw');
  expect(state.table.refused).toEqual([{ seat: 0, give: [1, 0, 0, 0, 0], take: [0, 1, 0, 0, 0], by: 0b110 }]);
});

test('ST-OPT-OFFERS · no more offers than the limit of a turn', () => {
  const state = position({ seats: hands([1, 0, 0, 0, 0]), options: { ...OFF, offers: 1 } });
  play(state, 0, `offer ${T} for ${D} to 1`);
  play(state, 0, 'withdraw');
  expect(why(state, 0, `offer ${T} for ${D} to 1`)).toMatchObject([
    { code: 'offers-spent', numbers: { made: 1, most: 1 } },
  ]);
  const none = position({ seats: hands([1, 0, 0, 0, 0]), options: { ...OFF, offers: 0 } });
  expect(legalMoves(none, 0, 'offer', 9)).toEqual([]);
  expect(codes(none, 1, `propose ${D} for ${T}`)).toEqual(['not-asked']);
});

test('ST-OPT-OFFERS · a menu shows at most as many offers as requested, and each is legal', () => {
  const state = position({ seats: hands([1, 1, 1, 0, 0]), options: OFF });
  const shown = legalMoves(state, 0, 'offer', 5);
  expect(shown).toHaveLength(5);
  for (const text of shown) expect(codes(state, 0, text)).toEqual([]);
});

test('ST-OPT-OFFERS · an offer without an answer is not recorded as refused, a declined one is', () => {
  const state = position({ seats: hands([1, 0, 0, 0, 0], [0, 1, 0, 0, 0], [0, 0, 1, 0, 0]), options: OFF });
  play(state, 2, 'propose 0,0,1,0,0 for 1,0,0,0,0');
  play(state, 0, `offer ${T} for ${D} to 1`);
  play(state, 0, 'withdraw');
  expect(state.table.refused).toEqual([]);
  play(state, 0, `offer ${T} for ${D} to 1`);
  play(state, 1, 'decline');
  expect(state.table.refused).toMatchObject([{ seat: 0, by: 0b010 }]);
  play(state, 0, `offer ${T} for 0,0,1,0,0 to 2`);
  play(state, 2, 'decline');
  expect(state.table.refused.map(({ by }) => by)).toEqual([0b010, 0b001, 0b100]); // an offer to seat 2 declines its proposal
  const second = position({ seats: hands([0, 1, 0, 0, 0], [1, 0, 0, 0, 0]), active: 1, options: OFF });
  play(second, 1, `offer ${T} for ${D} to 0`);
  play(second, 0, 'decline');
  expect(second.table.refused).toMatchObject([{ seat: 1, by: 0b001 }]);
});

test('ST-OPT-OFFERS · a player who accepts after all is open to offers again', () => {
  const state = position({ seats: hands([1, 0, 0, 0, 0], [0, 1, 0, 0, 0], []), options: OFF });
  play(state, 0, `offer ${T} for ${D} to 1,2`);
  play(state, 1, 'close');
  play(state, 1, 'accept');
  expect(state.table.closed).toBe(0);
});

test('ST-OPT-OFFERS · the active player can refuse all proposals only while there are some and no offer is pending', () => {
  const state = position({ seats: hands([1, 0, 0, 0, 0], [0, 1, 0, 0, 0], []), options: OFF });
  expect(codes(state, 0, 'close')).toEqual(['no-proposal']);
  play(state, 0, `offer ${T} for ${D} to 1,2`);
  play(state, 1, `counter ${D} for 2,0,0,0,0`);
  expect(codes(state, 0, 'close')).toEqual(['no-proposal']);
  play(state, 0, 'withdraw');
  expect(codes(state, 0, 'close')).toEqual([]);
});

test('ST-OPT-OFFERS · where offers are not allowed, no other player may act', () => {
  const state = position({ active: 1, options: { ...OFF, offers: 0 } });
  expect(startrek.awaiting(state.table)).toMatchObject({ question: 'main', must: 0b010, may: 0 });
});

/** Plain terms in the order of a menu: one for one, two for one, one for two, by what is given and what is taken. */
const MENU = [
  [1, 1],
  [2, 1],
  [1, 2],
].flatMap(([gives = 0, takes = 0]) =>
  [0, 1, 2, 3, 4].flatMap((give) =>
    [0, 1, 2, 3, 4]
      .filter((take) => take !== give)
      .map((take) => {
        const side = (kind: number, n: number) => [0, 1, 2, 3, 4].map((each) => (each === kind ? n : 0)).join();
        return { give, gives, text: `${side(give, gives)} for ${side(take, takes)}` };
      }),
  ),
);
const menuFrom = (from: number) => [...MENU.slice(from % MENU.length), ...MENU.slice(0, from % MENU.length)];

test('ST-OPT-OFFERS · a menu of offers starts at another place each turn and after each offer, and holds all that can be paid', () => {
  const state = position({ seats: hands([2, 0, 1, 0, 0], [1, 1, 1, 1, 1]), options: OFF });
  const shown = (from: number) =>
    menuFrom(from)
      .filter(({ give, gives }) => ([2, 0, 1, 0, 0][give] ?? 0) >= gives)
      .map(({ text }) => `offer ${text} to 1,2`);
  expect(legalMoves(state, 0, 'offer', 60)).toEqual(shown(state.table.turn * 7));
  expect(legalMoves(state, 0, 'offer', 1)).toEqual(shown(state.table.turn * 7).slice(0, 1));
  play(state, 0, `offer ${T} for ${D} to 1,2`);
  play(state, 0, 'withdraw');
  expect(legalMoves(state, 0, 'offer', 4)).toEqual(shown((state.table.turn + 1) * 7).slice(0, 4));
  state.table.closed = 0b110;
  expect(legalMoves(state, 0, 'offer', 4)).toEqual([]);
});

test('ST-OPT-OFFERS · a menu is shown while at least one player accepts offers, even if only the first seat', () => {
  const state = position({ seats: hands([], [1, 0, 0, 0, 0]), active: 1, options: OFF });
  state.table.closed = 0b100;
  expect(legalMoves(state, 1, 'offer', 3)).toHaveLength(3);
});

test('ST-TRADE-02 · a menu of proposals starts at a place that depends on the turn, and holds each payable proposal once', () => {
  const state = position({ seats: hands([], [0, 1, 2, 0, 0]), options: OFF });
  const shown = menuFrom(state.table.turn)
    .filter(({ give, gives }) => ([0, 1, 2, 0, 0][give] ?? 0) >= gives)
    .map(({ text }) => `propose ${text}`);
  expect(legalMoves(state, 1, 'propose', 60)).toEqual(shown);
  expect(legalMoves(state, 1, 'propose', 3)).toEqual(shown.slice(0, 3));
});
