/** Work done one piece after the other, in the order it was asked for. Whoever finds nobody at work begins at once. */
export class Turns {
  readonly #waiting: (() => void)[] = [];
  #isTaken = false;

  async alone<X>(work: () => Promise<X>): Promise<X> {
    if (this.#isTaken) await new Promise<void>((begin) => this.#waiting.push(begin));
    this.#isTaken = true;
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#isTaken = false;
      else next();
    }
  }
}
