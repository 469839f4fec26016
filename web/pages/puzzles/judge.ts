import type { PuzzleStep } from '@orrery/bots/puzzles';

/** The judgement of a move. Chances are in games of 100. */
export type PuzzleVerdict =
  | { readonly kind: 'best'; readonly hope: number }
  | { readonly kind: 'near' | 'worse'; readonly hope: number; readonly best: number }
  | { readonly kind: 'unweighed'; readonly best: number }; // not evaluated by the search: an offer, for example

/** A loss of at most this counts as almost as good, in games of 100. */
const NEAR_WITHIN_PERCENT = 4;

export const toPercent = (hope: number): number => Math.round(Math.min(1, Math.max(0, hope)) * 100);

/** Compares a move, in its game's notation, with the evaluated moves; the best one comes first. */
export function judgeMove(choices: PuzzleStep, move: string): PuzzleVerdict {
  const [first] = choices;
  const best = toPercent(first?.hope ?? 0);
  if (first?.move === move) return { kind: 'best', hope: best };
  const weighed = choices.find((each) => each.move === move);
  if (weighed === undefined) return { kind: 'unweighed', best };
  const hope = toPercent(weighed.hope);
  return { kind: best - hope <= NEAR_WITHIN_PERCENT ? 'near' : 'worse', hope, best };
}
