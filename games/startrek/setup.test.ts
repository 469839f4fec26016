import { NONE } from '@orrery/common';
import { standardOptions } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { CHARACTERS } from './characters.ts';
import { ASTEROID, DEVELOPMENT_DECK, FOOD, RESOURCE_KINDS, TRITANIUM, WATER } from './data.ts';
import { startrek } from './game.ts';
import {
  BEGINNER_SETUP,
  CLASSIC_BEGINNER_SETUP,
  type FixedSetup,
  GENERAL_POST,
  HEX_TILES,
  NUMBER_CHIPS,
} from './layouts.ts';
import { fixedSetupFor } from './setup.ts';
import { question, rollDice } from './testing/position.ts';
import { optionsWith, startedGame } from './testing/started-game.ts';
import { TOPOLOGY } from './topology.ts';

const planetsAt = ({ planets }: FixedSetup, vertex: number): number[] =>
  TOPOLOGY.vertexHexes
    .slice(vertex * 3, vertex * 3 + 3)
    .filter((hex) => hex >= 0)
    .map((hex) => planets[hex] ?? ASTEROID)
    .sort();
const height = (vertex: number): number => TOPOLOGY.vertexPlaces[vertex * 2 + 1] ?? 0;
const [RED, BLUE] = [0, 3];
const stationsOf = (figure: FixedSetup, colour: number) => figure.starts[colour] ?? [];
const everyStart = (figure: FixedSetup) =>
  figure.starts.flatMap((pair, colour) => pair.map((start) => ({ ...start, colour })));
const hexesOf = (vertex: number) => TOPOLOGY.vertexHexes.slice(vertex * 3, vertex * 3 + 3).filter((hex) => hex >= 0);

test('ST-DEF-01 · there are nineteen sectors, one of them the asteroid field', () => {
  expect(TOPOLOGY.hexCount).toBe(19);
  expect(BEGINNER_SETUP.planets.filter((planet) => planet === ASTEROID)).toHaveLength(1);
  expect(new Set(TOPOLOGY.hexVertices).size).toBe(TOPOLOGY.vertexCount);
});

test('ST-DEF-02 · there are 54 points, each with up to three planets around it', () => {
  expect(TOPOLOGY.vertexCount).toBe(54);
  for (let v = 0; v < 54; v++) expect(hexesOf(v).length).toBeGreaterThan(0);
});

test('ST-DEF-03 · there are 72 lanes, each between two points', () => {
  expect(TOPOLOGY.edgeCount).toBe(72);
  expect(new Set(TOPOLOGY.edgeVertices).size).toBe(54);
});

test('ST-DEF-04 · the border has 30 lanes and 30 points, whose buildings touch one or two planets', () => {
  expect(TOPOLOGY.border).toHaveLength(30);
  const points = new Set(TOPOLOGY.border.flatMap((edge) => TOPOLOGY.edgeVertices.slice(edge * 2, edge * 2 + 2)));
  expect(points.size).toBe(30);
  for (const v of points) expect(hexesOf(v).length).toBeLessThan(3);
  expect(
    [...points].filter((v) =>
      BEGINNER_SETUP.posts.some(
        (e, i) => i % 2 === 0 && [TOPOLOGY.edgeVertices[e * 2], TOPOLOGY.edgeVertices[e * 2 + 1]].includes(v),
      ),
    ),
  ).toHaveLength(18);
});

test('ST-DEF-06 · three or four players play to ten points', () => {
  expect(startrek.seats).toEqual([3, 4]);
  expect(standardOptions(startrek.options).target).toBe(10);
});

test('ST-DEF-07 · the errors of the Dutch book are corrected: Uhura, tritanium, stations', () => {
  expect(CHARACTERS[0]?.word).toBe('uhura');
  expect(startrek.notation.parse('monopoly tritanium')).not.toBeNull();
  expect(startrek.notation.parse('monopoly tritium')).toBeNull();
  expect(startrek.notation.parse('station 3')).not.toBeNull();
});

test('ST-SETB-01 · both fixed maps have the planets, chips and posts of the box', () => {
  for (const figure of [BEGINNER_SETUP, CLASSIC_BEGINNER_SETUP]) {
    expect([...figure.planets].sort()).toEqual([...HEX_TILES].sort());
    expect(figure.numbers.filter((n) => n > 0).sort()).toEqual([...NUMBER_CHIPS].sort());
    expect(figure.numbers[figure.planets.indexOf(ASTEROID)]).toBe(0);
    expect(figure.posts.filter((_, i) => i % 2 === 1).sort()).toEqual([
      0,
      1,
      2,
      3,
      4,
      GENERAL_POST,
      GENERAL_POST,
      GENERAL_POST,
      GENERAL_POST,
    ]);
  }
});

test('ST-SETB-01 F1 · the two threes lie on a red and a yellow planet', () => {
  const threes = BEGINNER_SETUP.numbers.flatMap((n, hex) => (n === 3 ? [BEGINNER_SETUP.planets[hex]] : []));
  expect(threes.sort()).toEqual([TRITANIUM, FOOD]);
});

test('ST-SETB-01 F2 · a roll of 3 brings red 1 tritanium and blue 1 food, and nothing else', () => {
  const state = startedGame({ setup: 'beginners', start: 'first' }, 4, [0]);
  const { open } = rollDice(state, 3);
  expect(open.filter(({ kind }) => kind === 'produced')).toEqual([
    { kind: 'produced', seat: RED, gains: [1, 0, 0, 0, 0] },
    { kind: 'produced', seat: BLUE, gains: [0, 0, 1, 0, 0] },
  ]);
});

test('ST-SETB-01 F3 · a third station touches a red, a yellow and a white planet', () => {
  const found = everyStart(BEGINNER_SETUP).filter(({ vertex }) => planetsAt(BEGINNER_SETUP, vertex).join() === '0,2,3');
  expect(found.map(({ vertex }) => vertex)).toEqual([14]);
});

test('ST-SETB-01 F4 · a fourth station, on the border, touches only a yellow and a green planet', () => {
  const found = everyStart(BEGINNER_SETUP).filter(({ vertex }) => planetsAt(BEGINNER_SETUP, vertex).join() === '1,2');
  expect(found.map(({ vertex }) => [vertex, hexesOf(vertex).length])).toEqual([[20, 2]]);
});

test('ST-SETB-01 F5 · blue’s starred station is the topmost of all and brings food, water, tritanium', () => {
  const starred = stationsOf(BEGINNER_SETUP, BLUE).find(({ star }) => star);
  expect(planetsAt(BEGINNER_SETUP, starred?.vertex ?? 0)).toEqual([TRITANIUM, FOOD, WATER]);
  const others = everyStart(BEGINNER_SETUP).filter(({ vertex }) => vertex !== starred?.vertex);
  for (const { vertex } of others) expect(height(vertex)).toBeGreaterThan(height(starred?.vertex ?? 0));
});

test('ST-SETB-01 F6 · each colour has one star', () => {
  for (const figure of [BEGINNER_SETUP, CLASSIC_BEGINNER_SETUP]) {
    for (const pair of figure.starts) expect(pair.filter(({ star }) => star)).toHaveLength(1);
  }
});

test('ST-SETB-02 · there are 5 stations, 4 rings, 15 ships, and two stations in reserve', () => {
  const state = startrek.setup(optionsWith({}), 4);
  expect(state.table.players[0]).toMatchObject({ ships: 15, stations: 5, reserve: 2, bases: 4 });
});

test('ST-SETB-03 · two stations and two ships of each colour stand where the figure shows them', () => {
  const { table } = startedGame({ setup: 'beginners' }, 4);
  for (const [seat, pair] of BEGINNER_SETUP.starts.entries()) {
    for (const { vertex, edge } of pair) {
      expect(table.vertices[vertex]).toBe(1 + seat);
      expect(table.edges[edge]).toBe(1 + seat);
    }
    expect(table.players[seat]).toMatchObject({ ships: 13, stations: 3, points: 2, route: 1 });
  }
});

test('ST-SETB-04 · with three players red stays in the box', () => {
  const { table } = startedGame({ setup: 'beginners' }, 3);
  expect(table.vertices[17]).toBe(0);
  expect(table.vertices[14]).toBe(1);
  expect(table.vertices.filter((building) => building > 0)).toHaveLength(6);
});

test('ST-SETB-05 · of four players the oldest takes A4, of three A3; the others follow clockwise downwards', () => {
  const four = startedGame({ setup: 'beginners', start: 'drawn' }, 4, [2]);
  expect(four.table.players.map(({ support }) => support)).toEqual([1, 0, 3, 2]);
  const three = startedGame({ setup: 'beginners', start: 'drawn' }, 3, [1]);
  expect(three.table.players.map(({ support }) => support)).toEqual([0, 2, 1]);
  expect(three.table.row).toBe(0b1111111000);
});

test('ST-SETB-06 · five open stacks of 19 and a hidden deck of 25', () => {
  const { table, box } = startrek.setup(optionsWith({}), 4);
  expect(table.bank).toEqual([19, 19, 19, 19, 19]);
  expect([table.deck, box.deck]).toEqual([25, [...DEVELOPMENT_DECK]]);
});

test('ST-SETB-07 · the cruiser stands on the asteroid field', () => {
  const { table } = startedGame({ setup: 'beginners' }, 4);
  expect(table.board.planets[table.cruiser]).toBe(ASTEROID);
});

test('ST-SETB-08 · the starred station brings a card for each planet around it', () => {
  const { hands } = startedGame({ setup: 'beginners', start: 'first' }, 4, [0]);
  expect(hands.map(({ resources }) => resources)).toEqual([
    [0, 1, 1, 1, 0],
    [1, 0, 1, 1, 0],
    [1, 0, 0, 1, 1],
    [1, 0, 1, 0, 1],
  ]);
});

test('ST-SETB-09 · resource cards are in hands, and the table knows only their number', () => {
  const { table, hands } = startedGame({ setup: 'beginners', start: 'first' }, 4, [0]);
  expect(table.players.map(({ cards }) => cards)).toEqual([3, 3, 3, 3]);
  expect(JSON.stringify(table)).not.toContain('resources');
  expect(hands[0]?.resources).toHaveLength(RESOURCE_KINDS);
});

test('ST-VAR-02 · ST-OPT-SETUP · a game begins with a drawn board or one of two fixed set-ups', () => {
  expect(question(startrek.setup(optionsWith({}), 4))).toBe('layout');
  expect(fixedSetupFor(optionsWith({ setup: 'beginners' }))).toBe(BEGINNER_SETUP);
  expect(fixedSetupFor(optionsWith({ setup: 'classic' }))).toBe(CLASSIC_BEGINNER_SETUP);
  expect(startedGame({ setup: 'classic', start: 'first' }, 4, [0]).hands[3]?.resources).toEqual([1, 1, 0, 0, 1]);
});

test.each([
  ['beginners', [17, 31, 14, 41, 28, 20, 8, 40], [25, 47, 15, 52, 40, 32, 12, 58]],
  ['classic', [8, 28, 14, 40, 17, 31, 41, 39], [13, 41, 15, 58, 25, 37, 52, 56]],
] as const)('ST-SETB-03 · the places of the fixed set-up for %s, two of each colour', (setup, points, lanes) => {
  const { table } = startedGame({ setup }, 4);
  expect(points.map((vertex) => table.vertices[vertex])).toEqual([1, 1, 2, 2, 3, 3, 4, 4]);
  expect(lanes.map((edge) => table.edges[edge])).toEqual([1, 1, 2, 2, 3, 3, 4, 4]);
  expect(table.vertices.filter((building) => building > 0)).toHaveLength(8);
  expect(table.edges.filter((ship) => ship > 0)).toHaveLength(8);
});

test('ST-SETB-02 · at the start the players have nothing but pieces', () => {
  const { table } = startrek.setup(optionsWith({}), 4);
  expect(table.players[3]).toEqual({
    ...{ ships: 15, stations: 5, reserve: 2, bases: 4 },
    ...{ cards: 0, developments: 0, fleet: 0, victory: 0, points: 0, route: 0 },
    ...{ support: NONE, side: 0, ready: 0 },
  });
  expect(table).toMatchObject({ turn: 0, active: 0, played: 0, bought: 0, offers: 0, quiet: 0, diceLeft: 36 });
});
