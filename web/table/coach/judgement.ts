import type { Advice, Opinion } from '../../session/coach.ts';

/** Fewer looks ahead than this tell nothing. */
const ENOUGH = 40;

/** How much hangs on a decision: what the best move wins more than the middle one of all others, as a share of games. */
export function stakesOf<T, M>({ best, others }: Advice<T, M>): number {
  const middle = others[Math.floor(others.length / 2)];
  return middle === undefined ? 0 : leastGap(best, middle);
}

/**
 * What was given away by a move, as a share of games: the least that any of the searches says, so that chance does not
 * find fault. 0 where the coach has not thought about the move, or not for long.
 */
export function lossBy<T, M>({ best, others, iterations }: Advice<T, M>, isTaken: (move: M) => boolean): number {
  const taken = others.find(({ move }) => isTaken(move));
  return taken === undefined || iterations < ENOUGH ? 0 : leastGap(best, taken);
}

const leastGap = <M>(better: Opinion<M>, worse: Opinion<M>): number =>
  Math.max(0, Math.min(...better.hopes.map((hope, i) => hope - (worse.hopes[i] ?? hope))));
