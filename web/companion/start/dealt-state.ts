import {
  chanceFromRng,
  fastRng,
  type Game,
  type Kinded,
  readOptions,
  type State,
  standardOptions,
} from '@orrery/kernel';
import type { DrawChance } from '../draw-chance.ts';
import { integerBetween, objectOf, type Validator } from '../storage/validators.ts';

/** How a game begins: the non-default options, and the seed of the deal. */
export interface StartNotes {
  readonly deal: number;
  readonly options: DealtOptions;
}
export type DealtOptions = Readonly<Record<string, unknown>>;

const DEAL_COUNT = 2 ** 31;

const OPTIONS_SHAPE: Validator<DealtOptions> = (given) =>
  typeof given === 'object' && given !== null && !Array.isArray(given) ? { ...given } : undefined;
export const START_SHAPE: Validator<StartNotes> = objectOf({
  deal: integerBetween(0, DEAL_COUNT),
  options: OPTIONS_SHAPE,
});

export const newStart = (draw: DrawChance): StartNotes => ({ deal: newDeal(draw), options: {} });

/** A random deal, one of two thousand million. */
export const newDeal = (draw: DrawChance): number => draw([DEAL_COUNT])[0] ?? 0;

/** The state when the first player has to decide: all chance events before that have been dealt. */
export function dealtState<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  { deal, options }: StartNotes,
  seats: number,
): State<T, H, B> {
  const read = readOptions(game.options, options);
  const state = game.setup(read.ok ? read.value : standardOptions(game.options), seats);
  const chance = chanceFromRng(fastRng(deal));
  for (;;) {
    const waits = game.awaiting(state.table);
    if (waits.who !== 'chance') return state;
    game.resolve(state, [...chance(waits, 0)], null);
  }
}
