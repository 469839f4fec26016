import { expect, test } from 'vitest';
import { gameSeeds } from './seeds.ts';

test('no two games of a series are dealt the same, nor do dice and choices follow each other', () => {
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

test('a game is dealt the same today and tomorrow', () => {
  expect(gameSeeds(1, 0)).toEqual({ dice: 2527132011, choices: 314344336 });
});
