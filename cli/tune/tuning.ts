import { Evolution, type Values } from '@orrery/bots/tune';
import { fastRng } from '@orrery/kernel';
import type { Score, Trial } from './trial.ts';

/** What a tuning is about. */
export interface Subject {
  readonly game: string;
  readonly seats: number;
  readonly options: unknown;
  readonly start: Values;
  readonly seed: number;
  /** Deals on which each candidate meets the mean of its generation, played twice each. */
  readonly deals: number;
}

/** Deals of one trial: small enough that threads share the work evenly. */
const PORTION = 8;
/** Deals of the last trial are none of those that were learnt from. */
const FRESH = 1_000_000_000;

/** Generation after generation, and at the end a trial of the best against where it began, on fresh deals. */
export class Tuning {
  readonly #subject: Subject;
  readonly #evolution: Evolution;
  #generation = 0;

  constructor(subject: Subject) {
    this.#subject = subject;
    this.#evolution = new Evolution(subject.start, fastRng(subject.seed));
  }

  get generation(): number {
    return this.#generation;
  }

  get best(): Values {
    return rounded(this.#evolution.best);
  }

  /** The trials of the next generation: every candidate against the mean, on the same deals. */
  next(): Trial[] {
    const champion = this.#evolution.best;
    const { seed, deals } = this.#subject;
    const from = seed + this.#generation * deals;
    return this.#evolution
      .ask()
      .flatMap((challenger, candidate) => this.#portions({ challenger, champion, candidate }, from, deals));
  }

  /** Takes in how the candidates did. */
  learn(scores: readonly Score[]): void {
    const sums: { wins: number; games: number }[] = [];
    for (const { candidate, wins, games } of scores) {
      const sum = sums[candidate] ?? { wins: 0, games: 0 };
      sums[candidate] = { wins: sum.wins + wins, games: sum.games + games };
    }
    this.#evolution.tell(sums.map(({ wins, games }) => wins / games));
    this.#generation++;
  }

  /** The trials of what was learnt against where it began. */
  proof(deals: number): Trial[] {
    const { start } = this.#subject;
    return this.#portions({ challenger: this.best, champion: start, candidate: 0 }, FRESH, deals);
  }

  #portions(who: Pick<Trial, 'challenger' | 'champion' | 'candidate'>, from: number, deals: number): Trial[] {
    const { game, seats, options } = this.#subject;
    const trials: Trial[] = [];
    for (let at = 0; at < deals; at += PORTION) {
      const seeds = Array.from({ length: Math.min(PORTION, deals - at) }, (_, i) => from + at + i);
      trials.push({ game, seats, options, ...who, seeds });
    }
    return trials;
  }
}

/** Three digits say all that games can tell. */
const rounded = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, Number(value.toPrecision(3))]));
