import type { BatchRange } from '../simulate/batches.ts';

/** Passes on the batches of a series in the order of their games, whichever thread is done first. */
export class InOrder<B extends BatchRange> {
  readonly #waiting = new Map<number, B>();
  readonly #pass: (batch: B) => void;
  #next = 0;

  constructor(pass: (batch: B) => void) {
    this.#pass = pass;
  }

  add(batch: B): void {
    this.#waiting.set(batch.from, batch);
    for (let next = this.#waiting.get(this.#next); next !== undefined; next = this.#waiting.get(this.#next)) {
      this.#waiting.delete(next.from);
      this.#next = next.from + next.count;
      this.#pass(next);
    }
  }
}
