import { expect, test } from 'vitest';
import { UndoLimits } from './undo-limits.ts';

test('a turn has forty undos; a new turn has forty again, and an undo begins no new turn', () => {
  const takeBacks = new UndoLimits();
  takeBacks.record(false, 1);
  for (let i = 0; i < 40; i++) {
    expect(takeBacks.exceeded).toBeNull();
    takeBacks.record(true, i % 2);
  }
  expect(takeBacks.exceeded).toEqual({ most: 40 });
  takeBacks.record(false, 2);
  expect(takeBacks.exceeded).toBeNull();
});

test('a game has four hundred undos, whether its turns are counted or not', () => {
  for (const counts of [true, false]) {
    const takeBacks = new UndoLimits();
    for (let i = 1; i <= 400; i++) {
      expect(takeBacks.exceeded).toBeNull();
      takeBacks.record(true, counts ? i : null);
    }
    expect(takeBacks.exceeded).toEqual({ most: 400 });
  }
});
