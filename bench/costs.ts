import type { Game, Kinded } from '@orrery/kernel';
import type { Budget } from './budget.ts';
import { callCosts } from './calls.ts';
import { Course } from './course.ts';
import { imagineCost } from './imagining.ts';
import { optionsOf, type Setup, seatsOf } from './setups.ts';
import { viewBytes } from './views.ts';

/** What single calls cost, and how long views are. */
export function costsOf<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  setup: Setup,
  budget: Budget,
) {
  const options = optionsOf(game, setup);
  const seats = seatsOf(game);
  const calls = callCosts(game, options, seats, budget);
  const imagine = imagineCost(game, options, seats, budget);
  const course = new Course(game, options, seats);
  return { seats, calls, imagine, bytes: viewBytes(course) };
}

export type Costs = ReturnType<typeof costsOf>;
