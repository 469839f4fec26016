import { BatchEnvironment, type Learnable, randomAction } from '@orrery/bots/environment';
import { fastRng, type Kinded } from '@orrery/kernel';
import { type Budget, type Run, warmUp, warmUpBriefly } from './budget.ts';
import { Course } from './course.ts';
import { cpuNs, median } from './cpu.ts';
import type { Learning } from './figures.ts';
import { findSetup, optionsOf, seatsOf } from './setups.ts';

const SECOND = 1e9;
/** As many games side by side as in the example of docs/research.md. */
const BATCH = 64;
/** No random game takes so many decisions: none is cut. */
const FAR = 1_000_000;

/** Nanoseconds a decision, in one run of each. */
interface Round {
  readonly env: number;
  readonly alike: number;
  readonly plain: number;
}

/** Steps of a batch with random actions; its games go on from run to run. */
function stepping<T, H, B, M extends Kinded, E extends Kinded, O, K>(env: BatchEnvironment<T, H, B, M, E, O, K>): Run {
  const { masks, games, actionSize } = env;
  const actions = new Int32Array(games);
  return (steps, seed) => {
    const rng = fastRng(seed);
    for (let step = 0; step < steps; step++) {
      for (let i = 0; i < games; i++) actions[i] = randomAction(masks, i * actionSize, actionSize, rng);
      env.step(actions);
    }
  };
}

/**
 * How fast a learner is served, beside random playouts of the same game in the same process. Offers make other games of
 * it, so there are two kinds of playouts: with the offers that the environment has ids for, which is like with like, and
 * without any, which is the loop that the rest of the bench speaks of.
 */
export function learningOf<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  learnable: Learnable<T, H, B, M, E, O, K>,
  budget: Budget,
): Learning {
  const { game, actions, observation } = learnable;
  const options = optionsOf(game, findSetup(game.id));
  const seats = seatsOf(game);
  const act = stepping(new BatchEnvironment(learnable, { games: BATCH, seats, options, seed: 1, maxSteps: FAR }));
  const alike = new Course(game, options, seats, actions.menu);
  const plain = new Course(game, options, seats);
  const steps = warmUp(act, budget);
  const alikeGames = warmUpBriefly(alike.run, budget);
  const plainGames = warmUpBriefly(plain.run, budget);
  const rounds: Round[] = [];
  for (let round = 1; round <= budget.rounds; round++) {
    rounds.push({
      env: cpuNs(() => act(steps, round)) / (steps * BATCH),
      alike: cpuNs(() => alike.run(alikeGames, round)) / alike.moves,
      plain: cpuNs(() => plain.run(plainGames, round)) / plain.moves,
    });
  }
  const over = (f: (round: Round) => number): number => median(rounds.map(f));
  return {
    game: game.id,
    seats,
    batch: BATCH,
    ratios: { toPlayouts: over(({ env, alike }) => alike / env), toPlain: over(({ env, plain }) => plain / env) },
    counts: { observation: observation.size, actions: actions.size },
    ns: { decision: over(({ env }) => env) },
    perSecond: {
      decisions: over(({ env }) => SECOND / env),
      playouts: over(({ alike }) => SECOND / alike),
      plain: over(({ plain: ns }) => SECOND / ns),
    },
  };
}
