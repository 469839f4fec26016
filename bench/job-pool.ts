/** Runs jobs in the given order, with a limit on how many run at the same time. */
export class JobPool {
  readonly #size: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(size: number) {
    this.#size = size;
  }

  async run<X>(job: () => Promise<X>): Promise<X> {
    if (this.#running >= this.#size) await new Promise<void>((start) => this.#waiting.push(start));
    else this.#running++;
    try {
      return await job();
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#running--;
      else next();
    }
  }
}
