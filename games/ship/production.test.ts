import { expect, test } from 'vitest';
import { CARBON, colonyCell, FOOD, FUEL, ORE } from './data.ts';
import { DIE_FRAME } from './frame-constants.ts';
import { playerOf } from './state.ts';
import {
  BOTH_GAMES,
  chance,
  codes,
  legalMoves,
  type Position,
  play,
  position,
  question,
  type ShipGameId,
  stockByName,
  type TestGame,
} from './testing/position.ts';

const FACE = { 1: 0, 2: 2, 3: 4 } as const;

/** A turn of seat 0 in which this number is rolled. */
function rolled(id: ShipGameId, number: 1 | 2 | 3, where: Position): TestGame {
  const t = position(id, { ...where, at: 'sector' });
  t.table.stack.push(DIE_FRAME);
  chance(t, FACE[number]);
  return t;
}

const colonies = (...cells: (readonly [number, number])[]): number =>
  cells.reduce((set, [resource, number]) => set | (1 << colonyCell(resource, number)), 0);

test.each(BOTH_GAMES)(
  'SS-PROD-01, SS-PROD-02, DU-PROD-01, DU-PROD-03 · one roll yields for both players, in %s',
  (id) => {
    const t = rolled(id, 1, { seats: [{ stock: {} }, { stock: {} }] });
    expect(stockByName(t, 0, 'carbon')).toBe(1);
    expect(stockByName(t, 1, 'fuel')).toBe(1);
  },
);

test.each(BOTH_GAMES)(
  'SS-PROD-08, DU-PROD-02 · the die stays and counts towards the speed of the ship, in %s',
  (id) => {
    const t = rolled(id, 3, { seats: [{ boosters: 2 }, {}] });
    expect(t.table.die).toBe(3);
    play(t, 0, 'fly 1');
    expect(t.table.speed).toBe(5);
  },
);

test.each(BOTH_GAMES)(
  'SS-PROD-03, SS-PROD-04, SS-MOD-05, SS-MOD-06, DU-PROD-05, DU-GEN-06 · centres yield in addition to colonies, in %s',
  (id) => {
    const own = colonies([ORE, 2]);
    const t = rolled(id, 2, {
      seats: [
        { stock: {}, colonies: own, centres: ['science', 'production'] },
        { stock: {}, colonies: 0, centres: ['science', 'production'] },
      ],
    });
    const yields = [0, 1].map((seat) => [
      stockByName(t, seat, 'ore'),
      stockByName(t, seat, 'knowledge'),
      stockByName(t, seat, 'goods'),
    ]);
    // Moon's science yields on 3 and production on 2 in 2001, the other way round in the Duel; Sun has the opposite of
    // Moon.
    expect(yields).toEqual(
      id === 'starship'
        ? [
            [1, 0, 1],
            [0, 1, 0],
          ]
        : [
            [1, 1, 0],
            [0, 0, 1],
          ],
    );
  },
);

test.each(BOTH_GAMES)(
  'SS-PROD-05, SS-MOD-01, DU-PROD-06, DU-PROD-07 · a hold takes 2, 3 or 4 units; any excess is lost, in %s',
  (id) => {
    const full = (n: number, level: number): number => {
      const storage = { 0: {}, 1: { centres: ['storage'] as const }, 2: { centres2: ['storage'] as const } }[level];
      const t = rolled(id, 1, { seats: [{ stock: { carbon: n }, ...storage }, { stock: {} }] });
      return stockByName(t, 0, 'carbon');
    };
    expect([full(1, 0), full(2, 0), full(2, 1), full(3, 1), full(3, 2), full(4, 2)]).toEqual([2, 2, 3, 3, 4, 4]);
  },
);

test.each(BOTH_GAMES)('SS-PROD-06, DU-PROD-08 · the lab holds 4, with or without a storage centre, in %s', (id) => {
  const t = rolled(id, 2, {
    seats: [{ stock: { knowledge: 4 }, colonies: 0, centres2: ['science'] }, { colonies: 0 }],
  });
  expect(stockByName(t, 0, 'knowledge')).toBe(4);
});

test.each(BOTH_GAMES)(
  'SS-PROD-07, DU-PROD-04 · of several colonies with the number only one yields, chosen by the owner, in %s',
  (id) => {
    const t = rolled(id, 2, {
      seats: [
        { stock: {}, colonies: colonies([ORE, 2], [CARBON, 2]) },
        { stock: {}, colonies: colonies([FOOD, 2], [FUEL, 2]) },
      ],
    });
    expect(question(t)).toBe('produce');
    expect(legalMoves(t, 0)).toEqual(['produce ore', 'produce carbon']);
    expect(codes(t, 0, 'produce food')).toEqual(['no-such-colony']);
    play(t, 0, 'produce carbon');
    expect(legalMoves(t, 1)).toEqual(['produce fuel', 'produce food']);
    play(t, 1, 'produce food');
    expect([stockByName(t, 0, 'ore'), stockByName(t, 0, 'carbon'), stockByName(t, 1, 'food')]).toEqual([0, 1, 1]);
    expect(question(t)).toBe('sector');
  },
);

test.each(BOTH_GAMES)(
  'SS-PROD-07, DU-PROD-04 · a colony with a full hold may be chosen, but no question is asked if all holds are full, in %s',
  (id) => {
    const twice = colonies([ORE, 2], [CARBON, 2]);
    const one = rolled(id, 2, { seats: [{ stock: { ore: 2 }, colonies: twice }, { colonies: 0 }] });
    play(one, 0, 'produce ore');
    expect(stockByName(one, 0, 'ore')).toBe(2);
    const both = rolled(id, 2, { seats: [{ stock: { ore: 2, carbon: 2 }, colonies: twice }, { colonies: 0 }] });
    expect(question(both)).toBe('sector');
    const last = rolled(id, 2, { seats: [{ stock: { ore: 1, carbon: 2 }, colonies: twice }, { colonies: 0 }] });
    expect(question(last)).toBe('produce');
  },
);

test.each(BOTH_GAMES)(
  'SS-EX-01, T-02, T-03 · storage I, 1 ore and 3 fuel: a roll of 2 brings ore, a roll of 1 brings nothing, in %s',
  (id) => {
    const seat = {
      stock: { ore: 1, fuel: 3 },
      colonies: colonies([ORE, 2], [CARBON, 2], [FUEL, 1]),
      centres: ['storage'] as const,
    };
    const two = rolled(id, 2, { seats: [seat, { colonies: 0 }] });
    play(two, 0, 'produce ore');
    expect(playerOf(two.table, 0).stock.slice(0, 4)).toEqual([2, 3, 0, 0]);
    const one = rolled(id, 1, { seats: [seat, { colonies: 0 }] });
    expect(playerOf(one.table, 0).stock.slice(0, 4)).toEqual([1, 3, 0, 0]);
  },
);

test.each(BOTH_GAMES)(
  'SS-EX-05, SS-MOD-07, DU-CEN-05, T-09 · science II yields on 2 and on 3, once each, in %s',
  (id) => {
    const yields = ([1, 2, 3] as const).map((number) => {
      const t = rolled(id, number, {
        seats: [{ stock: {}, colonies: 0, centres2: ['science', 'production'] }, { colonies: 0 }],
      });
      return [stockByName(t, 0, 'knowledge'), stockByName(t, 0, 'goods')];
    });
    expect(yields).toEqual([
      [0, 0],
      [1, 1],
      [1, 1],
    ]);
    const alone = (['science', 'production'] as const).map((centre) => {
      const t = rolled(id, 3, {
        seats: [
          { stock: {}, colonies: 0, centres2: [centre] },
          { stock: {}, colonies: 0 },
        ],
      });
      return [0, 1].flatMap((seat) => [stockByName(t, seat, 'knowledge'), stockByName(t, seat, 'goods')]);
    });
    expect(alone).toEqual([
      [1, 0, 0, 0],
      [0, 1, 0, 0],
    ]);
  },
);

test.each(BOTH_GAMES)(
  'DU-SET-05 · gains are reported with their amounts, and no event is reported without a gain, in %s',
  (id) => {
    const t = position(id, { at: 'sector' });
    t.table.stack.push(DIE_FRAME);
    const told = chance(t, 0);
    expect(told.open.map(({ kind }) => kind)).toEqual(['rolled', 'produced', 'produced']);
    t.table.stack.push(DIE_FRAME);
    expect(chance(t, 2).open.map(({ kind }) => kind)).toEqual(['rolled']); // nobody has a colony with a 2
  },
);

test.each(BOTH_GAMES)(
  'SS-PROD-01, SS-SETUP-16, DU-SET-19 · the production die shows 1, 2 and 3 twice each, in %s',
  (id) => {
    const faces = [0, 1, 2, 3, 4, 5].map((face) => {
      const t = position(id, { at: 'sector' });
      t.table.stack.push(DIE_FRAME);
      expect(t.game.awaiting(t.table)).toMatchObject({ who: 'chance', kind: 'die', of: [6] });
      chance(t, face);
      return t.table.die;
    });
    expect(faces).toEqual([1, 1, 2, 2, 3, 3]);
  },
);
