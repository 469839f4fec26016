import { fastRng, hashState, standardOptions } from '@orrery/kernel';
import { comet } from '@orrery/kernel/example';
import { expect, test } from 'vitest';
import { cometHeuristics } from './comet/heuristics.ts';
import { BOT_LEVELS } from './levels.ts';
import { playBots } from './play-bots.ts';
import { seatBot } from './roster.ts';
import { WinEstimator } from './win-estimator.ts';

const options = standardOptions(comet.options);
const chances = new WinEstimator(comet, cometHeuristics(), { options, seats: 3 });

const gameOf = (seed: number, bound: number) =>
  playBots(comet, { options, seats: 3, seed, budget: { iterations: 0 }, maxEntries: bound }, (view) =>
    seatBot(comet, cometHeuristics(), BOT_LEVELS.captain, { options, view, seats: 3, seed: seed + view.seat }),
  );

test('chances add up to 1, are the same for the same seed, and leave the state as it is', () => {
  const { state } = gameOf(4, 60);
  const before = hashState(state);
  const found = chances.estimate(state, fastRng(1), 50);
  expect(found.length).toBe(3);
  expect(found.reduce((a, b) => a + b, 0)).toBeCloseTo(1);
  expect(chances.estimate(state, fastRng(1), 50)).toEqual(found);
  expect(hashState(state)).toBe(before);
});

test('a finished game has a certain winner', () => {
  const { state } = gameOf(4, 5000);
  const ended = comet.awaiting(state.table);
  if (ended.who !== 'over') throw new Error('not over');
  const winners = ended.places.filter((place) => place === 1).length;
  expect(chances.estimate(state, fastRng(1), 5)).toEqual(ended.places.map((place) => (place === 1 ? 1 / winners : 0)));
});

test('halfway through, the later winners are given a chance above one in three', () => {
  let probSum = 0;
  let games = 0;
  for (let seed = 0; seed < 30; seed++) {
    const whole = gameOf(seed, 5000);
    const ended = comet.awaiting(whole.state.table);
    if (ended.who !== 'over' || ended.places.filter((place) => place === 1).length !== 1) continue;
    const half = gameOf(seed, Math.floor(whole.seq / 2));
    probSum += chances.estimate(half.state, fastRng(seed), 60)[ended.places.indexOf(1)] ?? 0;
    games++;
  }
  expect(games).toBeGreaterThan(15);
  expect(probSum / games).toBeGreaterThan(0.4);
});
