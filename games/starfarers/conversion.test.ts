import { NONE } from '@orrery/common';
import { expect, test } from 'vitest';
import { drawnEncounter } from './testing/encounter.ts';
import { asked, codes, play, playerAt, position, question } from './testing/position.ts';
import { NEIGHBOURS, VERTEX_SITE, vertexAt, vertexName } from './topology.ts';

const TRAVELER = { docked: [0, 0, 0, 0, 1] };
const SHIP = { ships: [['colony', '17:25']] } as const;

/** Five seats, the first of which has these cards. */
const five = (has: object, phase: 'main' | 'flight' | 'before' = 'flight', more: object = {}) =>
  position({ seats: [{ ...SHIP, ...has }, {}, {}, {}, {}], phase, ...more });

const CONVERTER = { friends: ['conversion'], ...TRAVELER };

/** The conversion card, with ships and further settings; an encounter asks pilot 1 or 2 to jump or to ground a ship. */
const meetingWith = (card: number, has: object, more: object = {}) =>
  drawnEncounter(card, { seats: [{ ...CONVERTER, hand: [1, 1, 1, 0, 0], ...has }, {}, {}, {}, {}], ...more });
const GIFT = 'answer 3 with 1,1,1,0,0';

/** A colony ship on a colony site that is explored. */
const ON_SITE = { ships: [['colony', '11:19']] } as const;
const EXPLORED = { explored: { 13: [5, 4, 10] } };
const STRANDED = { ships: [...ON_SITE.ships, ['colony', '17:25']] } as const;

test('SF-FRIEND-CONVERSION · a colony ship becomes a trade ship where it is, or the reverse, once a turn', () => {
  const state = five(CONVERTER, 'before');
  play(state, 0, 'convert 0');
  expect([(state.table.ships[0] ?? 0) % 2, playerAt(state, 0).colonies, playerAt(state, 0).stations]).toEqual([
    1, 9, 5,
  ]);
  expect(codes(state, 0, 'convert 0')).toEqual(['used-up']);
  expect(codes(five(CONVERTER, 'main'), 0, 'convert 1')).toContain('no-ship');
  expect(codes(five({ ...CONVERTER, docked: [2, 2, 1, 1, 1] }, 'main'), 0, 'convert 0')).toEqual(['no-piece']);
});

test('SF-FRIEND-CONVERSION · a converted ship must be able to reach a place where its new kind may stay', () => {
  const onSite = { ...CONVERTER, ships: [['colony', '11:19']] };
  const more = { explored: { 13: [5, 4, 10] } };
  const state = five(onSite, 'flight', more);
  play(state, 0, 'convert 0');
  expect(codes(state, 0, 'done')).toEqual(['must-leave']);
  const stuck = five(onSite, 'flight', more);
  playerAt(stuck, 0).stuck = 1;
  expect(codes(stuck, 0, 'convert 0')).toEqual(['cannot-stand']);
});

test('SF-FRIEND-CONVERSION · a ship can also be converted during a jump of an encounter, and then jumps as its new kind', () => {
  const state = meetingWith(30, SHIP);
  play(state, 0, GIFT);
  expect([question(state), codes(state, 0, 'jump 0 to 10:20')]).toEqual(['jump', ['closed']]);
  expect(codes(state, 0, 'jump 0 to 11:19')).toEqual([]);
  play(state, 0, 'convert 0');
  expect([question(state), codes(state, 0, 'jump 0 to 11:19')]).toEqual(['jump', ['colony-site']]);
  expect(codes(state, 0, 'convert 0')).toEqual(['used-up']);
  play(state, 0, 'jump 0 to 13:13');
  expect(question(state)).toBe('flight');
});

test('SF-FRIEND-CONVERSION · pilot 2 can convert a ship when asked for a jump of their own', () => {
  const second = { ...CONVERTER, ...SHIP, hand: [1, 1, 1, 0, 0] };
  const state = drawnEncounter(30, { seats: [{}, {}, {}, second, {}] }, [3]);
  play(state, 3, GIFT);
  play(state, 3, 'convert 0');
  expect([question(state), asked(state), playerAt(state, 3).stations]).toEqual(['jump', 0b01000, 5]);
});

test('SF-FRIEND-CONVERSION · SF-ENC-07 · a station freed by a conversion brings a trade ship that was waiting for one', () => {
  const has = { ...CONVERTER, docked: [2, 2, 1, 0, 1], ships: [['trade', '17:25']], ports: ['1:27'], waiting: 1 };
  const state = five(has, 'main');
  expect(playerAt(state, 0).stations).toBe(0);
  play(state, 0, 'convert 0');
  expect(question(state)).toBe('launch');
});

test('SF-ENC-06 · SF-BLOCK-02 · a ship converted on a colony site has to leave and cannot be grounded', () => {
  const state = meetingWith(5, { ...STRANDED, ships: [['trade', '11:19'], STRANDED.ships[1]] }, EXPLORED);
  play(state, 0, 'answer 0 with 0,0,0,0,0');
  expect([question(state), codes(state, 0, 'ground 0')]).toEqual(['ground', ['not-to-ground']]);
  play(state, 0, 'ground 1');
  expect(codes(state, 0, 'done')).toEqual(['must-leave']);
  const alone = meetingWith(5, { ships: [['trade', '11:19']] }, EXPLORED);
  play(alone, 0, 'answer 0 with 0,0,0,0,0');
  expect([question(alone), codes(alone, 0, 'done')]).toEqual(['flight', ['must-leave']]);
});

test('SF-FRIEND-CONVERSION · while a ship has to be grounded, only a ship that may stay where it is can be converted', () => {
  const state = meetingWith(5, STRANDED, EXPLORED);
  play(state, 0, 'answer 0 with 0,0,0,0,0');
  expect([question(state), codes(state, 0, 'convert 0')]).toEqual(['ground', ['cannot-stand']]);
  play(state, 0, 'convert 1');
  play(state, 0, 'ground 1');
  expect(codes(state, 0, 'fly 1 to 17:23')).toContain('ship-grounded');
});

test('SF-BLOCK-02 · a trade ship that cannot leave a colony site is moved to the nearest allowed intersection', () => {
  const state = five({ ...CONVERTER, ships: [['trade', '11:19']] }, 'flight', EXPLORED);
  playerAt(state, 0).flown = 1;
  expect(codes(state, 0, 'done')).toEqual([]);
  const [returned] = play(state, 0, 'done').open;
  const to = (state.table.ships[0] ?? 0) >> 1;
  expect(returned).toEqual({ kind: 'returned', seat: 0, ship: 0, to });
  const from = vertexAt('11:19') * 3;
  expect([NEIGHBOURS.slice(from, from + 3).includes(to), VERTEX_SITE[to]]).toEqual([true, NONE]);
});

test('SF-BLOCK-02 · it is moved to an unoccupied intersection', () => {
  const around = NEIGHBOURS.slice(vertexAt('11:19') * 3, vertexAt('11:19') * 3 + 3).map(vertexName);
  const ships = around.filter((name) => name !== '10:20').map((name) => ['trade', name] as const);
  const state = position({ seats: [{ ships: [['trade', '11:19']] }, { ships }, {}], phase: 'flight', ...EXPLORED });
  playerAt(state, 0).flown = 1;
  play(state, 0, 'done');
  const to = vertexName((state.table.ships[0] ?? 0) >> 1);
  expect([...around, '11:21', '8:20']).not.toContain(to);
});

test('SF-FLIGHT-04 · no other ship can jump while a converted one still has to leave a colony site', () => {
  const friends = ['conversion', 'space-jump-1'];
  const has = { friends, docked: [0, 0, 0, 0, 2], fitted: [3, 0, 0], ships: STRANDED.ships };
  const state = five(has, 'flight', EXPLORED);
  play(state, 0, 'fly 0 to 10:22');
  play(state, 0, 'fly 0 to 11:21');
  play(state, 0, 'convert 0');
  expect(codes(state, 0, 'jump 1 to 13:13')).toEqual(['must-go-on']);
});

test('SF-FRIEND-CONVERSION · any ship of pilot 2 can be converted, and the others are unchanged', () => {
  const ships = [
    ['colony', '17:25'],
    ['trade', '4:24'],
    ['trade', '14:22'],
  ] as const;
  const state = position({
    seats: [
      { ships },
      {},
      {},
      {
        ...CONVERTER,
        ships: [
          ['colony', '17:23'],
          ['colony', '4:22'],
          ['trade', '16:22'],
        ],
      },
      {},
    ],
    pilot: 3,
  });
  const before = [...state.table.ships];
  play(state, 3, 'convert 2');
  expect(state.table.ships).toEqual(before.map((code, i) => (i === 11 ? code - 1 : code)));
  expect([playerAt(state, 3).colonies, playerAt(state, 3).stations]).toEqual([6, 6]);
});

test('SF-FRIEND-CONVERSION · before the shake a ship can count on three links, plus its boosters', () => {
  const onSite = { ...CONVERTER, ships: [['colony', '11:19']] };
  const more = { explored: { 13: [5, 4, 10] } };
  expect(codes(five(onSite, 'main', more), 0, 'convert 0')).toEqual([]);
  expect(codes(five(onSite, 'main', more), 0, 'convert 1')).toEqual(['no-ship']);
});

test('SF-FRIEND-CONVERSION · for a ship that is not on the board no other reason is given', () => {
  const state = five(CONVERTER, 'main');
  playerAt(state, 0).colonies = 0;
  expect(codes(state, 0, 'convert 1')).toEqual(['no-ship']);
});
