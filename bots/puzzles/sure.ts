import type { Choices } from './puzzle.ts';

/** How clear a decision is. */
export interface Clarity {
  /** How much the best choice is better than the next. */
  readonly gap: number;
  /** How much it is better than what a rash player does; 0 where that one finds it. */
  readonly slip: number;
}

/** The fewest choices among which there is something to find. */
const FEWEST = 3;
/** Beyond these the game is as good as decided, and whatever is done matters little. */
const LOST = 0.08;
const WON = 0.92;

/** How clear the best of these choices is; null where there is nothing to find, or no knowing. */
export function clarityOf(choices: Choices, rash: string): Clarity | null {
  const [best, next] = choices;
  if (best === undefined || next === undefined || choices.length < FEWEST) return null;
  if (best.hope < LOST || best.hope > WON) return null;
  const slipped = choices.find(({ move }) => move === rash);
  if (slipped === undefined) return null;
  return { gap: best.hope - next.hope, slip: best.hope - slipped.hope };
}

/** The best is better than anything else by `margin`, and by half as much again than what a rash player does. */
export const isSure = ({ gap, slip }: Clarity, margin: number): boolean => gap >= margin && slip >= 1.5 * margin;
