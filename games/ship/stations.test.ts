import { NONE } from '@orrery/common';
import { expect, test } from 'vitest';
import { STATIONS } from './cards.ts';
import { RESOURCE_KINDS, STOCKS } from './data.ts';
import { playerOf } from './state.ts';
import {
  BOTH_GAMES,
  cardOf,
  codes,
  legalMoves,
  meetCard,
  play,
  position,
  refillWith,
  type SeatHas,
  type ShipGameId,
  type TestGame,
} from './testing/position.ts';

const GOODS = STOCKS.slice(0, RESOURCE_KINDS);
/** Where each resource has a trade planet with a place for a station. */
const HOMES = ['rigel', 'mintaka', 'saiph', 'beteigeuze', 'alnitak'] as const;
const PAIRS = GOODS.flatMap((first, i) =>
  GOODS.slice(i + 1).map((second) => `sell ${first} and ${second} at merchants`),
);
const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1);

/** A player with a station at every place, and room for four. */
const everywhere = (id: ShipGameId, has: SeatHas, bank?: number): TestGame =>
  position(id, {
    options: bank === undefined ? {} : { bank: 'counted' },
    seats: [
      { stations: STATIONS, centres2: ['storage'], ...has },
      { stock: { astro: bank === undefined ? 0 : 88 - 7 - bank } },
    ],
  });
const STOCKED = { ore: 3, fuel: 1, food: 1, carbon: 1, goods: 1, knowledge: 3, astro: 7 };

test.each(BOTH_GAMES)(
  'SS-TRD-01, SS-TRD-02, SS-BAS-06, DU-HND-03, DU-HND-04 · every station buys and sells what its card says, within room, money, stock and its limit, in %s',
  (id) => {
    const t = everywhere(id, { stock: STOCKED });
    expect(legalMoves(t, 0, 'buy')).toEqual([
      ...HOMES.flatMap((at, i) => upTo(i === 0 ? 1 : 2).map((n) => `buy ${n} ${GOODS[i]} at ${at}`)),
      ...GOODS.map((good) => `buy 1 ${good} at diplomats`),
      'buy 1 knowledge at scientists',
    ]);
    expect(legalMoves(t, 0, 'sell')).toEqual([
      ...HOMES.flatMap((at, i) => upTo(i === 0 ? 3 : 1).map((n) => `sell ${n} ${GOODS[i]} at ${at}`)),
      'sell 1 knowledge at green',
      ...GOODS.flatMap((good, i) => upTo(i === 0 ? 2 : 1).map((n) => `sell ${n} ${good} at merchants`)),
      ...PAIRS,
    ]);
    const poor = everywhere(id, { stock: { ore: 1, astro: 2 } });
    expect(legalMoves(poor, 0, 'buy')).toEqual(['buy 1 knowledge at scientists']);
    expect(legalMoves(poor, 0, 'sell')).toEqual(['sell 1 ore at rigel', 'sell 1 ore at merchants']);
  },
);

test.each(BOTH_GAMES)('DU-HND-04, SS-BAS-06 · a station refuses what it does not trade, in %s', (id) => {
  const t = everywhere(id, { stock: STOCKED });
  expect(codes(t, 0, 'buy 1 fuel at rigel')).toEqual(['not-sold-here']);
  expect(codes(t, 0, 'buy 1 knowledge at green')).toEqual(['not-sold-here']);
  expect(codes(t, 0, 'buy 1 knowledge at diplomats')).toEqual(['not-sold-here']);
  expect(codes(t, 0, 'sell 1 knowledge at scientists')).toEqual(['not-bought-here']);
  expect(codes(t, 0, 'sell 1 ore at diplomats')).toEqual(['not-bought-here']);
  expect(codes(t, 0, 'sell 1 fuel at rigel')).toEqual(['not-bought-here']);
  expect(codes(t, 0, 'sell 3 ore at merchants')).toEqual(['over-limit']);
  expect(codes(t, 0, 'buy 2 ore at diplomats')).toEqual(['over-limit', 'no-room']);
  expect(codes(t, 0, 'sell 4 ore at rigel')).toEqual(['not-held']);
  expect(codes(t, 0, 'sell ore and fuel at rigel')).toEqual(['not-bought-here']);
  expect(codes(t, 0, 'sell ore and fuel at mintaka')).toEqual(['not-bought-here']);
  expect(codes(t, 0, 'sell ore and fuel at diplomats')).toEqual(['not-bought-here', 'over-limit']);
  const bare = position(id, { seats: [{ stock: STOCKED, centres2: ['storage'] }] });
  for (const text of ['buy 1 ore at rigel', 'sell 1 ore at rigel', 'sell ore and fuel at merchants']) {
    expect(codes(bare, 0, text)).toEqual(['not-your-station']);
  }
});

test.each(BOTH_GAMES)(
  'SS-OPT-BANK, DU-OPT-BANK · players can sell to stations only what a counted bank can pay, in %s',
  (id) => {
    const sold = (bank: number): string[] => legalMoves(everywhere(id, { stock: STOCKED }, bank), 0, 'sell');
    expect(sold(5)).toEqual([
      ...HOMES.map((at, i) => `sell 1 ${GOODS[i]} at ${at}`),
      'sell 1 knowledge at green',
      ...GOODS.map((good) => `sell 1 ${good} at merchants`),
    ]);
    expect(sold(6)).toEqual(expect.arrayContaining(['sell 2 ore at rigel', ...PAIRS]));
    expect(sold(3)).not.toContain('sell 1 knowledge at green');
    expect(codes(everywhere(id, { stock: STOCKED }, 5), 0, 'sell ore and fuel at merchants')).toEqual(['bank-short']);
    expect(codes(everywhere(id, { stock: STOCKED }, 3), 0, 'sell 1 knowledge at green')).toEqual(['bank-short']);
  },
);

test.each(BOTH_GAMES)(
  'SS-TRD-03, DU-HND-05 · every kind of use counts, and is reported with its card but without a sector, in %s',
  (id) => {
    const t = everywhere(id, { stock: STOCKED });
    const used = play(t, 0, 'sell ore and fuel at merchants').open;
    expect(used).toEqual([
      { kind: 'used-station', seat: 0, station: STATIONS.indexOf('merchants') },
      {
        kind: 'sold',
        seat: 0,
        sector: NONE,
        card: cardOf(t, 'merchants'),
        goods: [1, 1, 0, 0, 0, 0, 0],
        astro: 6,
      },
    ]);
    expect(legalMoves(t, 0, 'sell').some((text) => text.endsWith('at merchants'))).toBe(false);
    expect(codes(t, 0, 'sell ore and goods at merchants')).toEqual(['station-used']);
    expect(play(t, 0, 'sell 2 ore at rigel').open[1]).toMatchObject({ goods: [2, 0, 0, 0, 0, 0, 0], astro: 6 });
    for (const text of ['buy 1 food at saiph', 'sell 1 food at saiph', 'sell food and goods at merchants']) {
      expect(codes(t, 0, text)).toContain('stations-spent');
    }
    expect([legalMoves(t, 0, 'buy'), legalMoves(t, 0, 'sell')]).toEqual([[], []]);
  },
);

test.each(BOTH_GAMES)(
  'SS-TRD-02, DU-HND-03 · a full store can be sold at once, and nothing else changes, in %s',
  (id) => {
    const t = everywhere(id, { stock: { ore: 4 } });
    expect(play(t, 0, 'sell 4 ore at rigel').open[1]).toMatchObject({ goods: [4, 0, 0, 0, 0, 0, 0], astro: 12 });
    expect({ ...playerOf(t.table, 0).stock }).toEqual({ ...[0, 0, 0, 0, 0, 0, 12] });
    const flown = position(id, { at: 'flight', speed: 1, seats: [{ stock: { astro: 3 } }] });
    meetCard(flown, 'Rigel X');
    play(flown, 0, 'station');
    refillWith(flown, 'green');
    expect([flown.table.sector, play(flown, 0, 'buy 1 ore at rigel').open[1]]).toMatchObject([0, { sector: NONE }]);
  },
);

test.each(BOTH_GAMES)('SS-ACT-B1, DU-STA-01 · only cards with a place for a station have friendship, in %s', (id) => {
  const { facts } = position(id).kit;
  const wrong = facts.friendship.flatMap((n, card) => ((facts.station[card] !== NONE) === n > 0 ? [] : [card]));
  expect(wrong).toEqual([]);
  expect(STATIONS.map((_, i) => facts.friendship[facts.berths[i] ?? NONE])).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 1, 2]);
});
