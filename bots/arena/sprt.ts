import { expected } from './elo.ts';
import type { GameRecord } from './record.ts';

/** Is the first bot better than the second by so many Elo, or not better at all? */
export interface Question {
  readonly elo: number;
  readonly first: number; // bots, as counted by botOf
  readonly second: number;
}

/** What is known of a question so far. */
export interface Verdict {
  readonly answer: 'better' | 'not better' | 'open';
  readonly ratio: number; // logarithm of the likelihood ratio
  readonly low: number; // at or below this: not better
  readonly high: number; // at or above this: better
  readonly deals: number; // looked at
}

/** How often either wrong answer may be given. */
const ERROR = 0.05;
export const BOUND = Math.log((1 - ERROR) / ERROR);
/** Before so many deals nothing is decided: the spread is not known yet. */
const FEWEST_DEALS = 16;

/** What share of its duels with the second the first won in a deal; null when they did not meet. */
function dealScore(
  records: readonly GameRecord[],
  botOf: readonly number[],
  { first, second }: Question,
): number | null {
  let won = 0;
  let met = 0;
  for (const { seating, places } of records) {
    if (places === null) continue;
    for (const [a, entrant] of seating.entries()) {
      if (botOf[entrant] !== first) continue;
      for (const [b, rival] of seating.entries()) {
        if (botOf[rival] !== second) continue;
        won += (1 + Math.sign((places[b] ?? 0) - (places[a] ?? 0))) / 2;
        met++;
      }
    }
  }
  return met === 0 ? null : won / met;
}

/** Takes deals in their order, one after the other, and says when it has seen enough. */
export class Sprt {
  readonly #question: Question;
  readonly #botOf: readonly number[];
  #deals = 0;
  #sum = 0;
  #squares = 0;

  constructor(question: Question, botOf: readonly number[]) {
    this.#question = question;
    this.#botOf = botOf;
  }

  /** All games of one deal. */
  add(deal: readonly GameRecord[]): void {
    const score = dealScore(deal, this.#botOf, this.#question);
    if (score === null) return;
    this.#deals++;
    this.#sum += score;
    this.#squares += score * score;
  }

  /**
   * The generalised sequential test: scores of deals are taken for normal with the spread seen so far, which makes
   * the ratio n (s1 - s0) (2 mean - s0 - s1) / (2 variance) for the scores that 0 and `elo` promise.
   */
  verdict(): Verdict {
    const bounds = { low: -BOUND, high: BOUND, deals: this.#deals };
    const n = this.#deals;
    if (n < FEWEST_DEALS) return { answer: 'open', ratio: 0, ...bounds };
    // One deal lost and one won that nobody played: a bot that wins every deal would otherwise have no spread at all.
    const mean = (this.#sum + 1) / (n + 2);
    const variance = (this.#squares + 1) / (n + 2) - mean * mean;
    const [none, some] = [expected(0), expected(this.#question.elo)];
    const ratio = (n * (some - none) * (2 * mean - none - some)) / (2 * variance);
    const answer = ratio >= BOUND ? 'better' : ratio <= -BOUND ? 'not better' : 'open';
    return { answer, ratio, ...bounds };
  }
}
