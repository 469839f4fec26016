import { SITE_VERTEX } from '@orrery/starfarers/facts';
import { expect, test } from 'vitest';
import { newPieceVertices } from './new-pieces.tsx';

const before = { ships: [-1, 20, -1], sites: [0, 1, 13] };

test('a ship and a colony are highlighted where they are now', () => {
  const after = { ships: [-1, 31, -1], sites: [2, 1, 13] };
  expect(newPieceVertices(before, after)).toEqual([15, SITE_VERTEX[0]]);
});

test('removed and unmoved pieces and closed sites are not highlighted', () => {
  expect(newPieceVertices(before, { ships: [-1, -1, -1], sites: [13, 1, 13] })).toEqual([]);
});
