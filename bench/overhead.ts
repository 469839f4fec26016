import { standardOptions } from '@orrery/kernel';
import { comet } from '@orrery/kernel/example';
import type { BenchBudget } from './budget.ts';
import { CometByHand } from './comet-by-hand.ts';
import { fastRng } from './engine.ts';
import type { KernelOverhead } from './figures.ts';
import { stepProbe } from './gauges.ts';
import { nsPerCall } from './probe.ts';
import { RandomGames } from './random-games.ts';

const SEAT_COUNT = 4;

/**
 * The overhead of a step of the kernel's Comet over the same step by hand: the same games, alternating in one process.
 */
export function measureOverhead(budget: BenchBudget): KernelOverhead {
  const options = standardOptions(comet.options);
  const randomGames = new RandomGames(comet, options, SEAT_COUNT);
  const byHand = new CometByHand({ ...options, seats: SEAT_COUNT, menu: 0 });
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
  randomGames.run(countedGames, 1);
  handRun(countedGames, 1);
  if (handSteps !== randomGames.steps) throw new Error(`Comet took ${randomGames.steps} steps, by hand ${handSteps}`);
  const stepsPerGame = handSteps / countedGames;
  const hand = { name: 'hand', run: handRun, base: null, calls: () => handSteps };
  const [kernelNs = 0, handNs = 0] = nsPerCall([{ gauges: [stepProbe(randomGames), hand], warmNs }], budget);
  return { handToKernel: handNs / kernelNs, stepsPerGame, kernelNs, handNs, overheadNs: kernelNs - handNs };
}
