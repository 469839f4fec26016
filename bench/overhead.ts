import { standardOptions } from '@orrery/kernel';
import { comet } from '@orrery/kernel/example';
import type { Budget } from './budget.ts';
import { CometByHand } from './comet-by-hand.ts';
import { Course } from './course.ts';
import { fastRng } from './engine.ts';
import type { Overhead } from './figures.ts';
import { nsOf } from './gauge.ts';
import { stepGauge } from './gauges.ts';

const SEATS = 4;

/** What a step of the kernel's Comet costs more than the same step by hand: the same games, in turn, in one process. */
export function overhead(budget: Budget): Overhead {
  const options = standardOptions(comet.options);
  const course = new Course(comet, options, SEATS);
  const byHand = new CometByHand({ ...options, seats: SEATS, menu: 0 });
  let handSteps = 0;
  const handRun = (games: number, seed: number): void => {
    const rng = fastRng(seed);
    handSteps = 0;
    for (let i = 0; i < games; i++) {
      byHand.play(rng);
      handSteps += byHand.steps;
    }
  };
  const { countedGames, warmNs } = budget;
  course.run(countedGames, 1);
  handRun(countedGames, 1);
  if (handSteps !== course.steps) throw new Error(`Comet took ${course.steps} steps, by hand ${handSteps}`);
  const stepsPerGame = handSteps / countedGames;
  const hand = { name: 'hand', run: handRun, base: null, calls: () => handSteps };
  const [kernelNs = 0, handNs = 0] = nsOf([{ gauges: [stepGauge(course), hand], warmNs }], budget);
  return { handToKernel: handNs / kernelNs, stepsPerGame, kernelNs, handNs, overheadNs: kernelNs - handNs };
}
