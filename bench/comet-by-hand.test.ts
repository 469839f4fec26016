import { chanceFromRng, fastRng, PlayoutRunner, randomPolicy, standardOptions } from '@orrery/kernel';
import { comet } from '@orrery/kernel/example';
import { expect, test } from 'vitest';
import { CometByHand, type HandSetup } from './comet-by-hand.ts';

const GAMES = 1_500;
const MAX_STEPS = 100_000;

const standard = standardOptions(comet.options);

function byKernel({ seats, rounds, jamming, menu }: HandSetup, seed: number) {
  const rng = fastRng(seed);
  const options = { ...standard, rounds: rounds === 10 ? 10 : 20, jamming } as const;
  const player = new PlayoutRunner(comet, comet.setup(options, seats), menu);
  const { steps } = player.play(randomPolicy(rng), chanceFromRng(rng), rng, MAX_STEPS);
  const { table, hands } = player.state;
  return { steps, beacons: table.beacons, goods: hands.flatMap(({ goods }) => goods), next: rng(1e6) };
}

function byHand(setup: HandSetup, seed: number) {
  const rng = fastRng(seed);
  const game = new CometByHand(setup);
  game.play(rng);
  return { steps: game.steps, beacons: [...game.beacons], goods: [...game.goods], next: rng(1e6) };
}

const setups: readonly HandSetup[] = [
  { seats: 4, rounds: 20, jamming: 'on', menu: 0 },
  { seats: 3, rounds: 10, jamming: 'on', menu: 16 },
  { seats: 2, rounds: 20, jamming: 'off', menu: 0 },
  { seats: 4, rounds: 20, jamming: 'on', menu: 5 },
];

test.each(setups)('Comet by hand plays exactly the kernel’s Comet: $seats seats, menu $menu', (setup) => {
  for (let seed = 1; seed <= GAMES; seed++) expect(byHand(setup, seed), `seed ${seed}`).toEqual(byKernel(setup, seed));
});

test('a game by hand leaves nothing behind for the next one', () => {
  const setup: HandSetup = { seats: 4, rounds: 20, jamming: 'on', menu: 0 };
  const game = new CometByHand(setup);
  game.play(fastRng(1));
  game.play(fastRng(2));
  expect(game.steps).toBe(byHand(setup, 2).steps);
});
