import type { PuzzleStep } from './puzzle.ts';

/** Minimum number of choices for a puzzle, and for one that a one-ply player solves. */
const MIN_CHOICES = 3;
const MIN_CHOICES_WHEN_OBVIOUS = 4;
/** Below this chance of winning the game is as good as lost, and no move matters. */
const LOST_BELOW = 0.08;

/** Whether a person has something to find here: several moves, in a game that is not lost. */
export const isWorthAsking = (choices: PuzzleStep, isObvious: boolean): boolean =>
  choices.length >= (isObvious ? MIN_CHOICES_WHEN_OBVIOUS : MIN_CHOICES) && (choices[0]?.winChance ?? 0) >= LOST_BELOW;

/** The other moves that are closer than `margin` to the best one. */
export const rivalsWithin = (choices: PuzzleStep, margin: number): readonly string[] => {
  const [best, ...others] = choices;
  return best === undefined
    ? []
    : others.filter(({ winChance }) => best.winChance - winChance < margin).map(({ move }) => move);
};
