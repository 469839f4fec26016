import type { PuzzleLevel } from './puzzle.ts';
import type { Solution } from './solution.ts';

/** From the first number of choices on a puzzle is at least medium, from the second on hard. */
const MANY_CHOICES = 12;
const COUNTLESS_CHOICES = 40;

/** How hard a solution is to find: whether looking one move ahead is enough, and how much there is to weigh. */
export function levelOf<M>({ steps, onePly }: Pick<Solution<M>, 'steps' | 'onePly'>): PuzzleLevel {
  const decisions = steps.flatMap((choices, i) => (choices.length > 1 ? [{ choices, onePly: onePly[i] }] : []));
  const isMissed = decisions.some(({ choices, onePly }) => choices[0]?.move !== onePly);
  if (isMissed || decisions.some(({ choices }) => choices.length >= COUNTLESS_CHOICES)) return 'hard';
  return decisions.length > 1 || decisions.some(({ choices }) => choices.length >= MANY_CHOICES) ? 'medium' : 'easy';
}
