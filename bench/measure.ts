import { type Game, type Kinded, readOptions } from '@orrery/kernel';
import type { Budget } from './budget.ts';
import { callCosts } from './calls.ts';
import { Course } from './course.ts';
import type { Figures } from './figures.ts';
import { heap } from './heap.ts';
import { imagineCost } from './imagining.ts';
import { pace } from './pace.ts';
import type { Setup } from './setups.ts';
import { viewBytes } from './views.ts';

/** As many as the hand-written loop seats, where the game allows it. */
const SEATS = 4;

/** Everything the bench knows to ask about one way of playing one game. The pace comes first, while the loop is clean. */
export function measure<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  setup: Setup,
  budget: Budget,
): Figures {
  const read = readOptions(game.options, setup.options);
  if (!read.ok) throw new Error(`${setup.name}: ${read.problem.text}`);
  const options = read.value;
  const seats = Math.max(game.seats[0], Math.min(SEATS, game.seats[1]));
  const course = new Course(game, options, seats);
  const run = pace(course, budget);
  const { growth, garbagePerStep } = heap(course, run.stepsPerGame, budget);
  const { clone, ...calls } = callCosts(game, options, seats, budget);
  const imagine = imagineCost(game, options, seats, budget);
  const bytes = viewBytes(course);
  return {
    ...setup,
    seats,
    ratios: {
      gamesToLoop: run.gamesToLoop,
      stepsToLoop: run.stepsToLoop,
      copyToClone: calls.copy / clone,
      imagineToClone: imagine / clone,
    },
    counts: {
      stepsPerGame: run.stepsPerGame,
      movesPerGame: run.movesPerGame,
      unfinished: run.unfinished,
      viewBytes: bytes.average,
      viewBytesMost: bytes.most,
      heapGrowth: growth,
      garbagePerStep,
    },
    ns: { step: run.nsPerStep, ...calls, imagine, clone },
    perSecond: { steps: 1e9 / run.nsPerStep, games: run.gamesPerSecond, loopGames: run.loopGamesPerSecond },
  };
}
