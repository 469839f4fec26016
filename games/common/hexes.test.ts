import { expect, test } from 'vitest';
import { hexagon, hexBoard, NONE, otherEnd } from './hexes.ts';

const board = hexBoard(hexagon(2));

test('a hexagon of radius 2 has 19 hexes, 54 corners and 72 sides, 30 of them on the border', () => {
  expect([board.hexCount, board.vertexCount, board.edgeCount, board.border.length]).toEqual([19, 54, 72, 30]);
});

test('a single hex has six corners, six sides and no neighbour', () => {
  const one = hexBoard([[0, 0]]);
  expect([one.vertexCount, one.edgeCount, one.border.length]).toEqual([6, 6, 6]);
  expect(one.hexNeighbours).toEqual([NONE, NONE, NONE, NONE, NONE, NONE]);
});

test('hexes are numbered row by row, corners clockwise from the top', () => {
  expect(board.hexVertices.slice(0, 6)).toEqual([0, 4, 8, 12, 7, 3]);
  expect(board.hexVertices.slice(54, 60)).toEqual([18, 24, 30, 35, 29, 23]);
  expect(board.hexNeighbours.slice(54, 60)).toEqual([5, 10, 14, 13, 8, 4]);
});

test('an edge joins the corners that list it', () => {
  for (let v = 0; v < board.vertexCount; v++) {
    for (let i = v * 3; i < v * 3 + 3; i++) {
      const edge = board.vertexEdges[i] ?? NONE;
      if (edge !== NONE) expect(otherEnd(board.edgeVertices, edge, v)).toBe(board.vertexNeighbours[i]);
    }
  }
});

test('the border runs clockwise, each side starting where the previous one ended', () => {
  for (const [i, edge] of board.border.entries()) {
    const next = board.border[(i + 1) % board.border.length] ?? 0;
    const ends = board.edgeVertices.slice(edge * 2, edge * 2 + 2);
    expect(board.edgeVertices.slice(next * 2, next * 2 + 2).some((v) => ends.includes(v))).toBe(true);
    expect(board.edgeHexes[edge * 2 + 1]).toBe(NONE);
  }
});
