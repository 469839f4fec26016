import { BatchEnvironment, type EncodedGame, randomAction } from '@orrery/bots/environment';
import { fastRng, type Kinded } from '@orrery/kernel';
import { type BenchBudget, type GameLoop, warmUpBriefly, warmUpLoop } from './budget.ts';
import { cpuNs, median } from './cpu.ts';
import type { LearningFigures } from './figures.ts';
import { RandomGames } from './random-games.ts';
import { findSetup, setupOptions, usualSeats } from './setups.ts';

const NS_PER_SECOND = 1e9;
/** Number of parallel games, as in the example of docs/research.md. */
const GAMES_PER_BATCH = 64;
/** More decisions than any random game takes, so none is cut. */
const MAX_DECISIONS = 1_000_000;

/** Nanoseconds per decision, in one run of each. */
interface LearningRound {
  readonly env: number;
  readonly alike: number;
  readonly plain: number;
}

/** Steps of a batch with random actions; its games continue from run to run. */
function randomSteps<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  env: BatchEnvironment<T, H, B, M, E, O, K>,
): GameLoop {
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
 * Speed of the learning environment, compared with random playouts of the same game in the same process. Offers change
 * the games, so there are two kinds of playouts: with the offers that the environment has ids for, which compares like
 * with like, and without any, as in the rest of the bench.
 */
export function measureLearning<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  learnable: EncodedGame<T, H, B, M, E, O, K>,
  budget: BenchBudget,
): LearningFigures {
  const { game, actions, observation } = learnable;
  const options = setupOptions(game, findSetup(game.id));
  const seats = usualSeats(game);
  const act = randomSteps(
    new BatchEnvironment(learnable, { games: GAMES_PER_BATCH, seats, options, seed: 1, maxSteps: MAX_DECISIONS }),
  );
  const alike = new RandomGames(game, options, seats, actions.menu);
  const plain = new RandomGames(game, options, seats);
  const steps = warmUpLoop(act, budget);
  const alikeGames = warmUpBriefly(alike.run, budget);
  const plainGames = warmUpBriefly(plain.run, budget);
  const rounds: LearningRound[] = [];
  for (let round = 1; round <= budget.rounds; round++) {
    rounds.push({
      env: cpuNs(() => act(steps, round)) / (steps * GAMES_PER_BATCH),
      alike: cpuNs(() => alike.run(alikeGames, round)) / alike.moves,
      plain: cpuNs(() => plain.run(plainGames, round)) / plain.moves,
    });
  }
  const over = (f: (round: LearningRound) => number): number => median(rounds.map(f));
  return {
    game: game.id,
    seats,
    batch: GAMES_PER_BATCH,
    ratios: { toPlayouts: over(({ env, alike }) => alike / env), toPlain: over(({ env, plain }) => plain / env) },
    counts: { observation: observation.size, actions: actions.size },
    ns: { decision: over(({ env }) => env) },
    perSecond: {
      decisions: over(({ env }) => NS_PER_SECOND / env),
      playouts: over(({ alike }) => NS_PER_SECOND / alike),
      plain: over(({ plain: ns }) => NS_PER_SECOND / ns),
    },
  };
}
