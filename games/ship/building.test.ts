import { expect, test } from 'vitest';
import { COST, STOCKS } from './data.ts';
import { playerOf } from './state.ts';
import {
  BOTH_GAMES,
  chance,
  codes,
  legalMoves,
  play,
  position,
  question,
  type SeatHas,
  type ShipGameId,
  stockByName,
  type TestGame,
  why,
} from './testing/position.ts';

const RICH = { ore: 4, fuel: 4, food: 4, carbon: 4, goods: 4, knowledge: 4, astro: 40 };
const built = (id: ShipGameId, has: SeatHas, options = {}): TestGame =>
  position(id, { options, seats: [{ stock: RICH, centres2: ['storage'], ...has }, {}] });

/** The cost of a move, computed from the stock; the almanac states how much that is. */
function priceOf(t: TestGame, text: string): readonly number[] {
  const before = [...playerOf(t.table, 0).stock];
  play(t, 0, text);
  return before.map((n, kind) => n - (playerOf(t.table, 0).stock[kind] ?? 0));
}

test.each(BOTH_GAMES)(
  'SS-BLD-01, DU-HND-01, SS-TRD-06 · after the flight anything affordable can be built, in any order with trade, in %s',
  (id) => {
    const t = built(id, { colonyShips: 0, tradeShips: 0, stations: ['rigel'] });
    play(t, 0, 'booster');
    play(t, 0, 'sell 1 ore at rigel');
    play(t, 0, 'cannon');
    play(t, 0, 'colony-ship');
    expect(question(t)).toBe('build');
  },
);

test.each(BOTH_GAMES)('SS-BLD-02, SS-BLD-03, DU-BLD-01, DU-SET-07, SS-UI-02 · ships cost their price, in %s', (id) => {
  const t = built(id, { colonyShips: 0, tradeShips: 0 });
  expect(priceOf(t, 'colony-ship')).toEqual(COST['colony-ship']);
  expect(priceOf(t, 'trade-ship')).toEqual(COST['trade-ship']);
  const lacks = COST['colony-ship'].map((n, kind) => (STOCKS[kind] === 'ore' ? Math.max(0, n - 1) : n));
  expect(why(position(id, { seats: [{ stock: { ore: 1 } }] }), 0, 'colony-ship')[0]).toMatchObject({
    code: 'cannot-pay',
    rule: t.kit.rules.colonyShip,
    numbers: Object.fromEntries(STOCKS.map((name, kind) => [name, lacks[kind] ?? 0])),
  });
});

test.each(BOTH_GAMES)(
  'SS-BLD-04, DU-BLD-02, T-10 · two ships of a kind are allowed, more than two ships are not, in %s',
  (id) => {
    const t = built(id, { colonyShips: 1, tradeShips: 0 });
    play(t, 0, 'colony-ship');
    expect(playerOf(t.table, 0).colonyShips).toBe(2);
    expect(codes(t, 0, 'trade-ship')).toEqual(['hangar-full']);
    const traders = built(id, { colonyShips: 0, tradeShips: 1 });
    play(traders, 0, 'trade-ship');
    expect(playerOf(traders.table, 0).tradeShips).toBe(2);
    expect(codes(built(id, { colonyShips: 1, tradeShips: 1 }), 0, 'colony-ship')).toEqual(['hangar-full']);
  },
);

test.each(BOTH_GAMES)(
  'SS-BLD-05, DU-BLD-03, DU-BLD-04 · boosters of both levels have a price, and there are three places, in %s',
  (id) => {
    const t = built(id, { boosters: 2 });
    expect(priceOf(t, 'booster')).toEqual(COST.booster);
    expect(codes(t, 0, 'booster')).toContain('no-slot');
    const raised = built(id, { boosters: 3 });
    expect(priceOf(raised, 'booster-2')).toEqual(COST['booster-2']);
    expect(playerOf(raised.table, 0)).toMatchObject({ boosters: 2, boosters2: 1 });
    expect(codes(built(id, { boosters: 0, boosters2: 1 }), 0, 'booster-2')).toEqual(['nothing-to-raise']);
    expect(codes(built(id, { boosters: 1 }), 0, 'booster-2')).toEqual([]);
    expect(codes(built(id, { boosters: 1, boosters2: 2 }), 0, 'booster')).toEqual(['no-slot']);
  },
);

test.each(BOTH_GAMES)(
  'SS-BLD-06, DU-BLD-05, DU-BLD-06 · cannons of both levels have a price, and there are three places, in %s',
  (id) => {
    const t = built(id, { cannons: 2 });
    expect(priceOf(t, 'cannon')).toEqual(COST.cannon);
    expect(codes(t, 0, 'cannon')).toContain('no-slot');
    const raised = built(id, { cannons: 3 });
    expect(priceOf(raised, 'cannon-2')).toEqual(COST['cannon-2']);
    expect(playerOf(raised.table, 0)).toMatchObject({ cannons: 2, cannons2: 1 });
    expect(codes(built(id, { cannons: 0 }), 0, 'cannon-2')).toEqual(['nothing-to-raise']);
    expect(codes(built(id, { cannons: 1 }), 0, 'cannon-2')).toEqual([]);
    expect(codes(built(id, { cannons: 1, cannons2: 2 }), 0, 'cannon')).toEqual(['no-slot']);
  },
);

test.each(BOTH_GAMES)(
  'SS-OPT-UPGRADE, DU-OPT-UPGRADE · with the option, level II needs all three places occupied, in %s',
  (id) => {
    const two = { boosters: 2, cannons: 2 };
    expect(codes(built(id, two), 0, 'booster-2')).toEqual([]);
    const strict = built(id, two, { upgrade: 'three' });
    expect([codes(strict, 0, 'booster-2'), codes(strict, 0, 'cannon-2')]).toEqual([['needs-three'], ['needs-three']]);
    expect(codes(built(id, { boosters: 2, boosters2: 1 }, { upgrade: 'three' }), 0, 'booster-2')).toEqual([]);
  },
);

test.each(BOTH_GAMES)('SS-BLD-07, DU-CEN-01 · a centre I has a price and works at once, in %s', (id) => {
  const t = built(id, {
    centres: ['command'],
    centres2: [],
    stock: { ...RICH, ore: 2, carbon: 2, fuel: 2, food: 2, goods: 2 },
  });
  expect(priceOf(t, 'centre storage')).toEqual(COST.centre);
  expect(codes(t, 0, 'centre storage')).toEqual(['centre-built']);
  expect(playerOf(t.table, 0).centres).toBe(0b11);
});

test.each(BOTH_GAMES)(
  'SS-BLD-08, DU-CEN-02, DU-CEN-03, SS-GOAL-02, DU-GEN-05 · a centre II needs its level I, has a price and is worth a point, in %s',
  (id) => {
    const t = built(id, { centres: ['command'] });
    expect(codes(t, 0, 'centre-2 sensor')).toEqual(['no-centre']);
    const before = playerOf(t.table, 0).points;
    expect(priceOf(t, 'centre-2 command')).toEqual(COST['centre-2']);
    expect(playerOf(t.table, 0).points).toBe(before + 1);
    expect(codes(t, 0, 'centre-2 command')).toEqual(['centre-built']);
  },
);

test.each(BOTH_GAMES)('SS-BLD-09, DU-CEN-04 · each centre II exists only once, in %s', (id) => {
  const t = position(id, {
    seats: [{ stock: RICH, centres: ['command'], centres2: ['storage'] }, { centres2: ['command'] }],
  });
  expect(codes(t, 0, 'centre-2 command')).toEqual(['centre-taken']);
});

test.each(BOTH_GAMES)('SS-BLD-05, DU-BLD-04 · levels I and II may be built in the same turn, in %s', (id) => {
  const t = built(id, { centres: [] });
  play(t, 0, 'centre trade');
  play(t, 0, 'centre-2 trade');
  expect(playerOf(t.table, 0).centres2 & 0b1000).toBe(0b1000);
});

test.each(BOTH_GAMES)(
  'SS-MOD-04, SS-TRD-05, DU-CEN-06 · the trade centre buys one resource from the opponent for 2 astro, two at level II, in %s',
  (id) => {
    const seats = (has: SeatHas): readonly SeatHas[] => [
      { stock: { astro: 6, goods: 2 }, ...has },
      { stock: { ore: 2, goods: 1, knowledge: 1 } },
    ];
    expect(codes(position(id, { seats: seats({ centres: [] }) }), 0, 'force ore')).toContain('no-trade-centre');
    const one = position(id, { seats: seats({ centres: ['trade'] }) });
    expect(legalMoves(one, 0, 'force')).toEqual(['force ore']);
    expect(codes(one, 0, 'force food')).toEqual(['other-has-none']);
    expect(codes(one, 0, 'force goods')).toEqual(['no-room']);
    play(one, 0, 'force ore');
    expect([
      stockByName(one, 0, 'ore'),
      stockByName(one, 0, 'astro'),
      stockByName(one, 1, 'ore'),
      stockByName(one, 1, 'astro'),
    ]).toEqual([1, 4, 1, 2]);
    expect(codes(one, 0, 'force ore')).toEqual(['forced-enough']);
    const two = position(id, { seats: seats({ centres2: ['trade'] }) });
    play(two, 0, 'force ore');
    play(two, 0, 'force ore');
    expect(codes(two, 0, 'force ore')).toContain('forced-enough');
  },
);

test.each(BOTH_GAMES)(
  'SS-MOD-04, DU-CEN-06 · a trade centre raised to level II after use may buy once more, in %s',
  (id) => {
    const t = position(id, {
      seats: [
        { stock: { ...RICH, ore: 2, carbon: 2, food: 2, fuel: 2, goods: 1 }, centres: ['trade'] },
        { stock: { goods: 2 } },
      ],
    });
    play(t, 0, 'force goods');
    expect(codes(t, 0, 'force goods')).toContain('forced-enough');
    play(t, 0, 'centre-2 trade');
    expect(codes(t, 0, 'force goods')).toEqual(['no-room']);
  },
);

test.each(BOTH_GAMES)(
  'SS-TRD-01, DU-HND-02, DU-HND-03, DU-HND-05, SS-TRD-03, SS-EX-06, T-08 · two different stations can be used each turn, in %s',
  (id) => {
    const t = position(id, { seats: [{ stock: { carbon: 2 }, stations: ['rigel', 'mintaka', 'beteigeuze'] }] });
    play(t, 0, 'sell 2 carbon at beteigeuze');
    expect(codes(t, 0, 'buy 1 carbon at beteigeuze')).toEqual(['station-used']);
    play(t, 0, 'buy 1 ore at rigel');
    expect([stockByName(t, 0, 'carbon'), stockByName(t, 0, 'ore'), stockByName(t, 0, 'astro')]).toEqual([0, 1, 3]);
    expect(codes(t, 0, 'buy 1 fuel at mintaka')).toEqual(['stations-spent']);
    expect(codes(t, 0, 'buy 1 food at saiph')).toContain('not-your-station');
  },
);

test.each(BOTH_GAMES)('SS-BAS-06, DU-HND-04 · bases keep their limit when used as stations, in %s', (id) => {
  const t = position(id, {
    seats: [
      {
        stock: { ore: 2, food: 1, knowledge: 2, astro: 9 },
        stations: ['diplomats', 'green', 'scientists', 'merchants'],
      },
    ],
  });
  expect(legalMoves(t, 0, 'buy').filter((text) => text.endsWith('at diplomats'))).toHaveLength(4);
  expect(codes(t, 0, 'sell 2 knowledge at green')).toEqual(['over-limit']);
  expect(legalMoves(t, 0, 'buy').filter((text) => text.endsWith('at scientists'))).toEqual([
    'buy 1 knowledge at scientists',
  ]);
  expect(legalMoves(t, 0, 'sell').filter((text) => text.endsWith('at merchants'))).toEqual([
    'sell 1 ore at merchants',
    'sell 2 ore at merchants',
    'sell 1 food at merchants',
    'sell ore and food at merchants',
  ]);
  play(t, 0, 'sell ore and food at merchants');
  expect(stockByName(t, 0, 'astro')).toBe(15);
});

test('SS-MED-01, DU-OPT-MEDIAN · the Median is a station, but does not trade', () => {
  const t = position('starship', { seats: [{ stock: RICH, centres2: ['storage'], stations: ['median'] }] });
  expect(legalMoves(t, 0).filter((text) => text.endsWith('at median'))).toEqual([]);
});

test.each(BOTH_GAMES)(
  'SS-TURN-02, DU-TURN-02 · when a player ends the phase, the other player rolls and has both station uses again, in %s',
  (id) => {
    const t = position(id, { seats: [{ stock: { astro: 9 }, stations: ['rigel'] }] });
    play(t, 0, 'buy 1 ore at rigel');
    play(t, 0, 'end');
    expect([t.table.active, question(t), t.table.used]).toEqual([1, 'die', 0]);
    chance(t, 0);
    expect(question(t)).toBe('sector');
  },
);

test('DU-HND-06 · in the Duel there is no barter', () => {
  const t = position('duel');
  expect(t.game.notation.parse('offer 1,0,0,0,0,0,0 for 0,1,0,0,0,0,0')).toBeNull();
  expect(legalMoves(t, 0, 'offer', 9)).toEqual([]);
});

const PIECES = [
  'colony-ship',
  'trade-ship',
  'booster',
  'booster-2',
  'cannon',
  'cannon-2',
  'centre',
  'centre-2',
] as const;

test.each(BOTH_GAMES)(
  'SS-BLD-02, SS-BLD-03, SS-BLD-05 to 08, DU-BLD-01 to 06, DU-CEN-01, DU-CEN-02 · the exact price is enough, one unit less is not, in %s',
  (id) => {
    for (const what of PIECES) {
      const tried = (price: readonly number[]): string[] => {
        const has = {
          stock: Object.fromEntries(STOCKS.map((name, kind) => [name, price[kind]])),
          centres: what === 'centre-2' ? (['trade'] as const) : [],
        };
        const t = position(id, { seats: [{ ...has, cannons: 2, colonyShips: 0, tradeShips: 0 }] });
        return codes(t, 0, what.startsWith('centre') ? `${what} trade` : what);
      };
      expect(tried(COST[what])).toEqual([]);
      for (const [kind, n] of COST[what].entries()) {
        if (n > 0) expect(tried(COST[what].map((m, i) => (i === kind ? m - 1 : m)))).toEqual(['cannot-pay']);
      }
    }
  },
);

test.each(BOTH_GAMES)('SS-MOD-04, DU-CEN-06 · the trade centre costs exactly 2 astro to use, in %s', (id) => {
  const forced = (astro: number): string[] =>
    codes(position(id, { seats: [{ stock: { astro }, centres: ['trade'] }, { stock: { ore: 1 } }] }), 0, 'force ore');
  expect([forced(1), forced(2)]).toEqual([['short-of-astro'], []]);
});
