import { standardOptions } from '@orrery/kernel';
import { comet } from '@orrery/kernel/example';
import { expect, test } from 'vitest';
import * as learning from '../comet/learning.ts';
import { Reinforce } from './reinforce.ts';

const learner = (seed: number) =>
  new Reinforce(
    { game: comet, ...learning },
    { games: 16, seats: 2, options: standardOptions(comet.options), seed, maxSteps: 1000 },
    0.02,
  );

test('before learning it wins its share; after a thousand games clearly more', () => {
  const reinforce = learner(1);
  const before = reinforce.measure(400, 98);
  expect(before.wins / before.games).toBeGreaterThan(0.4);
  expect(before.wins / before.games).toBeLessThan(0.6);
  reinforce.train(1200);
  const after = reinforce.measure(400, 99);
  expect(after.wins / after.games).toBeGreaterThan(0.7);
});

test('the same seed learns the same', () => {
  const [one, two] = [learner(3), learner(3)];
  for (const each of [one, two]) each.train(200);
  expect(two.policy.weights).toEqual(one.policy.weights);
  expect(two.measure(50, 4)).toEqual(one.measure(50, 4));
});
