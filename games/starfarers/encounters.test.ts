import { expect, test } from 'vitest';
import { ENCOUNTERS, familyOf, LEAVES, nodeAt, rootOf, UNMASKED } from './encounters.ts';

test('32 cards end in 129 boxes', () => {
  expect([ENCOUNTERS, LEAVES.length]).toEqual([32, 129]);
});

test('cards 7 and 8 look like merchants until they have been answered', () => {
  for (const card of [6, 7]) {
    expect(familyOf(card)).toBe(familyOf(0));
    expect(nodeAt(rootOf(card, 2)).ask).toHaveLength(2);
  }
  expect(familyOf(0)).not.toBe(UNMASKED);
});
