import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Game, Kinded } from '@orrery/kernel';
import { type Budget, runFor } from './budget.ts';
import { Course } from './course.ts';
import { median } from './cpu.ts';
import { optionsOf, type Setup, seatsOf } from './setups.ts';

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

const heapUsed = (): number => process.memoryUsage().heapUsed;

const READINGS = 9;
const PER_STEPS = 100_000;
const COUNTED_GAMES = 10;

/** What playing does to memory. */
export interface Heap {
  readonly heapGrowth: number; // bytes that 100,000 steps leave behind after a collection
  readonly garbagePerStep: number; // bytes that a step makes and drops
}

/**
 * In a process of its own: collections throw compiled code away, and what is measured afterwards is slower. The lower
 * quartile of the growth counts: compiling anew looks like growth in most readings, while a leak shows in every one.
 */
export function heapOf<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  setup: Setup,
  { heapWarmNs, runNs, heapRounds, heapSteps, garbageSteps }: Budget,
): Heap {
  const course = new Course(game, optionsOf(game, setup), seatsOf(game));
  runFor(course.run, heapWarmNs, runNs);
  course.run(COUNTED_GAMES, 1);
  const stepsPerGame = course.steps / COUNTED_GAMES;
  const growth: number[] = [];
  for (let round = 0; round < heapRounds; round++) {
    collect();
    const clean = heapUsed();
    course.run(Math.ceil(heapSteps / stepsPerGame), round);
    collect();
    growth.push(((heapUsed() - clean) * PER_STEPS) / course.steps);
  }
  growth.sort((a, b) => a - b);
  return { heapGrowth: growth[growth.length >> 2] ?? 0, garbagePerStep: garbagePerStep(course, garbageSteps) };
}

/** Bytes that a step makes and drops, in a loop that is warm. */
export function garbagePerStep<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  course: Course<T, H, B, M, E, O, K>,
  least: number,
): number {
  const garbage: number[] = [];
  for (let reading = 0; reading < READINGS; reading++) {
    collect();
    const before = heapUsed();
    let steps = 0;
    for (let seed = READINGS * reading; steps < least; seed++) {
      course.run(1, seed);
      steps += course.steps;
    }
    garbage.push((heapUsed() - before) / steps);
  }
  return median(garbage);
}
