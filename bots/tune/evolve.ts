import type { Rng } from '@orrery/kernel';

/** Numbers by name: the weights to tune. Each keeps its sign; 0 cannot be tuned. */
export type TunedValues = Readonly<Record<string, number>>;

/** Reads weights by name and throws when one is missing: `orrery tune` writes them all. */
export const valueReader =
  <N extends string>(values: TunedValues) =>
  (name: N | `resource.${number}`): number => {
    const value = values[name];
    if (value === undefined) throw new Error(`missing weight ${name}`);
    return value;
  };

/** Parameters of an evolution. */
interface EvolutionParams {
  /** Candidates of a generation, and how many of them are selected. */
  readonly populationSize: number;
  readonly eliteSize: number;
  /** Initial and minimum standard deviation of candidates, as the logarithm of a factor. */
  readonly startSpread: number;
  readonly minSpread: number;
}

const EVOLUTION_PARAMS: EvolutionParams = { populationSize: 14, eliteSize: 5, startSpread: 0.3, minSpread: 0.05 };

/** How far the mean moves towards the best candidates, and how fast the deviation adapts. */
const MEAN_STEP = 0.7;
const SPREAD_ADAPTATION = 0.25;
const NORMAL_SUM_TERMS = 12;
const UNIFORM_STEPS = 1 << 24;

function normalSample(rng: Rng): number {
  let sum = -NORMAL_SUM_TERMS / 2;
  for (let i = 0; i < NORMAL_SUM_TERMS; i++) sum += rng(UNIFORM_STEPS) / UNIFORM_STEPS;
  return sum;
}

/**
 * The cross-entropy method on factors: the candidates of a generation deviate from the mean by random factors; the best
 * ones pull the mean towards them, weighted by rank, and the deviation of each number adapts to how far apart they
 * were.
 */
export class Evolution {
  readonly #start: TunedValues;
  readonly #names: readonly string[];
  readonly #params: EvolutionParams;
  readonly #rng: Rng;
  #mean: number[];
  #spread: number[];
  #population: number[][] = [];

  constructor(start: TunedValues, rng: Rng, course: EvolutionParams = EVOLUTION_PARAMS) {
    this.#start = start;
    this.#names = Object.keys(start);
    this.#params = course;
    this.#rng = rng;
    this.#mean = this.#names.map(() => 0);
    this.#spread = this.#names.map(() => course.startSpread);
  }

  /** The current mean. */
  get best(): TunedValues {
    return this.#valuesOf(this.#mean);
  }

  /** The candidates of the next generation. */
  ask(): TunedValues[] {
    this.#population = Array.from({ length: this.#params.populationSize }, () =>
      this.#mean.map((log, i) => log + (this.#spread[i] ?? 0) * normalSample(this.#rng)),
    );
    return this.#population.map((logs) => this.#valuesOf(logs));
  }

  /** Reports how well each candidate did, in the order of `ask`. */
  tell(scores: readonly number[]): void {
    const { eliteSize, minSpread } = this.#params;
    const order = [...this.#population.keys()].sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0)).slice(0, eliteSize);
    const pulls = order.map((_, rank) => Math.log(eliteSize + 0.5) - Math.log(rank + 1));
    const all = pulls.reduce((a, b) => a + b, 0);
    const average = (of: (candidate: number) => number): number =>
      order.reduce((sum, candidate, rank) => sum + (pulls[rank] ?? 0) * of(candidate), 0) / all;
    const at = (candidate: number, i: number): number => this.#population[candidate]?.[i] ?? 0;
    this.#spread = this.#spread.map((deviation, i) => {
      const spread = Math.sqrt(average((candidate) => (at(candidate, i) - (this.#mean[i] ?? 0)) ** 2));
      return Math.max(minSpread, (1 - SPREAD_ADAPTATION) * deviation + SPREAD_ADAPTATION * spread);
    });
    this.#mean = this.#mean.map((log, i) => log + MEAN_STEP * (average((candidate) => at(candidate, i)) - log));
  }

  #valuesOf(logs: readonly number[]): TunedValues {
    return Object.fromEntries(this.#names.map((name, i) => [name, (this.#start[name] ?? 0) * Math.exp(logs[i] ?? 0)]));
  }
}
