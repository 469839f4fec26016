import { fastRng } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { Evolution, type TunedValues } from './evolve.ts';

const GOAL: TunedValues = { a: 3, b: -0.2, c: 10 };
const START: TunedValues = { a: 1, b: -1, c: 8 };
/** How close values are to the target, in factors, with noise like that of games. */
const score = (values: TunedValues, noise: number): number =>
  noise - Object.entries(GOAL).reduce((sum, [name, goal]) => sum + Math.log((values[name] ?? 0) / goal) ** 2, 0);

test('evolution finds values through noise, and keeps their signs', () => {
  const rng = fastRng(1);
  const evolution = new Evolution(START, rng);
  for (let generation = 0; generation < 40; generation++) {
    evolution.tell(evolution.ask().map((values) => score(values, rng(1000) / 2500)));
  }
  expect(evolution.best.b).toBeLessThan(0);
  expect(score(evolution.best, 0)).toBeGreaterThan(-0.15);
  expect(score(START, 0)).toBeLessThan(-3);
});

test('without feedback nothing is learned', () => {
  const evolution = new Evolution(START, fastRng(2));
  evolution.ask();
  expect(evolution.best).toEqual(START);
});

test('the same seed evolves alike', () => {
  const run = (): TunedValues => {
    const evolution = new Evolution(START, fastRng(3));
    for (let i = 0; i < 3; i++) evolution.tell(evolution.ask().map((values) => score(values, 0)));
    return evolution.best;
  };
  expect(run()).toEqual(run());
});
