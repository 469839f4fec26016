import { SITE_VERTEX } from '@orrery/starfarers/facts';
import { expect, test } from 'vitest';
import { newPieceVertices } from './new-pieces.tsx';

const before = { ships: [-1, 20, -1], sites: [0, 1, 13] };

test('a ship and a colony are news where they stand now', () => {
  const after = { ships: [-1, 31, -1], sites: [2, 1, 13] };
  expect(newPieceVertices(before, after)).toEqual([15, SITE_VERTEX[0]]);
});

test('what was taken away is no news, nor what stays, nor a site that was closed', () => {
  expect(newPieceVertices(before, { ships: [-1, -1, -1], sites: [13, 1, 13] })).toEqual([]);
});
