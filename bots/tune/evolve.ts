import type { Rng } from '@orrery/kernel';

/** Numbers by name: what is tuned. Each keeps its sign; 0 cannot be tuned. */
export type Values = Readonly<Record<string, number>>;

/** Reads values by name. Each must be there: `orrery tune` writes them all. */
export const valuesIn =
  <N extends string>(values: Values) =>
  (name: N | `resource.${number}`): number => {
    const value = values[name];
    if (value === undefined) throw new Error(`the weights lack ${name}`);
    return value;
  };

/** How an evolution goes about it. */
interface Course {
  /** Candidates of a generation, and how many of them are bred from. */
  readonly brood: number;
  readonly elite: number;
  /** How far candidates stray at first, and at least, as a factor's logarithm. */
  readonly stray: number;
  readonly least: number;
}

const COURSE: Course = { brood: 14, elite: 5, stray: 0.3, least: 0.05 };

/** How much of the way the mean goes towards the best, and how fast the straying adapts. */
const STEP = 0.7;
const ADAPT = 0.25;
const BELL = 12;
const FINE = 1 << 24;

function bell(rng: Rng): number {
  let sum = -BELL / 2;
  for (let i = 0; i < BELL; i++) sum += rng(FINE) / FINE;
  return sum;
}

/**
 * The cross-entropy method on factors: every generation strays from the mean by random factors, the best pull the mean
 * towards them, better ones more, and the straying of each number adapts to how far apart the best were.
 */
export class Evolution {
  readonly #start: Values;
  readonly #names: readonly string[];
  readonly #course: Course;
  readonly #rng: Rng;
  #mean: number[];
  #stray: number[];
  #brood: number[][] = [];

  constructor(start: Values, rng: Rng, course: Course = COURSE) {
    this.#start = start;
    this.#names = Object.keys(start);
    this.#course = course;
    this.#rng = rng;
    this.#mean = this.#names.map(() => 0);
    this.#stray = this.#names.map(() => course.stray);
  }

  /** What has been learnt so far. */
  get best(): Values {
    return this.#valuesOf(this.#mean);
  }

  /** The candidates of the next generation. */
  ask(): Values[] {
    this.#brood = Array.from({ length: this.#course.brood }, () =>
      this.#mean.map((log, i) => log + (this.#stray[i] ?? 0) * bell(this.#rng)),
    );
    return this.#brood.map((logs) => this.#valuesOf(logs));
  }

  /** How well each candidate did, in the order of `ask`. */
  tell(scores: readonly number[]): void {
    const { elite, least } = this.#course;
    const order = [...this.#brood.keys()].sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0)).slice(0, elite);
    const pulls = order.map((_, rank) => Math.log(elite + 0.5) - Math.log(rank + 1));
    const all = pulls.reduce((a, b) => a + b, 0);
    const average = (of: (candidate: number) => number): number =>
      order.reduce((sum, candidate, rank) => sum + (pulls[rank] ?? 0) * of(candidate), 0) / all;
    const at = (candidate: number, i: number): number => this.#brood[candidate]?.[i] ?? 0;
    this.#stray = this.#stray.map((stray, i) => {
      const spread = Math.sqrt(average((candidate) => (at(candidate, i) - (this.#mean[i] ?? 0)) ** 2));
      return Math.max(least, (1 - ADAPT) * stray + ADAPT * spread);
    });
    this.#mean = this.#mean.map((log, i) => log + STEP * (average((candidate) => at(candidate, i)) - log));
  }

  #valuesOf(logs: readonly number[]): Values {
    return Object.fromEntries(this.#names.map((name, i) => [name, (this.#start[name] ?? 0) * Math.exp(logs[i] ?? 0)]));
  }
}
