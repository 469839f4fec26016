import { gameSeeds } from '../simulate/seeds.ts';
import type { Entrant } from './entrant.ts';

/** What all games of a contest have in common. Plain data: it is sent to threads and written to files. */
export interface ContestPlan {
  readonly game: string;
  readonly edition: number;
  readonly seats: number;
  readonly options: unknown;
  readonly entrants: readonly Entrant[]; // one per seat
  readonly seed: number;
  readonly maxSteps: number; // a longer game is cut
  /** The file of the network that Captains and Admirals evaluate with; absent: the one of the game. */
  readonly network?: unknown;
}

/** Some games of a contest, by their numbers. */
export interface ArenaJob {
  readonly plan: ContestPlan;
  readonly games: readonly number[];
  readonly isLogged: boolean; // whether the logs of the games are wanted
}

/**
 * Games come in deals of as many games as seats: the same chance and seeds, with every player moved one seat further.
 */
export const dealOfGame = ({ seats }: ContestPlan, game: number): number => Math.floor(game / seats);

/** By seat: which entrant plays there. */
export const seatingOf = ({ seats }: ContestPlan, game: number): number[] =>
  Array.from({ length: seats }, (_, seat) => (seat + game) % seats);

/** The setup of one game. */
export interface DealSeeds {
  readonly dice: number;
  readonly order: number; // which of several seats answers first
  bot(entrant: number): number;
}

/** The seeds of a deal: an entrant keeps its seed on every seat. */
export function seedsOf(plan: ContestPlan, game: number): DealSeeds {
  const { dice, choices } = gameSeeds(plan.seed, dealOfGame(plan, game));
  return { dice, order: choices, bot: (entrant) => gameSeeds(choices, entrant).choices };
}
