import { fastRng, MoveList, viewsOf } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { starfarers } from './game.ts';
import type { Move } from './moves.ts';
import { BEGINNER_SECTORS, SECTORS } from './sectors.ts';
import type { StarfarersState } from './state.ts';
import {
  BLACK_SHAKE,
  chance,
  codes,
  play,
  playerAt,
  position,
  question,
  resolveChance,
  SPEED_FIVE_SHAKE,
  SPEED_THREE_SHAKE,
  why,
} from './testing/position.ts';
import {
  NEIGHBOURS,
  PLANETS_PER_SYSTEM,
  SLOT_COUNT,
  SYSTEM_CENTRES,
  VERTEX_COUNT,
  vertexAt,
  vertexName,
} from './topology.ts';

const SHIP = [['colony', '17:25']] as const;
const flying = (has: object = {}, more: object = {}) =>
  position({ seats: [{ ships: SHIP, ...has }, {}, {}], phase: 'flight', ...more });

test('SF-FLIGHT-01 · without a ship the flight and the shake are skipped', () => {
  const state = position({ seats: [{ ports: ['1:27'] }, { ships: SHIP }, {}] });
  play(state, 0, 'done');
  expect([question(state), state.table.active, state.table.shake]).toEqual(['before', 1, -1]);
});

test.each([
  [0, 3, false],
  [1, 3, false],
  [2, 4, false],
  [3, 4, false],
  [4, 5, false],
  [5, 5, false],
  [6, 3, true],
  [7, 3, true],
  [8, 3, true],
  [9, 3, true],
])(
  'SF-FLIGHT-02 · SF-FLIGHT-03 · shake %i gives a base speed of %i, with an encounter: %s',
  (shake, speed, isBlack) => {
    const state = position({ seats: [{ ships: SHIP }, {}, {}] });
    play(state, 0, 'done');
    chance(state, shake);
    expect(question(state)).toBe(isBlack ? 'meet' : 'flight');
    if (isBlack) return;
    expect(farthest(state)).toBe(speed);
  },
);

/** The maximum number of links that any listed move of ship 0 takes, measured without the engine. */
function farthest(state: StarfarersState): number {
  const far = measured(state, vertexAt('17:25'));
  return Math.max(...destinations(state).map((vertex) => far[vertex] ?? 0));
}

function destinations(state: StarfarersState, ship = 0): number[] {
  const list = new MoveList<Move>(0);
  const view = viewsOf(state)[state.table.pilot];
  if (view !== undefined) starfarers.moves(view, list);
  return list.toArray().flatMap((move) => (move.kind === 'fly' && move.ship === ship ? [move.vertex] : []));
}

/** Distances in links by brute force: breadth-first search over the table. */
function measured({ table }: StarfarersState, from: number): number[] {
  const far = Array.from({ length: VERTEX_COUNT }, () => -1);
  const closed = new Set(
    SYSTEM_CENTRES.filter(
      (_, s) => s >= SLOT_COUNT || table.layout[s] === -1 || (table.planets[s * PLANETS_PER_SYSTEM] ?? -1) >= 0,
    ),
  );
  far[from] = 0;
  for (let round = 0; round < VERTEX_COUNT; round++) {
    for (let v = 0; v < VERTEX_COUNT; v++) {
      if (far[v] !== round) continue;
      for (const next of NEIGHBOURS.slice(v * PLANETS_PER_SYSTEM, v * PLANETS_PER_SYSTEM + PLANETS_PER_SYSTEM)) {
        if (next >= 0 && !closed.has(next) && far[next] === -1) far[next] = round + 1;
      }
    }
  }
  return far;
}

test('SF-FLIGHT-02 · boosters and the Scientists are added: red and blue with a booster make 5, as in the book', () => {
  const booster = flying({ fitted: [1] }, { shake: 3 });
  expect(farthest(booster)).toBe(5);
  const learned = flying({ fitted: [2], friends: ['upgrades-1'], docked: [0, 1] }, { shake: BLACK_SHAKE });
  expect(farthest(learned)).toBe(6);
});

test('SF-FLIGHT-04 · White reaches the first system after exactly five links, as in the book', () => {
  expect(measured(flying(), vertexAt('17:25'))[vertexAt('13:21')]).toBe(5);
});

/** Where a ship may end, computed from the table alone. */
function mayEnd({ table }: StarfarersState, cargo: string, vertex: number): boolean {
  const slot = SYSTEM_CENTRES.indexOf(vertex);
  const taken = table.ships.some((ship) => ship >= 0 && ship >> 1 === vertex);
  const sites = table.sites.some((site, i) => site > 0 && vertexName(vertex) === siteName(i));
  if (taken || sites) return false;
  if (slot >= 0) {
    const sector = slot >= SLOT_COUNT ? undefined : SECTORS[BEGINNER_SECTORS[slot] ?? 0];
    if (sector === undefined || sector.resources.length > 0) return false;
    return sector.people === -1 || cargo === 'trade';
  }
  if (cargo === 'colony') return true;
  return !Array.from({ length: SLOT_COUNT + 4 }, (_, s) => s)
    .filter((s) => s >= SLOT_COUNT || SECTORS[BEGINNER_SECTORS[s] ?? 0]?.resources.length === PLANETS_PER_SYSTEM)
    .some((s) => [0, 1, 2].some((j) => vertexName(vertex) === siteName(s * PLANETS_PER_SYSTEM + j)));
}
const siteName = (site: number): string => {
  const system = Math.floor(site / PLANETS_PER_SYSTEM);
  const centre = SYSTEM_CENTRES[system] ?? 0;
  const around = NEIGHBOURS.slice(centre * PLANETS_PER_SYSTEM, centre * PLANETS_PER_SYSTEM + PLANETS_PER_SYSTEM);
  return around.map(vertexName).find((_, i) => siteIndex(system, around[i] ?? 0) === site) ?? '';
};
const siteIndex = (system: number, vertex: number): number =>
  system * PLANETS_PER_SYSTEM + [0, 1, 2].findIndex((j) => SITE_AT[system * PLANETS_PER_SYSTEM + j] === vertex);

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'SF-FLIGHT-04 · the places a ship can reach are those of a brute-force search, seed %i',
  (seed) => {
    const rng = fastRng(seed);
    const cargo = seed % 2 === 0 ? 'trade' : 'colony';
    const open = Array.from({ length: VERTEX_COUNT }, (_, v) => v).filter((v) => !SYSTEM_CENTRES.includes(v));
    const from = open[rng(open.length)] ?? 0;
    const other = open[rng(open.length)] ?? 1;
    const ships = from === other ? [] : [['colony', vertexName(other)] as const];
    const seats = [{ ships: [[cargo, vertexName(from)] as const], fitted: [rng(7), 0, 5] }, { ships }, {}];
    const state = position({ seats, phase: 'flight', shake: rng(10) });
    const speed = [3, 3, 4, 4, 5, 5, 3, 3, 3, 3][state.table.shake] ?? 0;
    const far = measured(state, from);
    const expected = Array.from({ length: VERTEX_COUNT }, (_, v) => v).filter(
      (v) => (far[v] ?? -1) > 0 && (far[v] ?? 0) <= speed + (seats[0]?.fitted?.[0] ?? 0) && mayEnd(state, cargo, v),
    );
    expect(destinations(state).sort((a, b) => a - b)).toEqual(expected);
  },
);

test('SF-FLIGHT-04 · ships fly one after another; when one starts, the previous one is done', () => {
  const ships = [...SHIP, ['colony', '4:24']] as const;
  const state = position({ seats: [{ ships }, {}, {}], phase: 'flight', shake: SPEED_FIVE_SHAKE });
  play(state, 0, 'fly 0 to 17:23');
  play(state, 0, 'fly 0 to 17:25');
  play(state, 0, 'fly 1 to 4:22');
  expect(codes(state, 0, 'fly 0 to 17:23')).toContain('ship-flown');
  expect(codes(state, 0, 'fly 2 to 17:23')).toContain('no-ship');
  expect(why(state, 0, 'fly 1 to 4:14')).toMatchObject([{ code: 'too-far', numbers: { left: 3 } }]);
});

test('SF-FLIGHT-04 · a ship may pass others but must end alone', () => {
  const seats = [{ ships: SHIP }, { ships: [['colony', '17:23'] as const] }, {}];
  const state = position({ seats, phase: 'flight' });
  expect(codes(state, 0, 'fly 0 to 17:23')).toEqual(['occupied']);
  expect(codes(state, 0, 'fly 0 to 17:21')).toEqual([]);
});

test('SF-FLIGHT-05 · cards of the Scientists gained on the way count at once for ships that have not finished', () => {
  const ships = [['trade', '2:0'], SHIP[0]] as const;
  const state = position({ seats: [{ ships, fitted: [0, 0, 1] }, {}, {}], phase: 'flight', shake: SPEED_THREE_SHAKE });
  play(state, 0, 'fly 0 to 1:1');
  play(state, 0, 'befriend boosters');
  resolveChance(state);
  expect(Math.max(...destinations(state, 1).map((v) => measured(state, vertexAt('17:25'))[v] ?? 0))).toBe(5);
});

test('SF-FLIGHT-06 · a ship that reaches a system opens all its discs, and may go on', () => {
  const state = flying({}, { shake: SPEED_FIVE_SHAKE });
  play(state, 0, 'fly 0 to 13:21');
  expect(question(state)).toBe('explore');
  const told = chance(state, 0, 0, 0).open;
  expect(told[0]).toEqual({ kind: 'explored', slot: 13, discs: [1 << 2, 1 << 3, 1 << 10] });
  expect(question(state)).toBe('flight');
});

test('SF-FLIGHT-06 · a ship stops at a discovery and goes on with its remaining links', () => {
  const state = flying({ fitted: [3] }, { shake: SPEED_FIVE_SHAKE });
  play(state, 0, 'fly 0 to 11:19');
  chance(state, 0, 0, 0);
  expect([vertexName((state.table.ships[0] ?? 0) >> 1), state.table.spent]).toEqual(['14:20', 6]);
  play(state, 0, 'fly 0 to 11:19');
  expect([vertexName((state.table.ships[0] ?? 0) >> 1), state.table.spent]).toEqual(['11:19', 8]);
});

test('SF-FLIGHT-07 · a token found on the way is cleared before the ship goes on', () => {
  const state = flying({ fitted: [3, 4] }, { shake: SPEED_FIVE_SHAKE });
  play(state, 0, 'fly 0 to 13:21');
  chance(state, 0, 0, 2);
  play(state, 0, 'fly 0 to 11:21');
  expect(question(state)).toBe('clear');
  chance(state, 0);
  expect([playerAt(state, 0).tokens, question(state)]).toEqual([1, 'flight']);
});

test('SF-FLIGHT-08 · the middle of a system, even of a home system, is closed', () => {
  expect(codes(flying({ fitted: [6] }), 0, 'fly 0 to 17:27')).toContain('closed');
  expect(codes(flying({ fitted: [6] }), 0, 'fly 0 to 10:20')).toContain('closed');
});

test('SF-FLIGHT-09 · a docking point may be flown through, and so may the middle of an empty sector', () => {
  const ship = (at: string) => flying({ ships: [['colony', at]] }, { shake: SPEED_THREE_SHAKE });
  expect(codes(ship('23:13'), 0, 'fly 0 to 22:14')).toEqual(['docking-point']);
  expect(codes(ship('23:13'), 0, 'fly 0 to 20:14')).toEqual([]);
  expect(codes(ship('13:15'), 0, 'fly 0 to 14:16')).toEqual([]);
});

const SITE_AT = Array.from({ length: (SLOT_COUNT + 4) * PLANETS_PER_SYSTEM }, (_, site) => vertexOfSite(site));
function vertexOfSite(site: number): number {
  const centre = SYSTEM_CENTRES[Math.floor(site / PLANETS_PER_SYSTEM)] ?? 0;
  return NEIGHBOURS[centre * PLANETS_PER_SYSTEM + (site % PLANETS_PER_SYSTEM)] ?? 0;
}

test('SF-FLIGHT-04 · a ship stopped on an occupied point has to go on, and the other ship stays there', () => {
  const pirates = { explored: { 13: [5, 4, 'pirates-4'] }, shake: SPEED_THREE_SHAKE };
  const seats = [
    { ships: [['colony', '11:23'] as const], fitted: [0, 4, 0] },
    { ships: [['trade', '10:22'] as const] },
    {},
  ];
  const state = position({ seats, phase: 'flight', ...pirates });
  play(state, 0, 'fly 0 to 8:22');
  expect(question(state)).toBe('clear');
  chance(state, 0);
  expect([vertexName((state.table.ships[0] ?? 0) >> 1), state.table.adrift]).toEqual(['10:22', 1]);
  expect(codes(state, 0, 'done')).toEqual(['must-go-on']);
  play(state, 0, 'fly 0 to 8:22');
  expect([state.table.adrift, codes(state, 0, 'done')]).toEqual([0, []]);
  expect(codes(state, 0, 'fly 0 to 10:22')).toEqual(['occupied']);
});

test('SF-FLIGHT-04 · no other ship may start before a stopped one has gone on, in any seat', () => {
  const ships = [
    ['colony', '17:25'],
    ['colony', '11:23'],
  ] as const;
  const seats = [{ ships: [['trade', '10:22'] as const] }, { ships, fitted: [0, 4, 0] }, {}];
  const state = position({ seats, phase: 'flight', active: 1, explored: { 13: [5, 4, 'pirates-4'] } });
  play(state, 1, 'fly 1 to 8:22');
  chance(state, 0);
  expect([codes(state, 1, 'fly 0 to 17:23'), codes(state, 1, 'done')]).toEqual([['must-go-on'], ['must-go-on']]);
  play(state, 1, 'fly 1 to 8:22');
  expect(codes(state, 1, 'fly 0 to 17:23')).toEqual([]);
});

test('SF-FLIGHT-04 · SF-COL-01 · a colony founded by another ship does not restore any speed', () => {
  const ships = [
    ['colony', '17:25'],
    ['colony', '11:19'],
  ] as const;
  const state = flying({ ships }, { shake: SPEED_THREE_SHAKE, explored: { 13: [5, 4, 10] } });
  play(state, 0, 'fly 0 to 17:23');
  play(state, 0, 'found 1');
  expect(why(state, 0, 'fly 0 to 17:19')).toMatchObject([{ code: 'too-far', numbers: { left: 1 } }]);
  expect(codes(state, 0, 'done')).toEqual([]);
});

test('SF-FLIGHT-04 · for a ship that is not on the board no other reason is given', () => {
  const state = flying({}, { explored: { 13: [5, 4, 10] } });
  for (const to of ['17:23', '11:19', '22:14']) expect(codes(state, 0, `fly 2 to ${to}`)).toEqual(['no-ship']);
  expect(codes(state, 0, 'found 1')).toEqual(['no-ship']);
});

test('SF-FLIGHT-04 · any ship that has flown is done when another starts', () => {
  const ships = [...SHIP, ['colony', '4:24']] as const;
  const state = position({ seats: [{ ships }, {}, {}], phase: 'flight', shake: SPEED_FIVE_SHAKE });
  play(state, 0, 'fly 1 to 4:22');
  play(state, 0, 'fly 0 to 17:23');
  expect(codes(state, 0, 'fly 1 to 4:20')).toEqual(['ship-flown', 'too-far']);
});

test('SF-FLIGHT-04 · a trade ship can end its flight where it is, and other players’ ships delay nobody', () => {
  const seats = [
    { ships: [['trade', '17:25'] as const] },
    { ports: ['1:27'], ships: [['colony', '2:26'] as const] },
    {},
  ];
  const state = position({ seats, phase: 'flight' });
  expect(play(state, 0, 'done').open.map(({ kind }) => kind)).toEqual(['landed', 'ended', 'turn']);
  expect([state.table.ships[0], state.table.ships[3]]).toEqual([vertexAt('17:25') * 2 + 1, vertexAt('2:26') * 2]);
});
