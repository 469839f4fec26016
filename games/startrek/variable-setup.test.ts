import { NONE } from '@orrery/common';
import { scriptedChance } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { ASTEROID, FOOD } from './data.ts';
import { startrek } from './game.ts';
import { drawnBoard, LAYOUT_BOUNDS, numbersOn, postsOn, spiral } from './layout.ts';
import { BEGINNER_SETUP, FRAME_PIECES, HEX_TILES, NUMBER_CHIPS } from './layouts.ts';
import { optionsWith, startedGame } from './testing/started-game.ts';
import { TOPOLOGY } from './topology.ts';

test('ST-SETV-01 · the six frame pieces can be joined in any order, and no two posts touch', () => {
  const posts = postsOn([...FRAME_PIECES].reverse());
  const points = posts.flatMap((edge, i) => (i % 2 === 0 ? TOPOLOGY.edgeVertices.slice(edge * 2, edge * 2 + 2) : []));
  expect(new Set(points).size).toBe(18);
  expect(postsOn(FRAME_PIECES)).toEqual(BEGINNER_SETUP.posts);
});

test('ST-SETV-02 · the planets are shuffled: the outcome decides, and all are used', () => {
  const first = drawnBoard(LAYOUT_BOUNDS.map(() => 0));
  const last = drawnBoard(LAYOUT_BOUNDS.map((below) => below - 1));
  expect(first.planets).not.toEqual(last.planets);
  for (const { planets } of [first, last]) expect([...planets].sort()).toEqual([...HEX_TILES].sort());
});

test('ST-SETV-01 · ST-SETV-02 · ST-SETV-03 · frame pieces, planets and first corner are drawn independently', () => {
  const none = LAYOUT_BOUNDS.map(() => 0);
  const drawing = (at: number, outcome: number) => drawnBoard(none.with(at, outcome));
  const { planets, numbers, posts } = drawnBoard(none);
  const pieces = drawing(0, HEX_TILES.indexOf(FOOD));
  expect([pieces.planets, pieces.numbers]).toEqual([planets, numbers]);
  expect(pieces.posts).not.toEqual(posts);
  const tiles = drawing(FRAME_PIECES.length - 1, HEX_TILES.indexOf(FOOD));
  expect([tiles.posts, [...tiles.planets].sort()]).toEqual([posts, [...planets].sort()]);
  expect(tiles.planets).not.toEqual(planets);
  const corner = drawing(LAYOUT_BOUNDS.length - 1, 1);
  expect([corner.planets, corner.posts]).toEqual([planets, posts]);
  expect(corner.numbers).not.toEqual(numbers);
});

test('ST-SETV-01 · ST-SETV-02 · the draw covers every order of 6 pieces and 19 planets, and 6 corners', () => {
  expect(LAYOUT_BOUNDS).toEqual([6, 5, 4, 3, 2, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 6]);
});

test('ST-SETV-03 · chips follow the letters counter-clockwise from a corner inwards, skipping the asteroid field', () => {
  expect(spiral(0).slice(0, 4)).toEqual([0, 3, 7, 12]);
  expect(spiral(4).slice(0, 3)).toEqual([11, 6, 2]);
  expect(spiral(1).at(-1)).toBe(9);
  const { planets, numbers } = drawnBoard(LAYOUT_BOUNDS.map(() => 0));
  const hexes = spiral(0).filter((hex) => planets[hex] !== ASTEROID);
  expect(hexes.map((hex) => numbers[hex])).toEqual([...NUMBER_CHIPS]);
  expect(numbers[planets.indexOf(ASTEROID)]).toBe(0);
});

test('ST-SETV-04 · with the standard letters red chips never touch, wherever the asteroid field is', () => {
  for (let corner = 0; corner < 6; corner++) {
    for (let asteroid = 0; asteroid < 19; asteroid++) {
      const hexes = spiral(corner).filter((hex) => hex !== asteroid);
      const numbers = numbersOn(hexes, NUMBER_CHIPS);
      expect(hexes.map((hex) => numbers[hex])).toEqual([...NUMBER_CHIPS]);
      expect(redPairs(numbers)).toBe(0);
    }
  }
});

const isRed = (n: number | undefined): boolean => n === 6 || n === 8;
const redPairs = (numbers: readonly number[]): number =>
  TOPOLOGY.hexNeighbours.filter((other, i) => other >= 0 && isRed(numbers[other]) && isRed(numbers[Math.floor(i / 6)]))
    .length;

test('ST-SETV-04 · a red chip next to a red one is swapped with the next chip that is not red', () => {
  const letters = [6, 8, 8, 2, 6, 3, 5, 10, 9, 12, 11, 4, 10, 9, 4, 5, 3, 11];
  const hexes = spiral(0).filter((hex) => hex !== 9);
  const numbers = numbersOn(hexes, letters);
  expect(numbers[0]).toBe(6);
  expect(numbers[3]).toBe(2);
  expect(redPairs(numbers)).toBe(0);
  expect([...numbers].sort()).toEqual([0, ...letters].sort());
});

test('ST-SETV-04 · when no later plain chip is left, the last earlier one with a free place is swapped', () => {
  const letters = [5, 2, 3, 10, 9, 12, 11, 4, 10, 9, 4, 5, 3, 11, 8, 6, 6, 8];
  const hexes = spiral(0).filter((hex) => hex !== 9);
  const numbers = numbersOn(hexes, letters);
  expect([...numbers].sort()).toEqual([0, ...letters].sort());
  expect(redPairs(numbers)).toBe(0);
});

test('ST-SETV-05 · pieces, deck, bank and ten support cards are ready, and the cruiser is on the asteroid field', () => {
  const state = startedGame(
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
  for (const player of table.players)
    expect(player).toMatchObject({ cards: 0, fleet: 0, points: 0, route: 0, ready: 0 });
  for (const player of table.players) expect(player.developments).toBe(0);
  expect(table).toMatchObject({ turn: 0, played: 0, bought: 0, quiet: 0, routeHolder: NONE, fleetHolder: NONE });
  expect(table.row).toBe(0b1111111111);
  expect(table.board.planets[table.cruiser]).toBe(ASTEROID);
});

test('the same scripted chance sets up the same board', () => {
  const source = scriptedChance([LAYOUT_BOUNDS.map(() => 1)]);
  const asked = startrek.awaiting(startrek.setup(optionsWith({}), 4).table);
  if (asked.who !== 'chance') throw new Error('no layout');
  expect(drawnBoard(source(asked, 0))).toEqual(drawnBoard(LAYOUT_BOUNDS.map(() => 1)));
});

test('ST-SETV-02 · ST-SETV-05 · the board in play is the board that was drawn', () => {
  const outcome = LAYOUT_BOUNDS.map((below, i) => (i * 5) % below);
  const { table } = startedGame({ start: 'first' }, 3, outcome);
  expect(table.board).toEqual(drawnBoard(outcome));
  expect(table.cruiser).toBe(table.board.planets.indexOf(ASTEROID));
});

test('ST-SETV-04 · a red chip is swapped only with a later chip, or with an earlier one with room', () => {
  const hexes = spiral(0).filter((hex) => hex !== 9);
  const later = numbersOn(hexes, [2, 6, 8, 3, 4, 5, 5, 10, 9, 12, 11, 4, 10, 9, 3, 11, 8, 6]);
  expect(hexes.slice(0, 4).map((hex) => later[hex])).toEqual([2, 6, 3, 8]);
  const all = numbersOn(
    hexes,
    hexes.map((_, i) => (i < 2 ? 6 : 8)),
  );
  expect(hexes.map((hex) => all[hex])).toEqual(hexes.map((_, i) => (i < 2 ? 6 : 8)));
});
