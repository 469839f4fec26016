import { expect, test } from 'vitest';
import { extendStreak, streakLength } from './streak.ts';

const NONE = { day: -1, days: 0, best: 0 };

test('each day in a row makes the streak longer', () => {
  const first = extendStreak(NONE, 100);
  expect(first).toEqual({ day: 100, days: 1, best: 1 });
  expect(extendStreak(first, 101)).toEqual({ day: 101, days: 2, best: 2 });
});

test('a second solution on the same day changes nothing', () => {
  expect(extendStreak({ day: 100, days: 3, best: 5 }, 100)).toEqual({ day: 100, days: 3, best: 5 });
});

test('a missed day ends the streak; the best one is kept', () => {
  expect(extendStreak({ day: 98, days: 3, best: 5 }, 100)).toEqual({ day: 100, days: 1, best: 5 });
});

test('today does not count as missed yet', () => {
  const streak = { day: 99, days: 3, best: 3 };
  expect([99, 100, 101].map((today) => streakLength(streak, today))).toEqual([3, 3, 0]);
});
