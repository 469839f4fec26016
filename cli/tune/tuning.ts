import { Evolution, type TunedValues } from '@orrery/bots/tune';
import { fastRng } from '@orrery/kernel';
import type { TrialScore, TuneTrial } from './trial.ts';

/** Parameters of a tuning run. */
export interface TuneSubject {
  readonly game: string;
  readonly seats: number;
  readonly options: unknown;
  readonly start: TunedValues;
  readonly seed: number;
  /** Number of deals on which each candidate plays the mean of its generation, each played twice. */
  readonly deals: number;
}

/** Deals of one trial: few enough that threads share the work evenly. */
const DEALS_PER_TRIAL = 8;
/** First deal of the final trial: none of its deals was used for tuning. */
const FRESH_SEED_OFFSET = 1_000_000_000;

/** Runs generation after generation, and at the end a trial of the best against the start, on fresh deals. */
export class Tuning {
  readonly #subject: TuneSubject;
  readonly #evolution: Evolution;
  #generation = 0;

  constructor(subject: TuneSubject) {
    this.#subject = subject;
    this.#evolution = new Evolution(subject.start, fastRng(subject.seed));
  }

  get generation(): number {
    return this.#generation;
  }

  get best(): TunedValues {
    return rounded(this.#evolution.best);
  }

  /** The trials of the next generation: every candidate against the mean, on the same deals. */
  nextTrials(): TuneTrial[] {
    const champion = this.#evolution.best;
    const { seed, deals } = this.#subject;
    const from = seed + this.#generation * deals;
    return this.#evolution
      .ask()
      .flatMap((challenger, candidate) => this.#splitTrials({ challenger, champion, candidate }, from, deals));
  }

  /** Records the results of the candidates. */
  learn(scores: readonly TrialScore[]): void {
    const sums: { wins: number; games: number }[] = [];
    for (const { candidate, wins, games } of scores) {
      const sum = sums[candidate] ?? { wins: 0, games: 0 };
      sums[candidate] = { wins: sum.wins + wins, games: sum.games + games };
    }
    this.#evolution.tell(sums.map(({ wins, games }) => wins / games));
    this.#generation++;
  }

  /** The trials of the final weights against the initial ones. */
  finalTrials(deals: number): TuneTrial[] {
    const { start } = this.#subject;
    return this.#splitTrials({ challenger: this.best, champion: start, candidate: 0 }, FRESH_SEED_OFFSET, deals);
  }

  #splitTrials(
    who: Pick<TuneTrial, 'challenger' | 'champion' | 'candidate'>,
    from: number,
    deals: number,
  ): TuneTrial[] {
    const { game, seats, options } = this.#subject;
    const trials: TuneTrial[] = [];
    for (let at = 0; at < deals; at += DEALS_PER_TRIAL) {
      const seeds = Array.from({ length: Math.min(DEALS_PER_TRIAL, deals - at) }, (_, i) => from + at + i);
      trials.push({ game, seats, options, ...who, seeds });
    }
    return trials;
  }
}

/** Three digits are as precise as the games can tell. */
const rounded = (values: TunedValues): TunedValues =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, Number(value.toPrecision(3))]));
