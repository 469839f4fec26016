import { expect, test } from 'vitest';
import first from './golden/01.log?raw';
import { GOLDEN_GAMES, goldenGame } from './testing/golden.ts';

test('the golden games are those that `npm run golden` makes', () => {
  expect(first.startsWith(goldenGame(1))).toBe(true);
});

const files = import.meta.glob<string>('./golden/*.log', { query: '?raw', import: 'default', eager: true });

test('a hundred golden games are kept for each number of seats', () => {
  const seats = Object.values(files).flatMap((text) => [...text.matchAll(/^seats (\d)$/gm)].map(([, n]) => Number(n)));
  expect([3, 4, 5, 6].map((n) => seats.filter((each) => each === n).length)).toEqual([100, 100, 100, 100]);
  expect(seats).toHaveLength(GOLDEN_GAMES);
});
