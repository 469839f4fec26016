import { expect, test } from 'vitest';
import { TakeBacks } from './take-backs.ts';

test('a turn has forty take-backs, a new turn has them again, and going back begins no new turn', () => {
  const takeBacks = new TakeBacks();
  takeBacks.note(false, 1);
  for (let i = 0; i < 40; i++) {
    expect(takeBacks.spent).toBeNull();
    takeBacks.note(true, i % 2);
  }
  expect(takeBacks.spent).toEqual({ most: 40 });
  takeBacks.note(false, 2);
  expect(takeBacks.spent).toBeNull();
});

test('a game has four hundred, whether its turns are counted or not', () => {
  for (const counts of [true, false]) {
    const takeBacks = new TakeBacks();
    for (let i = 1; i <= 400; i++) {
      expect(takeBacks.spent).toBeNull();
      takeBacks.note(true, counts ? i : null);
    }
    expect(takeBacks.spent).toEqual({ most: 400 });
  }
});
