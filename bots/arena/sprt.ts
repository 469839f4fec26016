import { expectedScore } from './elo.ts';
import type { GameRecord } from './record.ts';

/** The hypothesis: the first bot is better than the second by this many Elo, or not better at all. */
export interface SprtQuestion {
  readonly elo: number;
  readonly first: number; // bots, as counted by botOf
  readonly second: number;
}

/** The state of the test so far. */
export interface SprtResult {
  readonly answer: 'better' | 'not better' | 'open';
  readonly ratio: number; // logarithm of the likelihood ratio
  readonly low: number; // at or below this: not better
  readonly high: number; // at or above this: better
  readonly deals: number; // evaluated so far
}

/** Probability of either wrong decision. */
const ERROR_RATE = 0.05;
export const SPRT_BOUND = Math.log((1 - ERROR_RATE) / ERROR_RATE);
/** Minimum number of deals before a decision: with fewer the variance is not known well enough. */
const MIN_DEALS = 16;

/** The share of its duels with the second bot that the first won in a deal; null when they did not meet. */
function dealScore(
  records: readonly GameRecord[],
  botOf: readonly number[],
  { first, second }: SprtQuestion,
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

/** Takes deals in order, one at a time, and reports when the test is decided. */
export class Sprt {
  readonly #question: SprtQuestion;
  readonly #botOf: readonly number[];
  #deals = 0;
  #sum = 0;
  #squares = 0;

  constructor(question: SprtQuestion, botOf: readonly number[]) {
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
   * The generalised sequential probability ratio test: deal scores are assumed normal with the variance seen so far, so
   * the log likelihood ratio is n (s1 - s0) (2 mean - s0 - s1) / (2 variance) for the scores expected at 0 and `elo`.
   */
  result(): SprtResult {
    const bounds = { low: -SPRT_BOUND, high: SPRT_BOUND, deals: this.#deals };
    const n = this.#deals;
    if (n < MIN_DEALS) return { answer: 'open', ratio: 0, ...bounds };
    // One virtual lost deal and one won: a bot that wins every deal would otherwise have no variance.
    const mean = (this.#sum + 1) / (n + 2);
    const variance = (this.#squares + 1) / (n + 2) - mean * mean;
    const [none, some] = [expectedScore(0), expectedScore(this.#question.elo)];
    const ratio = (n * (some - none) * (2 * mean - none - some)) / (2 * variance);
    const answer = ratio >= SPRT_BOUND ? 'better' : ratio <= -SPRT_BOUND ? 'not better' : 'open';
    return { answer, ratio, ...bounds };
  }
}
