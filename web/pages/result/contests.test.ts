import { expect, test } from 'vitest';
import { expectedWins } from './contests.tsx';

test('expected wins are the sum of the chances, to a tenth', () => {
  const fight = (wins: number) => ({ seat: 0, wins, of: 36, isWon: false, seq: 1, turn: 1 });
  expect(expectedWins([fight(18), fight(23), fight(13)])).toBe(1.5);
  expect(expectedWins([])).toBe(0);
});
