import type { Choices } from '@orrery/bots/puzzles';

/** What is thought of a move that somebody made. Chances are in games of a hundred. */
export type Verdict =
  | { readonly kind: 'best'; readonly hope: number }
  | { readonly kind: 'near' | 'worse'; readonly hope: number; readonly best: number }
  | { readonly kind: 'unweighed'; readonly best: number }; // nobody thought of it: an offer, say

/** What costs no more than this is almost as good, in games of a hundred. */
const NEAR = 4;

export const ofHundred = (hope: number): number => Math.round(hope * 100);

/** Holds a move, in the notation of its game, against what is known of all of them; the best of them stands first. */
export function judge(choices: Choices, move: string): Verdict {
  const [first] = choices;
  const best = ofHundred(first?.hope ?? 0);
  if (first?.move === move) return { kind: 'best', hope: best };
  const weighed = choices.find((each) => each.move === move);
  if (weighed === undefined) return { kind: 'unweighed', best };
  const hope = ofHundred(weighed.hope);
  return { kind: best - hope <= NEAR ? 'near' : 'worse', hope, best };
}
