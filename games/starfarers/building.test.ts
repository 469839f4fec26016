import { type Bundle, itemAt } from '@orrery/common';
import { expect, test } from 'vitest';
import {
  BOOSTER,
  CANNON,
  COLONY_CARGO,
  MAX_UPGRADES,
  POD,
  PORT_COST,
  SHIP_COST,
  TRADE_CARGO,
  UPGRADE_COST,
  UPGRADES,
} from './data.ts';
import { drawnEncounter } from './testing/encounter.ts';
import {
  codes,
  handOfSeat,
  legalMoves,
  play,
  playerAt,
  position,
  question,
  resolveChance,
  why,
} from './testing/position.ts';
import { vertexAt } from './topology.ts';

const RICH = [9, 9, 9, 9, 9];
const after = (price: Bundle): Bundle => RICH.map((n, kind) => n - (price[kind] ?? 0));
const at = (has: object) => position({ seats: [{ ports: ['1:27'], hand: RICH, ...has }, {}, {}] });

test('SF-BUILD-01 · a colony ship costs its price and uses a colony from the stock', () => {
  const state = at({});
  play(state, 0, 'build colony 2:26');
  expect([handOfSeat(state, 0), playerAt(state, 0).colonies]).toEqual([after(itemAt(SHIP_COST, COLONY_CARGO)), 7]);
  expect(state.table.ships[0]).toBe(vertexAt('2:26') * 2);
  expect(codes(state, 0, 'build colony 2:26')).toEqual(['no-berth']);
  expect(codes(state, 0, 'build colony 7:25')).toEqual(['no-berth']);
});

test('SF-BUILD-02 · a trade ship costs its price and uses a station from the stock', () => {
  const state = at({});
  play(state, 0, 'build trade 2:28');
  expect([handOfSeat(state, 0), playerAt(state, 0).stations]).toEqual([after(itemAt(SHIP_COST, TRADE_CARGO)), 6]);
});

test('SF-BUILD-03 · a spaceport is built around an own colony, is worth one more point, and there are three of them', () => {
  const state = at({ colonies: ['-2:26', '-2:28', '8:26'] });
  play(state, 0, 'spaceport -2:26');
  expect([handOfSeat(state, 0), playerAt(state, 0).points]).toEqual([after(PORT_COST), 6]);
  play(state, 0, 'spaceport -2:28');
  expect(codes(state, 0, 'spaceport 8:26')).toEqual(['no-shipyard']);
  expect(codes(state, 0, 'spaceport 1:27')).toContain('no-own-colony');
});

test.each([
  ['SF-BUILD-04', 'cannon', CANNON],
  ['SF-BUILD-05', 'pod', POD],
  ['SF-BUILD-06', 'booster', BOOSTER],
])('%s · a %s has its price, and a mothership takes only a limited number', (_, upgrade, kind) => {
  const price = itemAt(UPGRADE_COST, kind);
  const fitted = UPGRADES.map((__, each) => (each === kind ? MAX_UPGRADES[kind] : 0));
  const state = at({});
  play(state, 0, `upgrade ${upgrade}`);
  expect(handOfSeat(state, 0)).toEqual(after(price));
  expect(codes(at({ fitted }), 0, `upgrade ${upgrade}`)).toEqual(['mothership-full']);
  const poor = position({ seats: [{ hand: price.map((n) => Math.max(0, n - 1)) }, {}, {}] });
  expect(why(poor, 0, `upgrade ${upgrade}`)).toMatchObject([{ code: 'cannot-pay' }]);
});

test('SF-BUILD-07 · without a piece in the stock nothing can be built', () => {
  const ships = [
    ['colony', '14:20'],
    ['colony', '16:22'],
    ['trade', '14:22'],
  ];
  expect(codes(at({ ships }), 0, 'build colony 2:26')).toEqual(['no-transport']);
  expect(codes(at({ docked: [2, 2, 2, 1] }), 0, 'build trade 2:26')).toEqual(['no-piece']);
  const out = at({});
  out.table.upgrades[0] = 0;
  expect(codes(out, 0, 'upgrade booster')).toEqual(['stock-out']);
});

test('SF-BUILD-08 · a ship may fly in the turn in which it was built', () => {
  const state = at({});
  play(state, 0, 'build colony 2:26');
  play(state, 0, 'done');
  resolveChance(state);
  expect(codes(state, 0, 'fly 0 to 2:24')).toEqual([]);
});

test('SF-BUILD-09 · a ship on another player’s new spaceport site leaves in its owner’s next flight', () => {
  const seats = [{ colonies: ['1:27'], hand: RICH }, { ports: ['8:26'], ships: [['colony', '2:26'] as const] }, {}];
  const state = position({ seats });
  play(state, 0, 'spaceport 1:27');
  play(state, 0, 'done');
  while (question(state) !== 'flight') {
    if (question(state) === 'before') play(state, 1, 'roll');
    else if (question(state) === 'main') play(state, 1, 'done');
    else if (question(state) === 'answer') play(state, 1, 'answer 0 with 0,0,0,0,0');
    else resolveChance(state);
  }
  expect(codes(state, 1, 'done')).toEqual(['must-leave']);
  play(state, 1, 'fly 0 to 4:26');
  expect(codes(state, 1, 'fly 0 to 2:26')).toContain('foreign-port');
  expect(codes(state, 1, 'done')).toEqual([]);
});

test('SF-BUILD-09 · a ship on another player’s spaceport site cannot be grounded by an encounter', () => {
  const foreign = ['colony', '2:26'] as const;
  const others = [{ ports: ['1:27'] }, {}];
  const both = drawnEncounter(5, { seats: [{ ships: [foreign, ['colony', '17:25']] }, ...others] });
  play(both, 0, 'answer 0 with 0,0,0,0,0');
  expect([question(both), codes(both, 0, 'ground 0')]).toEqual(['ground', ['not-to-ground']]);
  expect(codes(both, 0, 'ground 1')).toEqual([]);
  const alone = drawnEncounter(5, { seats: [{ ships: [foreign] }, ...others] });
  play(alone, 0, 'answer 0 with 0,0,0,0,0');
  expect([question(alone), playerAt(alone, 0).stuck]).toEqual(['flight', 0]);
});

test('SF-BUILD-10 · there is no move to sell upgrades back', () => {
  expect(codes(at({ fitted: [1, 0, 0] }), 0, 'drop booster')).toEqual(['not-now.main']);
});

test('SF-BUILD-07 · nothing is offered without a piece, a transport and a free site', () => {
  const state = at({ docked: [2, 2, 2, 1], ships: [['colony', '2:26']], fitted: [6, 6, 5] });
  expect(legalMoves(state, 0, 'build')).toEqual([`build colony ${vertexAt('2:28')}`]);
  expect([legalMoves(state, 0, 'upgrade'), legalMoves(state, 0, 'spaceport')]).toEqual([[], []]);
  const full = at({
    ships: [
      ['colony', '2:26'],
      ['trade', '2:28'],
      ['colony', '17:25'],
    ],
  });
  expect(legalMoves(full, 0, 'build')).toEqual([]);
});

test('SF-BUILD-01 · SF-BUILD-07 · any player who builds uses the free transport with the lowest number', () => {
  const ships = [['colony', '17:25'] as const, ['trade', '4:24'] as const];
  const builder = { ports: ['1:27'], hand: RICH, ships };
  const state = position({ seats: [{ ships }, { ships: [['trade', '14:22'] as const] }, builder], active: 2 });
  play(state, 2, 'build trade 2:28');
  expect(state.table.ships.slice(6)).toEqual([
    vertexAt('17:25') * 2,
    vertexAt('4:24') * 2 + 1,
    vertexAt('2:28') * 2 + 1,
  ]);
  expect(codes(state, 2, 'build colony 2:26')).toEqual(['no-transport']);
});

test('SF-BUILD-01 · SF-BUILD-03 · everything affordable is offered, at any own colony, and nothing else', () => {
  const poor = at({ hand: [1, 1, 1, 1, 0] });
  expect(legalMoves(poor, 0, 'build')).toEqual([
    `build colony ${vertexAt('2:26')}`,
    `build colony ${vertexAt('2:28')}`,
  ]);
  const far = position({
    seats: [{ colonies: ['2:0'], hand: RICH }, {}, {}],
    options: { setup: 'explorer' },
    laid: { 0: 0 },
  });
  expect(legalMoves(far, 0, 'spaceport')).toEqual(['spaceport 0']);
  play(far, 0, 'spaceport 2:0');
  expect(legalMoves(far, 0, 'build colony')).toHaveLength(2);
});

test('SF-BUILD-07 · the last upgrade of the stock can be built', () => {
  const state = at({});
  state.table.upgrades[0] = 1;
  expect(codes(state, 0, 'upgrade booster')).toEqual([]);
});

test('SF-BUILD-09 · a ship on another player’s spaceport site does not delay the turn before the flight', () => {
  const seats = [{ ships: [['colony', '2:26'] as const], fitted: [2, 0, 0] }, { ports: ['1:27'] }, {}];
  expect(codes(position({ seats }), 0, 'done')).toEqual([]);
});
