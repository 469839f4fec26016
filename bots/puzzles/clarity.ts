import type { PuzzleStep } from './puzzle.ts';

/** How clear a decision is. */
export interface Clarity {
  /** The margin of the best choice over the second best. */
  readonly gap: number;
  /** The margin over the move of a greedy player; 0 when that player finds the best choice. */
  readonly slip: number;
}

/** Minimum number of choices for a puzzle. */
const MIN_CHOICES = 3;
/** Outside these bounds the game is as good as decided and no move matters. */
const LOST_BELOW = 0.08;
const WON_ABOVE = 0.92;

/** How clear the best of these choices is; null when there is no puzzle or no evaluation. */
export function clarityOf(choices: PuzzleStep, rash: string): Clarity | null {
  const [best, next] = choices;
  if (best === undefined || next === undefined || choices.length < MIN_CHOICES) return null;
  if (best.hope < LOST_BELOW || best.hope > WON_ABOVE) return null;
  const slipped = choices.find(({ move }) => move === rash);
  if (slipped === undefined) return null;
  return { gap: best.hope - next.hope, slip: best.hope - slipped.hope };
}

/** The best choice leads all others by `margin`, and the greedy player's move by 1.5 times as much. */
export const isSure = ({ gap, slip }: Clarity, margin: number): boolean => gap >= margin && slip >= 1.5 * margin;
