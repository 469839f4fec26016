import type { Game, Kinded } from '@orrery/kernel';
import { type Budget, warmUp, warmUpBriefly } from './budget.ts';
import { Course } from './course.ts';
import { cpuNs, median } from './cpu.ts';
import { heap } from './heap.ts';
import { optionsOf, type Setup, seatsOf } from './setups.ts';
import { Loop } from './yardstick/loop.ts';

const SECOND = 1e9;

/** One run of the game and the two runs of the loop around it. */
interface Round {
  readonly ns: number;
  readonly steps: number;
  readonly moves: number;
  readonly unfinished: number;
  readonly loopNs: number;
  readonly actions: number;
}

/** How fast random games are played, and what that does to memory. */
export interface Pace {
  readonly gamesToLoop: number;
  readonly stepsToLoop: number;
  readonly stepsPerGame: number;
  readonly movesPerGame: number;
  readonly unfinished: number;
  readonly nsPerStep: number;
  readonly gamesPerSecond: number;
  readonly loopGamesPerSecond: number;
  readonly heapGrowth: number;
  readonly garbagePerStep: number;
}

/** Plays in a process that has done nothing else, each run between two runs of the hand-written loop. */
export function paceOf<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  setup: Setup,
  budget: Budget,
): Pace {
  const course = new Course(game, optionsOf(game, setup), seatsOf(game));
  const loop = new Loop();
  const loopGames = warmUpBriefly(loop.run, budget);
  const games = warmUp(course.run, budget);
  const rounds: Round[] = [];
  let before = cpuNs(() => loop.run(loopGames, 1));
  for (let round = 1; round <= budget.rounds; round++) {
    const ns = cpuNs(() => course.run(games, round));
    const after = cpuNs(() => loop.run(loopGames, round));
    const { steps, moves, unfinished } = course;
    rounds.push({ ns, steps, moves, unfinished, loopNs: (before + after) / 2, actions: loop.actions });
    before = after;
  }
  const over = (f: (round: Round) => number): number => median(rounds.map(f));
  const sum = (f: (round: Round) => number): number => rounds.reduce((total, r) => total + f(r), 0);
  const stepsPerGame = sum(({ steps }) => steps) / (games * budget.rounds);
  return {
    gamesToLoop: over(({ ns, loopNs }) => games / ns / (loopGames / loopNs)),
    stepsToLoop: over(({ ns, steps, loopNs, actions }) => steps / ns / (actions / loopNs)),
    stepsPerGame,
    movesPerGame: sum(({ moves }) => moves) / (games * budget.rounds),
    unfinished: sum(({ unfinished }) => unfinished),
    nsPerStep: over(({ ns, steps }) => ns / steps),
    gamesPerSecond: over(({ ns }) => (games * SECOND) / ns),
    loopGamesPerSecond: over(({ loopNs }) => (loopGames * SECOND) / loopNs),
    ...heap(course, stepsPerGame, budget),
  };
}
