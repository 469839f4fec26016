import { type Game, type Kinded, MoveList, type Rng } from '@orrery/kernel';
import type { Bot } from './bot.ts';

/** How many open-ended moves of a kind a random player considers. */
const MENU_SIZE = 2;

/** Chooses uniformly among the legal moves. */
export function randomBot<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  rng: Rng,
): Bot<T, H, M, E> {
  const moves = new MoveList<M>(MENU_SIZE);
  return {
    hear: () => undefined,
    choose(view) {
      game.moves(view, moves);
      const move = moves.at[rng(moves.n)];
      if (move === undefined || moves.n === 0) throw new Error(`seat ${view.seat} is asked, but has no move`);
      return move;
    },
  };
}
