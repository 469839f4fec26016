import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Kinded } from '@orrery/kernel';
import type { Budget } from './budget.ts';
import type { Course } from './course.ts';
import { median } from './cpu.ts';

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

const heapUsed = (): number => process.memoryUsage().heapUsed;

/** Few enough steps that no collection comes between two readings. */
const SHORT = 2_000;
const PER = 100_000;
/** More than for times: compiled code that comes and goes disturbs some readings a lot. */
const ROUNDS = 9;

/**
 * What playing on leaves behind after a collection, and what it makes and drops on the way. For a loop that is warm and
 * has done nothing else: otherwise collections throw compiled code away, and compiling it anew looks like growth.
 */
export function heap<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  course: Course<T, H, B, M, E, O, K>,
  stepsPerGame: number,
  { heapSteps }: Budget,
) {
  const growth: number[] = [];
  const garbage: number[] = [];
  const games = (steps: number): number => Math.ceil(steps / stepsPerGame);
  for (let round = 0; round < ROUNDS; round++) {
    collect();
    const before = heapUsed();
    course.run(games(SHORT), round);
    garbage.push((heapUsed() - before) / course.steps);
    collect();
    const clean = heapUsed();
    course.run(games(heapSteps), round);
    collect();
    growth.push(((heapUsed() - clean) * PER) / course.steps);
  }
  return { heapGrowth: median(growth), garbagePerStep: median(garbage) };
}
