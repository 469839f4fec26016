import { fastRng, standardOptions } from '@orrery/kernel';
import { comet } from '@orrery/kernel/example';
import { type Budget, warmUp, warmUpBriefly } from './budget.ts';
import { CometByHand } from './comet-by-hand.ts';
import { Course } from './course.ts';
import { cpuNs, median } from './cpu.ts';
import type { Overhead } from './figures.ts';

const SEATS = 4;

/** What a step of the kernel's Comet costs more than the same step by hand: the same games, in turn, in one process. */
export function overhead(budget: Budget): Overhead {
  const options = standardOptions(comet.options);
  const course = new Course(comet, options, SEATS);
  const byHand = new CometByHand({ ...options, seats: SEATS, menu: 0 });
  const handRun = (games: number, seed: number): number => {
    const rng = fastRng(seed);
    let steps = 0;
    for (let i = 0; i < games; i++) {
      byHand.play(rng);
      steps += byHand.steps;
    }
    return steps;
  };
  warmUpBriefly(handRun, budget);
  const games = warmUp(course.run, budget);
  const kernelNs: number[] = [];
  const handNs: number[] = [];
  let steps = 0;
  for (let round = 1; round <= budget.rounds; round++) {
    let handSteps = 0;
    const kernel = cpuNs(() => course.run(games, round));
    const hand = cpuNs(() => {
      handSteps = handRun(games, round);
    });
    if (handSteps !== course.steps) throw new Error(`Comet took ${course.steps} steps, by hand ${handSteps}`);
    kernelNs.push(kernel / handSteps);
    handNs.push(hand / handSteps);
    steps += handSteps;
  }
  const [kernel, hand] = [median(kernelNs), median(handNs)];
  return {
    handToKernel: hand / kernel,
    stepsPerGame: steps / games / budget.rounds,
    kernelNs: kernel,
    handNs: hand,
    overheadNs: kernel - hand,
  };
}
