import type { ChanceSource } from '@orrery/kernel';
import { fastRng, type Game, type Kinded, type Policy, type Rng, readOptions, seededChance } from '@orrery/kernel';
import { policyBySeat, type SimulationBot } from '../bots.ts';
import { gameSeeds } from './seeds.ts';

/** What all games of a series have in common. Plain data: it is sent to threads. */
export interface SimulationSeries {
  readonly game: string;
  readonly seats: number;
  readonly options: unknown;
  readonly bots: readonly SimulationBot[]; // one per seat
  readonly seed: number;
  readonly maxSteps: number; // a longer game is cut
  readonly menu: number; // how many moves of an open-ended kind a bot is shown
}

/** Some games of a series. */
export interface SimulationBatch extends SimulationSeries {
  readonly from: number; // index of the first
  readonly count: number;
}

/** The players of one game. */
export interface GamePolicies<T, H, M> {
  readonly policy: Policy<T, H, M>;
  readonly chance: ChanceSource;
  readonly rng: Rng; // which of several seats answers first
}

/** The players of game `index` of a series. */
export function gamePolicies<T, H, M>({ seed, bots }: SimulationSeries, index: number): GamePolicies<T, H, M> {
  const seeds = gameSeeds(seed, index);
  const rng = fastRng(seeds.choices);
  return { policy: policyBySeat(bots, rng), chance: seededChance(seeds.dice), rng };
}

/** A series stores its options without their type; this restores it. */
export function seriesOptions<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  { options }: SimulationSeries,
): O {
  const read = readOptions(game.options, options);
  if (!read.ok) throw new Error(read.problem.text);
  return read.value;
}
