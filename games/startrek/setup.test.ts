import { scriptedChance, standardOptions } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { CHARACTERS } from './characters.ts';
import { ASTEROID, DECK, FOOD, KINDS, TRITANIUM, WATER } from './data.ts';
import { startrek } from './game.ts';
import { drawnBoard, LAYOUT_BOUNDS, numbersOn, postsOn, spiral } from './layout.ts';
import { BEGINNERS, CHIPS, CLASSIC_BEGINNERS, type Figure, FRAME_PIECES, GENERAL, TILES } from './layouts.ts';
import { figureOf } from './setup.ts';
import type { Options, Whole } from './state.ts';
import { chance, question, roll } from './testing/position.ts';
import { MAP } from './topology.ts';

const optionsWith = (some: Partial<Options>): Options => ({ ...standardOptions(startrek.options), ...some });
const begun = (some: Partial<Options>, seats: number, ...outcomes: number[][]): Whole => {
  const state = startrek.setup(optionsWith(some), seats);
  for (const outcome of outcomes) chance(state, ...outcome);
  return state;
};
const planetsAt = ({ planets }: Figure, vertex: number): number[] =>
  MAP.vertexHexes
    .slice(vertex * 3, vertex * 3 + 3)
    .filter((hex) => hex >= 0)
    .map((hex) => planets[hex] ?? ASTEROID)
    .sort();
const height = (vertex: number): number => MAP.vertexPlaces[vertex * 2 + 1] ?? 0;
const [RED, BLUE] = [0, 3];
const stationsOf = (figure: Figure, colour: number) => figure.starts[colour] ?? [];
const everyStart = (figure: Figure) =>
  figure.starts.flatMap((pair, colour) => pair.map((start) => ({ ...start, colour })));
const hexesOf = (vertex: number) => MAP.vertexHexes.slice(vertex * 3, vertex * 3 + 3).filter((hex) => hex >= 0);

test('ST-DEF-01 · nineteen sectors, the asteroid field among them', () => {
  expect(MAP.hexCount).toBe(19);
  expect(BEGINNERS.planets.filter((planet) => planet === ASTEROID)).toHaveLength(1);
  expect(new Set(MAP.hexVertices).size).toBe(MAP.vertexCount);
});

test('ST-DEF-02 · 54 points, each with up to three planets around it', () => {
  expect(MAP.vertexCount).toBe(54);
  for (let v = 0; v < 54; v++) expect(hexesOf(v).length).toBeGreaterThan(0);
});

test('ST-DEF-03 · 72 lanes, each between two points', () => {
  expect(MAP.edgeCount).toBe(72);
  expect(new Set(MAP.edgeVertices).size).toBe(54);
});

test('ST-DEF-04 · the border has 30 lanes and 30 points, whose buildings touch one or two planets', () => {
  expect(MAP.border).toHaveLength(30);
  const points = new Set(MAP.border.flatMap((edge) => MAP.edgeVertices.slice(edge * 2, edge * 2 + 2)));
  expect(points.size).toBe(30);
  for (const v of points) expect(hexesOf(v).length).toBeLessThan(3);
  expect(
    [...points].filter((v) =>
      BEGINNERS.posts.some((e, i) => i % 2 === 0 && [MAP.edgeVertices[e * 2], MAP.edgeVertices[e * 2 + 1]].includes(v)),
    ),
  ).toHaveLength(18);
});

test('ST-DEF-06 · three or four play, to ten points', () => {
  expect(startrek.seats).toEqual([3, 4]);
  expect(standardOptions(startrek.options).target).toBe(10);
});

test('ST-DEF-07 · the slips of the Dutch book are put right: Uhura, tritanium, stations', () => {
  expect(CHARACTERS[0]?.word).toBe('uhura');
  expect(startrek.notation.parse('monopoly tritanium')).not.toBeNull();
  expect(startrek.notation.parse('monopoly tritium')).toBeNull();
  expect(startrek.notation.parse('station 3')).not.toBeNull();
});

test('ST-SETB-01 · both fixed maps hold the planets, chips and posts of the box', () => {
  for (const figure of [BEGINNERS, CLASSIC_BEGINNERS]) {
    expect([...figure.planets].sort()).toEqual([...TILES].sort());
    expect(figure.numbers.filter((n) => n > 0).sort()).toEqual([...CHIPS].sort());
    expect(figure.numbers[figure.planets.indexOf(ASTEROID)]).toBe(0);
    expect(figure.posts.filter((_, i) => i % 2 === 1).sort()).toEqual([
      0,
      1,
      2,
      3,
      4,
      GENERAL,
      GENERAL,
      GENERAL,
      GENERAL,
    ]);
  }
});

test('ST-SETB-01 F1 · the two threes lie on a red and a yellow planet', () => {
  const threes = BEGINNERS.numbers.flatMap((n, hex) => (n === 3 ? [BEGINNERS.planets[hex]] : []));
  expect(threes.sort()).toEqual([TRITANIUM, FOOD]);
});

test('ST-SETB-01 F2 · a three pays red 1 tritanium and blue 1 food, and nothing else', () => {
  const state = begun({ setup: 'beginners', start: 'first' }, 4, [0]);
  const { open } = roll(state, 3);
  expect(open.filter(({ kind }) => kind === 'produced')).toEqual([
    { kind: 'produced', seat: RED, gains: [1, 0, 0, 0, 0] },
    { kind: 'produced', seat: BLUE, gains: [0, 0, 1, 0, 0] },
  ]);
});

test('ST-SETB-01 F3 · a third station touches a red, a yellow and a white planet', () => {
  const found = everyStart(BEGINNERS).filter(({ vertex }) => planetsAt(BEGINNERS, vertex).join() === '0,2,3');
  expect(found.map(({ vertex }) => vertex)).toEqual([14]);
});

test('ST-SETB-01 F4 · a fourth one, on the border, touches just a yellow and a green planet', () => {
  const found = everyStart(BEGINNERS).filter(({ vertex }) => planetsAt(BEGINNERS, vertex).join() === '1,2');
  expect(found.map(({ vertex }) => [vertex, hexesOf(vertex).length])).toEqual([[20, 2]]);
});

test("ST-SETB-01 F5 · blue's starred station is the topmost of all and pays food, water, tritanium", () => {
  const starred = stationsOf(BEGINNERS, BLUE).find(({ star }) => star);
  expect(planetsAt(BEGINNERS, starred?.vertex ?? 0)).toEqual([TRITANIUM, FOOD, WATER]);
  const others = everyStart(BEGINNERS).filter(({ vertex }) => vertex !== starred?.vertex);
  for (const { vertex } of others) expect(height(vertex)).toBeGreaterThan(height(starred?.vertex ?? 0));
});

test('ST-SETB-01 F6 · each colour has one star', () => {
  for (const figure of [BEGINNERS, CLASSIC_BEGINNERS]) {
    for (const pair of figure.starts) expect(pair.filter(({ star }) => star)).toHaveLength(1);
  }
});

test('ST-SETB-02 · 5 stations, 4 rings, 15 ships, and two stations in reserve', () => {
  const state = startrek.setup(optionsWith({}), 4);
  expect(state.table.players[0]).toMatchObject({ ships: 15, stations: 5, reserve: 2, bases: 4 });
});

test('ST-SETB-03 · two stations and two ships of each colour stand where the figure shows them', () => {
  const { table } = begun({ setup: 'beginners' }, 4);
  for (const [seat, pair] of BEGINNERS.starts.entries()) {
    for (const { vertex, edge } of pair) {
      expect(table.vertices[vertex]).toBe(1 + seat);
      expect(table.edges[edge]).toBe(1 + seat);
    }
    expect(table.players[seat]).toMatchObject({ ships: 13, stations: 3, points: 2 });
  }
});

test('ST-SETB-04 · with three players red stays in the box', () => {
  const { table } = begun({ setup: 'beginners' }, 3);
  expect(table.vertices[17]).toBe(0);
  expect(table.vertices[14]).toBe(1);
  expect(table.vertices.filter((building) => building > 0)).toHaveLength(6);
});

test('ST-SETB-05 · the oldest takes A4 of four, A3 of three, the others downwards clockwise', () => {
  const four = begun({ setup: 'beginners', start: 'drawn' }, 4, [2]);
  expect(four.table.players.map(({ support }) => support)).toEqual([1, 0, 3, 2]);
  const three = begun({ setup: 'beginners', start: 'drawn' }, 3, [1]);
  expect(three.table.players.map(({ support }) => support)).toEqual([0, 2, 1]);
  expect(three.table.row).toBe(0b1111111000);
});

test('ST-SETB-06 · five open stacks of 19 and a hidden deck of 25', () => {
  const { table, box } = startrek.setup(optionsWith({}), 4);
  expect(table.bank).toEqual([19, 19, 19, 19, 19]);
  expect([table.deck, box.deck]).toEqual([25, [...DECK]]);
});

test('ST-SETB-07 · the cruiser stands on the asteroid field', () => {
  const { table } = begun({ setup: 'beginners' }, 4);
  expect(table.board.planets[table.cruiser]).toBe(ASTEROID);
});

test('ST-SETB-08 · the starred station pays a card for each planet around it', () => {
  const { hands } = begun({ setup: 'beginners', start: 'first' }, 4, [0]);
  expect(hands.map(({ resources }) => resources)).toEqual([
    [0, 1, 1, 1, 0],
    [1, 0, 1, 1, 0],
    [1, 0, 0, 1, 1],
    [1, 0, 1, 0, 1],
  ]);
});

test('ST-SETB-09 · resource cards are in hands, the table knows their number', () => {
  const { table, hands } = begun({ setup: 'beginners', start: 'first' }, 4, [0]);
  expect(table.players.map(({ cards }) => cards)).toEqual([3, 3, 3, 3]);
  expect(JSON.stringify(table)).not.toContain('resources');
  expect(hands[0]?.resources).toHaveLength(KINDS);
});

test('ST-SETB-10 · the seat that stands for the oldest has the first turn', () => {
  const { table } = begun({ setup: 'beginners', start: 'drawn' }, 4, [2]);
  expect(table).toMatchObject({ starter: 2, active: 2, turn: 1 });
});

test('ST-SETV-01 · the six frame pieces join in any order, and no two posts touch', () => {
  const posts = postsOn([...FRAME_PIECES].reverse());
  const points = posts.flatMap((edge, i) => (i % 2 === 0 ? MAP.edgeVertices.slice(edge * 2, edge * 2 + 2) : []));
  expect(new Set(points).size).toBe(18);
  expect(postsOn(FRAME_PIECES)).toEqual(BEGINNERS.posts);
});

test('ST-SETV-02 · the planets are shuffled: the outcome decides, all are used', () => {
  const first = drawnBoard(LAYOUT_BOUNDS.map(() => 0));
  const last = drawnBoard(LAYOUT_BOUNDS.map((below) => below - 1));
  expect(first.planets).not.toEqual(last.planets);
  for (const { planets } of [first, last]) expect([...planets].sort()).toEqual([...TILES].sort());
});

test('ST-SETV-03 · chips follow the letters counter-clockwise from a corner inwards, past the asteroid field', () => {
  expect(spiral(0).slice(0, 4)).toEqual([0, 3, 7, 12]);
  expect(spiral(4).slice(0, 3)).toEqual([11, 6, 2]);
  expect(spiral(1).at(-1)).toBe(9);
  const { planets, numbers } = drawnBoard(LAYOUT_BOUNDS.map(() => 0));
  const hexes = spiral(0).filter((hex) => planets[hex] !== ASTEROID);
  expect(hexes.map((hex) => numbers[hex])).toEqual([...CHIPS]);
  expect(numbers[planets.indexOf(ASTEROID)]).toBe(0);
});

test('ST-SETV-04 · with our letters red chips never touch, wherever the asteroid field lies', () => {
  for (let corner = 0; corner < 6; corner++) {
    for (let asteroid = 0; asteroid < 19; asteroid++) {
      const hexes = spiral(corner).filter((hex) => hex !== asteroid);
      const numbers = numbersOn(hexes, CHIPS);
      expect(hexes.map((hex) => numbers[hex])).toEqual([...CHIPS]);
      expect(redPairs(numbers)).toBe(0);
    }
  }
});

const isRed = (n: number | undefined): boolean => n === 6 || n === 8;
const redPairs = (numbers: readonly number[]): number =>
  MAP.hexNeighbours.filter((other, i) => other >= 0 && isRed(numbers[other]) && isRed(numbers[Math.floor(i / 6)]))
    .length;

test('ST-SETV-04 · a red chip beside a red one changes places with the next that is not red', () => {
  const letters = [6, 8, 8, 2, 6, 3, 5, 10, 9, 12, 11, 4, 10, 9, 4, 5, 3, 11];
  const hexes = spiral(0).filter((hex) => hex !== 9);
  const numbers = numbersOn(hexes, letters);
  expect(numbers[0]).toBe(6);
  expect(numbers[3]).toBe(2);
  expect(redPairs(numbers)).toBe(0);
  expect([...numbers].sort()).toEqual([0, ...letters].sort());
});

test('ST-SETV-04 · when no plain chip is left the last turned one with a free place is taken', () => {
  const letters = [5, 2, 3, 10, 9, 12, 11, 4, 10, 9, 4, 5, 3, 11, 8, 6, 6, 8];
  const hexes = spiral(0).filter((hex) => hex !== 9);
  const numbers = numbersOn(hexes, letters);
  expect([...numbers].sort()).toEqual([0, ...letters].sort());
  expect(redPairs(numbers)).toBe(0);
});

test('ST-SETV-05 · pieces, deck, bank and ten support cards lie ready, the cruiser on the asteroid field', () => {
  const state = begun(
    { start: 'first' },
    3,
    LAYOUT_BOUNDS.map(() => 1),
  );
  const { table } = state;
  expect(table.players.map(({ ships, stations, reserve, bases }) => [ships, stations, reserve, bases])).toEqual([
    [15, 5, 2, 4],
    [15, 5, 2, 4],
    [15, 5, 2, 4],
  ]);
  expect(table.row).toBe(0b1111111111);
  expect(table.board.planets[table.cruiser]).toBe(ASTEROID);
});

test('ST-VAR-02 · ST-OPT-SETUP · a game begins from a drawn board or from one of two figures', () => {
  expect(question(startrek.setup(optionsWith({}), 4))).toBe('layout');
  expect(figureOf(optionsWith({ setup: 'beginners' }))).toBe(BEGINNERS);
  expect(figureOf(optionsWith({ setup: 'classic' }))).toBe(CLASSIC_BEGINNERS);
  expect(begun({ setup: 'classic', start: 'first' }, 4, [0]).hands[3]?.resources).toEqual([1, 1, 0, 0, 1]);
});

test('ST-OPT-START · rolled, drawn from all, or the first seat', () => {
  expect(begun({ setup: 'beginners', start: 'rolled' }, 3, [0, 0, 5, 5, 3, 3]).table.starter).toBe(1);
  expect(begun({ setup: 'beginners', start: 'drawn' }, 3, [2]).table.starter).toBe(2);
  expect(startrek.awaiting(startrek.setup(optionsWith({ setup: 'beginners', start: 'first' }), 3).table)).toMatchObject(
    { of: [1] },
  );
});

test('a script of chance sets the same board up twice', () => {
  const source = scriptedChance([LAYOUT_BOUNDS.map(() => 1)]);
  const asked = startrek.awaiting(startrek.setup(optionsWith({}), 4).table);
  if (asked.who !== 'chance') throw new Error('no layout');
  expect(drawnBoard(source(asked, 0))).toEqual(drawnBoard(LAYOUT_BOUNDS.map(() => 1)));
});
