import type { ChanceSource } from '@orrery/kernel';
import { fastRng, type Game, type Kinded, type Policy, type Rng, readOptions, seededChance } from '@orrery/kernel';
import { type BotName, seated } from '../bots.ts';
import { gameSeeds } from './seeds.ts';

/** What all games of a series have in common. Plain data: it goes to threads. */
export interface Series {
  readonly game: string;
  readonly seats: number;
  readonly options: unknown;
  readonly bots: readonly BotName[]; // one a seat
  readonly seed: number;
  readonly maxSteps: number; // a game that takes longer is cut
  readonly menu: number; // how many moves of an open-ended kind a bot is shown
}

/** Some games of a series. */
export interface Batch extends Series {
  readonly from: number; // index of the first
  readonly count: number;
}

/** Who decides in one game. */
export interface Deciders<T, H, M> {
  readonly policy: Policy<T, H, M>;
  readonly chance: ChanceSource;
  readonly rng: Rng; // which of several seats answers first
}

/** Those who decide in game `index` of a series. */
export function deciders<T, H, M>({ seed, bots }: Series, index: number): Deciders<T, H, M> {
  const seeds = gameSeeds(seed, index);
  const rng = fastRng(seeds.choices);
  return { policy: seated(bots, rng), chance: seededChance(seeds.dice), rng };
}

/** A series holds options of which it does not know the type; here they meet their game again. */
export function optionsOf<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  { options }: Series,
): O {
  const read = readOptions(game.options, options);
  if (!read.ok) throw new Error(read.problem.text);
  return read.value;
}
