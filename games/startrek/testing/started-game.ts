import { standardOptions } from '@orrery/kernel';
import { startrek } from '../game.ts';
import type { Options, StartrekState } from '../state.ts';
import { chance } from './position.ts';

/** Standard options except for these. */
export const optionsWith = (some: Partial<Options>): Options => ({ ...standardOptions(startrek.options), ...some });

/** A game set up with these options, after these outcomes of chance. */
export function startedGame(some: Partial<Options>, seats: number, ...outcomes: number[][]): StartrekState {
  const state = startrek.setup(optionsWith(some), seats);
  for (const outcome of outcomes) chance(state, ...outcome);
  return state;
}
