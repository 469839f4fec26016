import { expect, test } from 'vitest';
import first from './golden/01.log?raw';
import { GOLDEN_SEEDS, goldenGame } from './testing/golden.ts';

test('the golden games are those that `npm run golden` makes', () => {
  expect(first.startsWith(goldenGame(1))).toBe(true);
});

const files = import.meta.glob<string>('./golden/*.log', { query: '?raw', import: 'default', eager: true });

test('at least eight golden games are kept for each number of seats', () => {
  const seats = Object.values(files).flatMap((text) => [...text.matchAll(/^seats (\d)$/gm)].map(([, n]) => Number(n)));
  for (const n of [3, 4, 5, 6]) expect(seats.filter((each) => each === n).length).toBeGreaterThanOrEqual(8);
  expect(seats).toHaveLength(GOLDEN_SEEDS.length);
});
