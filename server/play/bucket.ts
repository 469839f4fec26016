/** How often somebody may do something: at once, and again in a second. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/** A bucket that fills slowly and is emptied one by one: who finds it empty was too often here. */
export class Bucket {
  readonly #rate: Rate;
  #left: number;
  #at: number;

  constructor(rate: Rate, now: number) {
    this.#rate = rate;
    this.#left = rate.burst;
    this.#at = now;
  }

  /** Whether one more is allowed at this time, in milliseconds. */
  take(now: number): boolean {
    const grown = (Math.max(0, now - this.#at) / 1000) * this.#rate.perSecond;
    this.#left = Math.min(this.#rate.burst, this.#left + grown);
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left--;
    return true;
  }
}
