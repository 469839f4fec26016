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
const SHORT_STEPS = 2_000;
const READINGS = 9;
const PER_STEPS = 100_000;

/** Bytes that a step makes and drops, in a loop that is warm. */
export function garbagePerStep<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  course: Course<T, H, B, M, E, O, K>,
): number {
  const garbage: number[] = [];
  for (let reading = 0; reading < READINGS; reading++) {
    collect();
    const before = heapUsed();
    let steps = 0;
    for (let seed = READINGS * reading; steps < SHORT_STEPS; seed++) {
      course.run(1, seed);
      steps += course.steps;
    }
    garbage.push((heapUsed() - before) / steps);
  }
  return median(garbage);
}

/**
 * Bytes that 100,000 steps leave behind after a collection. For a loop that is warm and has done nothing else: otherwise
 * collections throw compiled code away, and compiling it anew looks like growth.
 */
export function heapGrowth<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  course: Course<T, H, B, M, E, O, K>,
  stepsPerGame: number,
  { heapSteps, heapRounds }: Budget,
): number {
  const growth: number[] = [];
  for (let round = 0; round < heapRounds; round++) {
    collect();
    const clean = heapUsed();
    course.run(Math.ceil(heapSteps / stepsPerGame), round);
    collect();
    growth.push(((heapUsed() - clean) * PER_STEPS) / course.steps);
  }
  return median(growth);
}
