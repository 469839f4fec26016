import type { CoachAdvice, MoveAdvice } from '../../session/coach.ts';

/** Minimum number of search iterations for a reliable judgement. */
const MIN_ITERATIONS = 40;

/** The stake of a decision: how much more the best move wins than the median of the others, as a share of games. */
export function stakeOf<T, M>({ best, others }: CoachAdvice<T, M>): number {
  const middle = others[Math.floor(others.length / 2)];
  return middle === undefined ? 0 : minGap(best, middle);
}

/**
 * The loss by a move, as a share of games: the smallest loss that any search reports, so that noise causes no remark.
 * 0 if the coach has not considered the move, or not long enough.
 */
export function lossOfMove<T, M>(
  { best, others, iterations }: CoachAdvice<T, M>,
  isTaken: (move: M) => boolean,
): number {
  const taken = others.find(({ move }) => isTaken(move));
  return taken === undefined || iterations < MIN_ITERATIONS ? 0 : minGap(best, taken);
}

const minGap = <M>(better: MoveAdvice<M>, worse: MoveAdvice<M>): number =>
  Math.max(0, Math.min(...better.winChances.map((winChance, i) => winChance - (worse.winChances[i] ?? winChance))));
