import { expect, test } from 'vitest';
import { gamePolicies, type SimulationSeries } from './series.ts';

const series: SimulationSeries = {
  game: 'comet',
  seats: 2,
  options: {},
  bots: [],
  rotates: false,
  seed: 1,
  maxSteps: 100,
  menu: 0,
};
const SEED_LIMIT = 1_000_000;
const CHANCE = { who: 'chance', kind: 'die', of: [SEED_LIMIT], secret: false } as const;

const draws = (index: number) => {
  const { chance, rng } = gamePolicies(series, index);
  return {
    dice: Array.from({ length: 5 }, (_, ordinal) => chance(CHANCE, ordinal)[0]),
    choices: Array.from({ length: 5 }, () => rng(SEED_LIMIT)),
  };
};

test('dice and choices of a game use separate streams, so dice do not depend on who plays', () => {
  const { dice, choices } = draws(0);
  expect(dice).not.toEqual(choices);
  const { chance, rng } = gamePolicies(series, 0);
  for (let i = 0; i < 100; i++) rng(SEED_LIMIT);
  expect(chance(CHANCE, 0)[0]).toBe(dice[0]);
});

test('each game of a series differs, and is always the same', () => {
  expect(draws(3)).toEqual(draws(3));
  expect(draws(3)).not.toEqual(draws(4));
});
