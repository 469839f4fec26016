import { describe, expect, test } from 'vitest';
import { owed, reduced } from './limit.ts';

test.each([
  [7, 0],
  [8, 4],
])('TI-LIMIT-01 · of %i cards %i go back', (cards, back) => {
  expect(owed(cards)).toBe(back);
});

describe('TI-LIMIT-02', () => {
  test('as many are left as should be', () => {
    expect(reduced(9, 4)).toMatchObject({ cards: 4 });
  });
});

test('no rule: nothing is taken where nothing is too much', () => {
  expect(reduced(3, 4)).toEqual({ cards: 3, taken: 0 });
});
