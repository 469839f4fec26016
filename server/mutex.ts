/** Runs pieces of work one after the other, in the order requested. Work starts at once if nothing else is running. */
export class Mutex {
  readonly #waiting: (() => void)[] = [];
  #isLocked = false;

  async runExclusive<X>(work: () => Promise<X>): Promise<X> {
    if (this.#isLocked) await new Promise<void>((begin) => this.#waiting.push(begin));
    this.#isLocked = true;
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#isLocked = false;
      else next();
    }
  }
}
