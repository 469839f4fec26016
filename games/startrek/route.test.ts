import { NONE } from '@orrery/common';
import { fastRng } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { extendedRoute, longestRoute } from './route.ts';
import type { StartrekState } from './state.ts';
import { bruteForceRoute, randomShipRings, randomShips } from './testing/oracle.ts';
import { play, position } from './testing/position.ts';
import { TOPOLOGY } from './topology.ts';

const OFF = { support: 'off' } as const;
const RICH = [9, 9, 9, 9, 9];
/** A line round the upper left of the centre: 24-18-23-29-35-30, then out to 36, 41. */
const LINE = [28, 27, 35, 43, 44, 45, 52];
const line = (n: number) => LINE.slice(0, n);

test.each([
  ['scattered ships', 5_000, randomShips],
  ['rings and what hangs on them', 1_500, randomShipRings],
])('ST-LSR-02 · ST-LSR-03 · %s: %i random positions agree with brute force', (_, n, random) => {
  const rng = fastRng(2012);
  for (let i = 0; i < n; i++) {
    const { vertices, edges, ships } = random(rng);
    const found = longestRoute({ vertices, edges }, 0, ships);
    const truth = bruteForceRoute(vertices, edges, 0);
    if (found !== truth) throw new Error(`${found} instead of ${truth}: ${JSON.stringify({ vertices, edges })}`);
  }
});

test.each([
  ['scattered ships', 2_000, randomShips],
  ['rings and what hangs on them', 1_000, randomShipRings],
])('ST-LSR-02 · %s: measuring only what a new ship adds agrees with measuring everything, %i times', (_, n, random) => {
  const rng = fastRng(5);
  for (let i = 0; i < n; i++) {
    const { vertices, edges, ships } = random(rng);
    const own = edges.flatMap((ship, edge) => (ship === 1 ? [edge] : []));
    const added = own[rng(own.length)] ?? 0;
    const before = longestRoute({ vertices, edges: edges.map((s, e) => (e === added ? 0 : s)) }, 0, ships - 1);
    const grown = extendedRoute({ vertices, edges }, 0, added, before, ships);
    expect(grown).toBe(longestRoute({ vertices, edges }, 0, ships));
  }
});

test('ST-LSR-01 · the first player with a route of five takes the card and two points', () => {
  const state = position({ seats: [{ stations: [24], ships: line(4), hand: RICH }], options: OFF });
  expect(state.table.routeHolder).toBe(-1);
  const { open } = play(state, 0, 'ship 44');
  expect(state.table).toMatchObject({ routeHolder: 0 });
  expect(state.table.players[0]).toMatchObject({ route: 5, points: 3 });
  expect(open).toContainEqual({ kind: 'route', seat: 0, length: 5 });
});

test('ST-LSR-02 · branches do not count, a ring counts in full', () => {
  const fork = position({ seats: [{ stations: [24], ships: [28, 27, 35, 26, 20] }], options: OFF });
  expect(fork.table.players[0]?.route).toBe(3);
  const ring = position({ seats: [{ stations: [24], ships: [28, 27, 35, 43, 44, 36] }], options: OFF });
  expect(ring.table.players[0]?.route).toBe(6);
});

/** The six lanes round a planet. */
const ring = (hex: number): readonly number[] => TOPOLOGY.hexEdges.slice(hex * 6, hex * 6 + 6);
/** The lane that leads away from a planet at one of its points, counted clockwise from the top. */
function spoke(hex: number, corner: number): number {
  const vertex = TOPOLOGY.hexVertices[hex * 6 + corner] ?? NONE;
  return TOPOLOGY.vertexEdges.slice(vertex * 3, vertex * 3 + 3).find((edge) => !ring(hex).includes(edge)) ?? NONE;
}

test('ST-LSR-02 · a route may begin at a fork: round one ring, across and round another, past a dead end', () => {
  const [lower, upper] = [9, 1];
  const ships = [...ring(lower), spoke(lower, 0), ...ring(upper)];
  const bare = position({ seats: [{ ships }], options: OFF });
  expect(bare.table.players[0]?.route).toBe(13);
  const tailed = position({ seats: [{ ships: [...ships, spoke(lower, 3)] }], options: OFF });
  expect(tailed.table.players[0]?.route).toBe(13);
});

test('ST-LSR-03 · own buildings do not break a route, other players’ do; the ship that leads to them still counts', () => {
  const own = position({ seats: [{ stations: [24, 29], ships: line(6) }], options: OFF });
  expect(own.table.players[0]?.route).toBe(6);
  const cut = position({ seats: [{ stations: [24], ships: line(6) }, { stations: [29] }], options: OFF });
  expect(cut.table.players[0]?.route).toBe(3);
});

test('ST-LSR-04 · a longer route takes the card at once, an equally long one does not', () => {
  const other = { stations: [8], ships: [12, 11, 10, 18], hand: RICH };
  const state = position({ seats: [{ stations: [24], ships: line(5) }, other], active: 1, options: OFF });
  play(state, 1, 'ship 23');
  expect(state.table.routeHolder).toBe(0);
  play(state, 1, 'ship 33');
  expect(state.table.routeHolder).toBe(1);
  expect(state.table.players.map(({ points }) => points)).toEqual([1, 3, 0]);
});

/** Orange holds the card with a line through 29, where red builds; the test specifies red's own ships. */
const cutAt29 = (orange: number[], red: number[], classic: 'on' | 'off' = 'off') =>
  position({
    seats: [
      { stations: [39], ships: [50, 42, ...red], hand: RICH },
      { stations: [24], ships: orange },
    ],
    options: { ...OFF, classic },
  });

test('ST-LSR-05 · when the holder is cut below five and nobody else has five, the card is laid aside', () => {
  const state = cutAt29(line(5), []);
  expect(state.table.routeHolder).toBe(1);
  play(state, 0, 'station 29');
  expect(state.table.routeHolder).toBe(-1);
  expect(state.table.players[1]).toMatchObject({ route: 3, points: 1 });
});

/** 29-34-39-43-38-33: red's five, the fifth from station 39 on. */
const RED_FIVE = [55, 54, 49];

test('ST-LSR-06 · after a cut, a tie at five or more lays the card aside, even if the holder is part of the tie', () => {
  const orange = [29, 28, 27, 35, 43, 44, 45, 52, 59];
  const state = cutAt29([21, ...orange], RED_FIVE);
  expect(state.table.players.map(({ route }) => route)).toEqual([5, 10, 0]);
  play(state, 0, 'station 29');
  expect(state.table.players.map(({ route }) => route)).toEqual([5, 5, 0]);
  expect(state.table.routeHolder).toBe(-1);
});

test('ST-OPT-CLASSIC · the holder in such a tie keeps the card', () => {
  const state = cutAt29([21, 29, 28, 27, 35, 43, 44, 45, 52, 59], RED_FIVE, 'on');
  play(state, 0, 'station 29');
  expect(state.table.routeHolder).toBe(1);
});

test('ST-OPT-CLASSIC · a holder cut below five, or below another player, still loses the card', () => {
  const below = cutAt29(line(5), [], 'on');
  play(below, 0, 'station 29');
  expect(below.table.routeHolder).toBe(NONE);
  const beaten = cutAt29([27, 35, 43, 44, 45, 52, 59], [55, 54, 49, 39], 'on');
  expect(beaten.table.routeHolder).toBe(1);
  play(beaten, 0, 'station 29');
  expect(beaten.table.players.map(({ route }) => route)).toEqual([6, 5, 0]);
  expect(beaten.table.routeHolder).toBe(0);
});

test('ST-LSR-05 · a holder whose route is cut but still the single longest keeps the card, and no event is reported', () => {
  const state = cutAt29([27, 35, 43, 44, 45, 52, 59, 64], []);
  expect(state.table.players[1]).toMatchObject({ route: 8, points: 3 });
  const { open } = play(state, 0, 'station 29');
  expect(state.table.players[1]).toMatchObject({ route: 6, points: 3 });
  expect(open.map(({ kind }) => kind)).toEqual(['station']);
});

test('ST-LSR-05 · a building that does not shorten the longest route leaves the card with the holder, even if a rival’s is as long', () => {
  const seats = [
    { stations: [24, 8], ships: [...line(5), 12, 11, 10, 18, 23] },
    { stations: [39], ships: [50, 42, ...RED_FIVE], hand: RICH },
  ];
  const state = position({ seats, active: 1, options: OFF });
  expect(state.table).toMatchObject({ routeHolder: 0, players: [{ route: 5 }, { route: 5 }, {}] });
  play(state, 1, 'station 29');
  expect(state.table).toMatchObject({ routeHolder: 0, players: [{ route: 5 }, { route: 5 }, {}] });
});

test('ST-LSR-07 · a card laid aside goes to the single player with the longest route', () => {
  const state = cutAt29([21, 29, 28, 27, 35, 43, 44, 45, 52, 59], RED_FIVE);
  play(state, 0, 'station 29');
  play(state, 0, 'ship 39');
  expect(state.table.players[0]?.route).toBe(6);
  expect(state.table.routeHolder).toBe(0);
});

test('ST-LSR-07 · a cut in another route than the holder’s changes nothing for the holder', () => {
  const seats = [
    { stations: [39], ships: [50, 42], hand: RICH },
    { stations: [24], ships: line(6) },
    { stations: [8], ships: [12, 11, 10, 18, 23, 33, 39] },
  ];
  const state = position({ seats, options: OFF });
  expect(state.table.routeHolder).toBe(2);
  play(state, 0, 'station 29');
  expect(state.table.routeHolder).toBe(2);
});

test('ST-LSR-08 · orange’s seven are cut into two and five; red has six and a branch, and takes the card', () => {
  const red = [50, 42, 55, 54, 49, 39, 56];
  const orange = [27, 35, 43, 44, 45, 52, 59];
  const seats = [
    { stations: [39], ships: red, hand: RICH },
    { stations: [18], ships: orange },
  ];
  const state = position({ seats, options: OFF });
  expect(state.table.players.map(({ route }) => route)).toEqual([6, 7, 0]);
  expect(state.table.routeHolder).toBe(1);
  play(state, 0, 'station 29');
  expect(state.table.players.map(({ route }) => route)).toEqual([6, 5, 0]);
  expect(state.table.routeHolder).toBe(0);
});

/** Red and orange have a line of five each; white can build at 36 and so cut orange's into two and three. */
const tied = (white: number[]) =>
  position({
    seats: [
      { stations: [39], ships: [50, 42, ...RED_FIVE] },
      { stations: [45], ships: [43, 44, 45, 52, 59] },
      { stations: [25], ships: [37, 46, ...white], hand: RICH },
    ],
    active: 2,
    options: OFF,
  });
/** 36-31-25-19-14-10: white's own five. */
const WHITE_FIVE = [30, 21, 16];
const layAside = (state: StartrekState): void => {
  const holder = state.table.players[state.table.routeHolder];
  if (holder) holder.points -= 2;
  state.table.routeHolder = NONE;
};

test('ST-LSR-07 · with the card aside and two players tied, a cut of one gives it to the other, even in a third player’s turn', () => {
  const state = tied([]);
  layAside(state);
  expect(state.table.players.map(({ route, points }) => [route, points])).toEqual([
    [5, 1],
    [5, 1],
    [2, 1],
  ]);
  const { open } = play(state, 2, 'station 36');
  expect(state.table.players.map(({ route }) => route)).toEqual([5, 3, 2]);
  expect(open).toContainEqual({ kind: 'route', seat: 0, length: 5 });
  expect(state.table.players[0]?.points).toBe(3);
});

test('ST-LSR-07 · with the card aside and three players tied, a cut of one leaves it aside', () => {
  const state = tied(WHITE_FIVE);
  layAside(state);
  play(state, 2, 'station 36');
  expect(state.table.players.map(({ route }) => route)).toEqual([5, 3, 5]);
  expect(state.table.routeHolder).toBe(NONE);
});

test('ST-LSR-07 · when a tied rival is cut, the holder keeps the card, although a third route is as long', () => {
  const state = tied(WHITE_FIVE);
  expect(state.table.routeHolder).toBe(0);
  const { open } = play(state, 2, 'station 36');
  expect(state.table.players.map(({ route }) => route)).toEqual([5, 3, 5]);
  expect(state.table.routeHolder).toBe(0);
  expect(open.some(({ kind }) => kind === 'route')).toBe(false);
});

test('ST-LSR-05 · every seat can cut the route of every other seat', () => {
  for (const [builder, holder] of [0, 1, 2].flatMap((b) =>
    [0, 1, 2].filter((h) => h !== b).map((h) => [b, h] as const),
  )) {
    const seats = [0, 1, 2].map((seat) => {
      if (seat === builder) return { stations: [39], ships: [50, 42], hand: RICH };
      return seat === holder ? { stations: [24], ships: line(5) } : {};
    });
    const state = position({ seats, active: builder, options: OFF });
    expect(state.table.routeHolder).toBe(holder);
    play(state, builder, 'station 29');
    expect([state.table.routeHolder, state.table.players[holder]?.route], `${builder} cuts ${holder}`).toEqual([
      NONE,
      3,
    ]);
  }
});
