import { expect, test } from 'vitest';
import { drawnEncounter } from './testing/encounter.ts';
import { chance, codes, play, playerAt, position, question, resolveChance } from './testing/position.ts';
import { vertexAt } from './topology.ts';

const NO = 'answer 0 with 0,0,0,0,0';
const GIFT = 'answer 3 with 1,1,1,0,0';

const SAILOR = { ships: [['colony', '17:25'] as const], hand: [1, 1, 1, 0, 0] };

test('SF-ENC-06 · the chosen ship may not fly in this turn', () => {
  const ships = [
    ['colony', '17:25'],
    ['trade', '4:24'],
  ] as const;
  const state = drawnEncounter(5, { seats: [{ ships }, {}, {}] });
  play(state, 0, NO);
  expect(codes(state, 0, 'ground 2')).toEqual(['not-to-ground']);
  play(state, 0, 'ground 1');
  expect(codes(state, 0, 'fly 1 to 4:22')).toContain('ship-grounded');
  expect(codes(state, 0, 'fly 0 to 17:23')).toEqual([]);
});

test('SF-ENC-07 · a free trade ship is placed on an own spaceport site and may fly at once', () => {
  const state = drawnEncounter(29);
  play(state, 0, GIFT);
  expect(codes(state, 0, 'launch colony 2:26')).toEqual(['trade-ship-only']);
  expect(play(state, 0, 'launch trade 2:26').open[0]).toMatchObject({ kind: 'ship', paid: [0, 0, 0, 0, 0] });
  expect([playerAt(state, 0).waiting, codes(state, 0, 'fly 1 to 2:24')]).toEqual([0, []]);
});

test('SF-ENC-07 · without a free site it waits, and is placed as soon as possible', () => {
  const ships = [
    ['colony', '2:26'],
    ['colony', '2:28'],
  ] as const;
  const state = drawnEncounter(29, { seats: [{ ports: ['1:27'], ships, hand: [1, 1, 1, 0, 0] }, {}, {}] });
  play(state, 0, GIFT);
  expect([question(state), playerAt(state, 0).waiting]).toEqual(['flight', 1]);
  play(state, 0, 'fly 0 to 2:24');
  expect(question(state)).toBe('launch');
  play(state, 0, 'launch trade 2:26');
  expect(question(state)).toBe('flight');
});

test('SF-ENC-07 · it may fly even if its transport has flown, was grounded or had to leave a site', () => {
  const ships = [
    ['colony', '11:19'],
    ['colony', '17:25'],
    ['colony', '4:24'],
  ] as const;
  const seats = [{ ports: ['1:27'], ships, waiting: 1 }, {}, {}];
  const state = position({ seats, phase: 'flight', explored: { 13: [5, 4, 10] } });
  Object.assign(playerAt(state, 0), { stuck: 1, flown: 1, due: 1 });
  play(state, 0, 'found 0');
  play(state, 0, 'launch trade 2:26');
  expect([codes(state, 0, 'fly 0 to 2:24'), codes(state, 0, 'done')]).toEqual([[], []]);
});

test('SF-ENC-08 · SF-OPT-JUMP · a jump can end wherever the ship may end, and depending on the option replaces its flight', () => {
  for (const [jump, after] of [
    ['replaces', ['ship-flown']],
    ['extra', []],
  ] as const) {
    const state = drawnEncounter(30, { options: { jump } });
    play(state, 0, GIFT);
    expect(codes(state, 0, 'jump 0 to 22:14')).toEqual(['docking-point']);
    play(state, 0, 'jump 0 to 13:13');
    expect(state.table.ships[0]).toBe(vertexAt('13:13') * 2);
    expect(codes(state, 0, 'fly 0 to 11:13').filter((code) => code === 'ship-flown')).toEqual(after);
  }
});

test('SF-ENC-08 · SF-BLOCK-03 · a jump off a colony site counts as leaving it, even if the ship may fly as well', () => {
  const waiting = { ships: [['colony', '11:19'] as const], hand: [1, 1, 1, 0, 0] };
  const at = { seats: [waiting, {}, {}], options: { jump: 'extra' } as const, explored: { 13: [5, 4, 10] } };
  const state = drawnEncounter(30, at);
  playerAt(state, 0).due = 1;
  play(state, 0, GIFT);
  play(state, 0, 'jump 0 to 13:13');
  expect([question(state), codes(state, 0, 'done')]).toEqual(['flight', []]);
});

test('SF-ENC-08 · a jump explores its destination, and is optional', () => {
  const state = drawnEncounter(30);
  play(state, 0, GIFT);
  play(state, 0, 'jump 0 to 13:21');
  expect(question(state)).toBe('explore');
  const other = drawnEncounter(30);
  play(other, 0, GIFT);
  play(other, 0, 'pass');
  expect(question(other)).toBe('flight');
});

test('SF-ENC-07 · a waiting free trade ship is placed when a spaceport gives it a site', () => {
  const state = position({ seats: [{ colonies: ['1:27'], hand: [0, 0, 3, 2, 0], waiting: 1 }, {}, {}] });
  play(state, 0, 'spaceport 1:27');
  expect(question(state)).toBe('launch');
});

test('SF-ENC-07 · any transport that founds loses its flight marks', () => {
  const ships = [
    ['colony', '17:25'],
    ['colony', '11:19'],
    ['colony', '4:24'],
  ] as const;
  const seats = [{}, { ports: ['1:27'], ships, waiting: 1 }, {}];
  const state = position({ seats, phase: 'flight', active: 1, explored: { 13: [5, 4, 10] } });
  Object.assign(playerAt(state, 1), { stuck: 0b010, flown: 0b010, due: 0b010 });
  play(state, 1, 'found 1');
  play(state, 1, 'launch trade 2:26');
  expect([codes(state, 1, 'fly 1 to 2:24'), codes(state, 1, 'done')]).toEqual([[], []]);
  const { stuck, flown, due } = playerAt(state, 1);
  expect([stuck, flown, due]).toEqual([0, 0, 0]);
});

test('SF-ENC-06 · a ship that may not fly already cannot be chosen again, and neither can another player’s', () => {
  const ships = [...SAILOR.ships, ['colony', '4:24'] as const];
  const state = drawnEncounter(5, { seats: [{ ships }, {}, {}] });
  playerAt(state, 0).stuck = 0b010;
  play(state, 0, NO);
  expect([codes(state, 0, 'ground 1'), codes(state, 0, 'ground 0')]).toEqual([['not-to-ground'], []]);
  const alone = drawnEncounter(5, { seats: [SAILOR, { ships: [['colony', '4:24']] }, {}] });
  playerAt(alone, 0).stuck = 0b001;
  play(alone, 0, NO);
  expect(question(alone)).toBe('flight');
});

test('SF-ENC-08 · SF-STAT-01 · a trade ship that jumps to a docking point founds a station', () => {
  const state = position({
    seats: [{ ships: [['trade', '17:25']], fitted: [0, 0, 1] }, {}, {}],
    phase: 'flight',
    frames: [{ kind: 'jump', seat: 0 }],
  });
  play(state, 0, 'jump 0 to 22:14');
  expect([question(state), playerAt(state, 0).docked]).toEqual(['befriend', [0, 0, 1, 0, 0]]);
});

test('SF-ENC-08 · SF-FLIGHT-06 · a ship that jumps to a system explores it and stays', () => {
  const state = drawnEncounter(30);
  play(state, 0, GIFT);
  play(state, 0, 'jump 0 to 13:21');
  chance(state, 0, 0, 0);
  expect([question(state), state.table.ships[0]]).toEqual(['flight', vertexAt('13:21') * 2]);
});

test('SF-ENC-08 · SF-ENC-07 · SF-BLOCK-03 · any ship that jumps away frees its site, also for a waiting ship', () => {
  const ships = [
    ['colony', '2:28'],
    ['colony', '2:26'],
  ] as const;
  const state = position({
    seats: [{ ships, ports: ['1:27'], waiting: 1 }, {}, {}],
    phase: 'flight',
    frames: [{ kind: 'jump', seat: 0 }],
  });
  playerAt(state, 0).due = 0b010;
  play(state, 0, 'jump 1 to 13:13');
  expect([question(state), playerAt(state, 0).due]).toEqual(['launch', 0]);
});

test.each([
  [
    'a transport',
    {
      ships: [
        ['colony', '17:25'],
        ['colony', '4:24'],
        ['trade', '14:22'],
      ],
    },
  ],
  ['a station', { docked: [2, 2, 2, 1] }],
] as const)('SF-ENC-07 · without %s a free trade ship keeps waiting', (_, has) => {
  const state = position({ seats: [{ ports: ['1:27'], waiting: 1, ...has }, {}, {}], phase: 'before' });
  play(state, 0, 'roll');
  chance(state, 0, 0);
  resolveChance(state);
  expect([question(state), playerAt(state, 0).waiting]).toEqual(['main', 1]);
});
