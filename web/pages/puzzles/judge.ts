import type { PuzzleStep } from '@orrery/bots/puzzles';

/** The judgement of a move. Chances are in games of 100. */
export type PuzzleVerdict =
  | { readonly kind: 'best'; readonly winChance: number }
  | { readonly kind: 'near' | 'worse'; readonly winChance: number; readonly best: number }
  | { readonly kind: 'unweighed'; readonly best: number }; // not evaluated by the search: an offer, for example

/** A loss of at most this counts as almost as good, in games of 100. */
const NEAR_WITHIN_PERCENT = 4;

export const toPercent = (winChance: number): number => Math.round(Math.min(1, Math.max(0, winChance)) * 100);

/** Compares a move, in its game's notation, with the evaluated moves; the best one comes first. */
export function judgeMove(choices: PuzzleStep, move: string): PuzzleVerdict {
  const [first] = choices;
  const best = toPercent(first?.winChance ?? 0);
  if (first?.move === move) return { kind: 'best', winChance: best };
  const weighed = choices.find((each) => each.move === move);
  if (weighed === undefined) return { kind: 'unweighed', best };
  const winChance = toPercent(weighed.winChance);
  return { kind: best - winChance <= NEAR_WITHIN_PERCENT ? 'near' : 'worse', winChance, best };
}
