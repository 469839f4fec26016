import { expect, test } from 'vitest';
import { newPiecePlaces } from './new-pieces.ts';

const before = { edges: [0, 1, 0], vertices: [0, 2], cruiser: 4 };

test('a ship, a building and the cruiser are highlighted where they are now', () => {
  expect(newPiecePlaces(before, { edges: [3, 1, 0], vertices: [0, 6], cruiser: 7 })).toEqual(['e0', 'v1', 'h7']);
});

test('removed and unmoved pieces are not highlighted', () => {
  expect(newPiecePlaces(before, { edges: [0, 0, 0], vertices: [0, 2], cruiser: 4 })).toEqual([]);
});
