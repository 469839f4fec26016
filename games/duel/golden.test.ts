import { expect, test } from 'vitest';
import first from './golden/01.log?raw';
import { goldenGame } from './testing/golden.ts';

test('the golden games are those that `npm run golden` makes', () => {
  expect(first.startsWith(goldenGame(1))).toBe(true);
});
