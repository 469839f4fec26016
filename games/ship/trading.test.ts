import { expect, test } from 'vitest';
import {
  BOTH_GAMES,
  codes,
  legalMoves,
  meetCard,
  play,
  position,
  question,
  refillWith,
  stockByName,
  why,
} from './testing/position.ts';

test.each(BOTH_GAMES)(
  'SS-ACT-A1, DU-TRD-01, DU-TRD-02, DU-TRD-04 · a planet sells its resource at its price, any number in one action, in %s',
  (id) => {
    const t = position(id, { at: 'flight', seats: [{ stock: { astro: 10 } }] });
    meetCard(t, 'Leedsi X');
    const told = play(t, 0, 'buy 2 ore');
    expect(told.open[0]).toMatchObject({ kind: 'bought', sector: 0, n: 2, astro: 8 });
    expect([stockByName(t, 0, 'ore'), stockByName(t, 0, 'astro')]).toEqual([2, 2]);
    expect(t.table.acts).toBe(1);
  },
);

test.each(BOTH_GAMES)('DU-TRD-03 · a planet buys its resource at the same price, in %s', (id) => {
  const t = position(id, { at: 'flight', seats: [{ stock: { ore: 2 } }] });
  meetCard(t, 'Leedsi X');
  play(t, 0, 'sell 2 ore');
  expect([stockByName(t, 0, 'ore'), stockByName(t, 0, 'astro')]).toEqual([0, 8]);
});

test.each(BOTH_GAMES)('SS-ACT-A2, SS-TRD-02 · buying is limited by room and money, selling by stock, in %s', (id) => {
  const t = position(id, { at: 'flight', seats: [{ stock: { ore: 1, astro: 3 } }] });
  meetCard(t, 'Leedsi X');
  expect(legalMoves(t, 0, 'buy')).toEqual([]);
  expect(why(t, 0, 'buy 1 ore')).toEqual([
    { code: 'short-of-astro', rule: t.kit.rules.buy, numbers: { needed: 4, have: 3 } },
  ]);
  expect(codes(t, 0, 'buy 2 ore')).toEqual(['no-room', 'short-of-astro']);
  expect(legalMoves(t, 0, 'sell')).toEqual(['sell 1 ore']);
  expect(why(t, 0, 'sell 2 ore')[0]?.numbers).toEqual({ goods: 0, n: 2, have: 1 });
  expect(codes(t, 0, 'buy 1 food')).toContain('not-sold-here');
  expect(codes(t, 0, 'sell 1 food')).toContain('not-bought-here');
});

test('SS-ACT-A3, SS-BAS-04 · the Diplomats sell one resource of any kind for 3, and buy nothing', () => {
  const t = position('starship', { at: 'flight', seats: [{ stock: { goods: 2, ore: 1, astro: 9 } }] });
  meetCard(t, 'B-DI-1');
  expect(legalMoves(t, 0, 'buy')).toEqual(['buy 1 ore', 'buy 1 fuel', 'buy 1 food', 'buy 1 carbon']);
  expect(legalMoves(t, 0, 'sell')).toEqual([]);
  expect(codes(t, 0, 'buy 2 fuel')).toEqual(['over-limit']);
});

test('DU-TRD-05, DU-TRD-06 · the base Diplomats sell or buy one resource for 3; those of the reserve only sell', () => {
  const t = position('duel', { at: 'flight', seats: [{ stock: { ore: 2, astro: 3 }, centres: ['command'] }] });
  meetCard(t, 'B23');
  expect(legalMoves(t, 0, 'buy')).toEqual(['buy 1 fuel', 'buy 1 food', 'buy 1 carbon', 'buy 1 goods']);
  expect(legalMoves(t, 0, 'sell')).toEqual(['sell 1 ore']);
  meetCard(t, 'R14');
  expect(legalMoves(t, 0, 'sell')).toEqual([]);
  expect(legalMoves(t, 0, 'buy')).toHaveLength(4);
});

test.each(BOTH_GAMES)(
  'SS-ACT-D1, DU-TRD-07 · Kopernikus II sells and buys knowledge at 3, as far as the lab has room, in %s',
  (id) => {
    const t = position(id, { at: 'flight', seats: [{ stock: { knowledge: 2, astro: 30 } }] });
    meetCard(t, 'Kopernikus II');
    expect(legalMoves(t, 0, 'buy')).toEqual(['buy 1 knowledge', 'buy 2 knowledge']);
    play(t, 0, 'sell 2 knowledge');
    expect([stockByName(t, 0, 'knowledge'), stockByName(t, 0, 'astro')]).toEqual([0, 36]);
  },
);

test.each(BOTH_GAMES)('SS-BAS-02, DU-TRD-08 · the Green Folk buy 1 knowledge for 4, and sell none, in %s', (id) => {
  const t = position(id, { at: 'flight', seats: [{ stock: { knowledge: 3, astro: 9 } }] });
  meetCard(t, 'green');
  expect(legalMoves(t, 0)).toEqual(['next', 'stop', 'sell 1 knowledge', 'station']);
  play(t, 0, 'sell 1 knowledge');
  expect(stockByName(t, 0, 'astro')).toBe(13);
});

test.each(BOTH_GAMES)('SS-BAS-03, DU-TRD-09 · the Scientists sell 1 knowledge for 2, and buy none, in %s', (id) => {
  const t = position(id, { at: 'flight', seats: [{ stock: { knowledge: 1, astro: 9 }, tradeShips: 0 }] });
  meetCard(t, 'scientists');
  expect(legalMoves(t, 0)).toEqual(['next', 'stop', 'buy 1 knowledge']);
  play(t, 0, 'buy 1 knowledge');
  expect(stockByName(t, 0, 'astro')).toBe(7);
});

test.each(BOTH_GAMES)(
  'SS-BAS-01, SS-BAS-05, DU-TRD-10 · the Merchants buy up to two resources at 3, equal or different, in one action, in %s',
  (id) => {
    const t = position(id, { at: 'flight', seats: [{ stock: { ore: 2, goods: 1, astro: 9 } }] });
    meetCard(t, 'merchants');
    expect(legalMoves(t, 0, 'buy')).toEqual([]);
    expect(legalMoves(t, 0, 'sell')).toEqual(['sell 1 ore', 'sell 2 ore', 'sell 1 goods', 'sell ore and goods']);
    expect(codes(t, 0, 'sell ore and fuel')).toEqual(['not-held']);
    const other = position(id, { at: 'flight', seats: [{ stock: { ore: 1, fuel: 1 } }] });
    meetCard(other, 'merchants');
    expect(legalMoves(other, 0, 'sell')).toEqual(['sell 1 ore', 'sell 1 fuel', 'sell ore and fuel']);
    play(t, 0, 'sell ore and goods');
    expect([stockByName(t, 0, 'ore'), stockByName(t, 0, 'goods'), stockByName(t, 0, 'astro'), t.table.acts]).toEqual([
      1, 0, 15, 1,
    ]);
  },
);

test.each(BOTH_GAMES)(
  'SS-BAS-01, DU-TRD-10 · two different resources can be sold only to the Merchants, in %s',
  (id) => {
    const t = position(id, { at: 'flight', seats: [{ stock: { ore: 2, goods: 1 } }] });
    meetCard(t, 'Rigel X');
    expect(codes(t, 0, 'sell ore and goods')).toEqual(['not-bought-here']);
  },
);

test.each(BOTH_GAMES)(
  'SS-OPT-BANK, DU-OPT-BANK · a counted bank pays at most 88 minus what the players have, in %s',
  (id) => {
    const t = position(id, {
      at: 'flight',
      options: { bank: 'counted' },
      seats: [{ stock: { ore: 2, astro: 60 } }, { stock: { astro: 22 } }],
    });
    meetCard(t, 'Leedsi X');
    expect(legalMoves(t, 0, 'sell')).toEqual(['sell 1 ore']);
    expect(why(t, 0, 'sell 2 ore')).toEqual([
      { code: 'bank-short', rule: t.kit.rules.bank, numbers: { needed: 8, have: 6 } },
    ]);
    const endless = position(id, { at: 'flight', seats: [{ stock: { ore: 2, astro: 60 } }, { stock: { astro: 22 } }] });
    meetCard(endless, 'Leedsi X');
    play(endless, 0, 'sell 2 ore');
    expect(stockByName(endless, 0, 'astro')).toBe(68);
    expect(endless.game.notation.parse('buy 1 astro')).toBeNull();
  },
);

test.each(BOTH_GAMES)('SS-ACT-A4, SS-TIP-01 · a resource bought at 1 and sold at 5 brings 4 astro, in %s', (id) => {
  const t = position(id, { at: 'flight', seats: [{ stock: { astro: 2 } }] });
  meetCard(t, 'Ireoni VII');
  play(t, 0, 'buy 2 ore');
  meetCard(t, 'Bazaltide IV');
  play(t, 0, 'sell 2 ore');
  expect(stockByName(t, 0, 'astro')).toBe(10);
  expect(question(t)).toBe('build');
});

test.each(BOTH_GAMES)(
  'SS-RES-01, SS-RES-02, DU-REF-02, DU-REF-03, DU-REF-04 · after a founding the top reserve card takes the place, turned over, and cannot be used, in %s',
  (id) => {
    const t = position(id, { at: 'flight', speed: 3 });
    meetCard(t, 'Rigel X');
    play(t, 0, 'station');
    expect(question(t)).toBe('refill');
    const told = refillWith(t, 'green');
    expect(told.open).toMatchObject([{ kind: 'refilled', sector: 0, group: 1 }]);
    expect(t.table.row).toHaveLength(1);
    expect(t.table.turned).toBe(0b1);
    expect(codes(t, 0, 'sell 1 knowledge')).toContain('nothing-here');
    expect(t.table.reserve).toEqual([6, 7, 7, 7]);
  },
);
