import type { ChanceSource } from '@orrery/kernel';
import {
  fastRng,
  type Game,
  type Kinded,
  type Policy,
  type Rng,
  randomPolicy,
  readOptions,
  seededChance,
} from '@orrery/kernel';
import type { OwnEntrant } from '../arena/entrant.ts';
import type { BatchRange } from './batches.ts';
import { gameSeeds } from './seeds.ts';

/** What all games of a series have in common. Plain data: it is sent to threads. */
export interface SimulationSeries {
  readonly game: string;
  readonly seats: number;
  readonly options: unknown;
  readonly bots: readonly OwnEntrant[]; // one per seat
  readonly rotates: boolean; // whether every bot moves one seat on from game to game
  readonly seed: number;
  readonly maxSteps: number; // a longer game is cut
  readonly menu: number; // how many moves of an open-ended kind a random bot is shown
}

/** The id of game `index`, in its log. */
export const gameIdOf = ({ seed }: SimulationSeries, index: number): string => `simulated-${seed}-${index}`;

/** The bots of game `index` by seat. */
export const botsOfGame = ({ bots, rotates }: SimulationSeries, index: number): readonly OwnEntrant[] =>
  rotates ? bots.map((bot, seat) => bots[(seat + index) % bots.length] ?? bot) : bots;

/** Some games of a series. */
export type SimulationBatch = SimulationSeries & BatchRange;

/** The random players of one game. */
export interface GamePolicies<T, H, M> {
  readonly policy: Policy<T, H, M>;
  readonly chance: ChanceSource;
  readonly rng: Rng; // which of several seats answers first
}

/** The random players of game `index` of a series. */
export function gamePolicies<T, H, M>({ seed }: SimulationSeries, index: number): GamePolicies<T, H, M> {
  const seeds = gameSeeds(seed, index);
  const rng = fastRng(seeds.choices);
  return { policy: randomPolicy(rng), chance: seededChance(seeds.dice), rng };
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
