import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Game, Kinded } from '@orrery/kernel';
import { type BenchBudget, runForNs } from './budget.ts';
import { median } from './cpu.ts';
import { RandomGames } from './random-games.ts';
import { type BenchSetup, setupOptions, usualSeats } from './setups.ts';

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

const heapUsed = (): number => process.memoryUsage().heapUsed;

const HEAP_READINGS = 9;
const STEPS_PER_READING = 100_000;
const WARM_GAMES = 10;
/**
 * The warm-up is done in parts. It ends early when the readings after two parts in a row show hardly any growth
 * (bytes): Comet settles after two seconds, Starfarers needs up to six.
 */
const WARM_PARTS = 6;
const SETTLED_READINGS = 2;
const SETTLED_GROWTH = 500;

/** Memory figures of playing. */
export interface HeapFigures {
  readonly heapGrowth: number; // bytes left per 100,000 steps after a collection
  readonly garbagePerStep: number; // bytes allocated and dropped per step
}

/**
 * Runs in a separate process: collections discard compiled code, and everything measured afterwards is slower. The
 * lower quartile of the growth counts: recompilation looks like growth in most readings, while a leak shows in every
 * one.
 */
export function measureHeap<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  setup: BenchSetup,
  { heapWarmNs, runNs, heapRounds, heapSteps, garbageSteps }: BenchBudget,
): HeapFigures {
  const games = new RandomGames(game, setupOptions(game, setup), usualSeats(game));
  games.run(WARM_GAMES, 1);
  const gamesPerReading = Math.ceil((heapSteps * WARM_GAMES) / games.steps);
  const readGrowth = (seed: number): number => {
    collect();
    const clean = heapUsed();
    games.run(gamesPerReading, seed);
    collect();
    return ((heapUsed() - clean) * STEPS_PER_READING) / games.steps;
  };
  let settled = 0;
  for (let part = 0; part < WARM_PARTS && settled < SETTLED_READINGS; part++) {
    runForNs(games.run, heapWarmNs / WARM_PARTS, runNs);
    settled = readGrowth(part) < SETTLED_GROWTH ? settled + 1 : 0;
  }
  const growth = Array.from({ length: heapRounds }, (_, round) => readGrowth(round)).sort((a, b) => a - b);
  return { heapGrowth: growth[growth.length >> 2] ?? 0, garbagePerStep: garbagePerStep(games, garbageSteps) };
}

/** Bytes allocated and dropped per step, in a warm loop. */
export function garbagePerStep<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  games: RandomGames<T, H, B, M, E, O, K>,
  least: number,
): number {
  const garbage: number[] = [];
  for (let reading = 0; reading < HEAP_READINGS; reading++) {
    collect();
    const before = heapUsed();
    let steps = 0;
    for (let seed = HEAP_READINGS * reading; steps < least; seed++) {
      games.run(1, seed);
      steps += games.steps;
    }
    garbage.push((heapUsed() - before) / steps);
  }
  return median(garbage);
}
