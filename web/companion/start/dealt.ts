import { drawnFrom, fastRng, type Game, type Kinded, readOptions, type State, standardOptions } from '@orrery/kernel';
import type { Draw } from '../fate.ts';
import { record, type Shape, whole } from '../keeping/shape.ts';

/** How a game begins: what was chosen, only where it is not standard, and which of all deals. */
export interface StartNotes {
  readonly deal: number;
  readonly options: Options;
}
export type Options = Readonly<Record<string, unknown>>;

const DEALS = 2 ** 31;

const OPTIONS: Shape<Options> = (given) =>
  typeof given === 'object' && given !== null && !Array.isArray(given) ? { ...given } : undefined;
export const START_SHAPE: Shape<StartNotes> = record({ deal: whole(0, DEALS), options: OPTIONS });

export const freshStart = (draw: Draw): StartNotes => ({ deal: newDeal(draw), options: {} });

/** Any of two thousand million deals. */
export const newDeal = (draw: Draw): number => draw([DEALS])[0] ?? 0;

/** The game as it stands when the first player has to decide: everything that chance decides before has been dealt. */
export function dealt<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  { deal, options }: StartNotes,
  seats: number,
): State<T, H, B> {
  const read = readOptions(game.options, options);
  const state = game.setup(read.ok ? read.value : standardOptions(game.options), seats);
  const chance = drawnFrom(fastRng(deal));
  for (;;) {
    const waits = game.awaiting(state.table);
    if (waits.who !== 'chance') return state;
    game.resolve(state, [...chance(waits, 0)], null);
  }
}
