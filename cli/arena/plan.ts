import { gameSeeds } from '../simulate/seeds.ts';
import type { Entrant } from './entrant.ts';

/** What all games of a contest have in common. Plain data: it goes to threads and into files. */
export interface Plan {
  readonly game: string;
  readonly edition: number;
  readonly seats: number;
  readonly options: unknown;
  readonly entrants: readonly Entrant[]; // one a seat
  readonly seed: number;
  readonly maxSteps: number; // a game that takes longer is cut
}

/** Some games of a contest, by their numbers. */
export interface Shift {
  readonly plan: Plan;
  readonly games: readonly number[];
}

/** Games come in deals of as many as there are seats: the same chance and seeds, everybody one seat further. */
export const dealOf = ({ seats }: Plan, game: number): number => Math.floor(game / seats);

/** By seat: which entrant sits there. */
export const seatingOf = ({ seats }: Plan, game: number): number[] =>
  Array.from({ length: seats }, (_, seat) => (seat + game) % seats);

/** What one game is made of. */
export interface Seeds {
  readonly dice: number;
  readonly order: number; // which of several seats answers first
  bot(entrant: number): number;
}

/** The seeds of a deal: an entrant keeps its own wherever it sits. */
export function seedsOf(plan: Plan, game: number): Seeds {
  const { dice, choices } = gameSeeds(plan.seed, dealOf(plan, game));
  return { dice, order: choices, bot: (entrant) => gameSeeds(choices, entrant).choices };
}
