import { expect, test } from 'vitest';
import { dailyPuzzle, dayNumber } from './daily.ts';

const SETS = [
  { game: 'startrek', many: 24 },
  { game: 'duel', many: 28 },
];

test("a day begins at the player's midnight", () => {
  const evening = new Date(2026, 10, 18, 23, 59);
  const morning = new Date(2026, 10, 19, 0, 1);
  expect(dayNumber(morning) - dayNumber(evening)).toBe(1);
  expect(dayNumber(new Date(2026, 10, 18))).toBe(dayNumber(evening));
});

test('the puzzle of the day depends on the date only', () => {
  expect(dailyPuzzle(20_000, SETS)).toEqual(dailyPuzzle(20_000, SETS));
});

test('the games take turns, and each shows all its puzzles before repeating one', () => {
  const days = Array.from({ length: 2 * 24 }, (_, i) => dailyPuzzle(20_000 + i, SETS));
  expect(days.slice(0, 4).map((day) => day?.game)).toEqual(['startrek', 'duel', 'startrek', 'duel']);
  const numbers = days.filter((day) => day?.game === 'startrek').map((day) => day?.number);
  expect(new Set(numbers).size).toBe(24);
  expect([...numbers].sort((a = 0, b = 0) => a - b)).toEqual(Array.from({ length: 24 }, (_, i) => i + 1));
});

test('without puzzles there is no puzzle of the day', () => {
  expect(dailyPuzzle(20_000, [])).toBeNull();
});
