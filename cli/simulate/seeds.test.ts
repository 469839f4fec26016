import { expect, test } from 'vitest';
import { gameSeeds } from './seeds.ts';

test('no two games of a series have the same deal, and dice and choices are independent', () => {
  const seen = new Set<number>();
  for (let index = 0; index < 100_000; index++) {
    const { dice, choices } = gameSeeds(7, index);
    seen.add(dice);
    seen.add(choices);
  }
  expect(seen.size).toBe(200_000);
});

test('another seed deals other games', () => {
  expect(gameSeeds(1, 0)).not.toEqual(gameSeeds(2, 0));
});

test('the deal of a game number never changes', () => {
  expect(gameSeeds(1, 0)).toEqual({ dice: 2527132011, choices: 314344336 });
});
