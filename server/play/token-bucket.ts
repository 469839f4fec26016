/** How often a client may do something: at once, and per second. */
export interface MessageRate {
  readonly burst: number;
  readonly perSecond: number;
}

/** A token bucket: it fills slowly, every action takes a token, and an empty bucket means too many actions. */
export class TokenBucket {
  readonly #rate: MessageRate;
  #left: number;
  #at: number;

  constructor(rate: MessageRate, now: number) {
    this.#rate = rate;
    this.#left = rate.burst;
    this.#at = now;
  }

  /** Whether one more action is allowed at this time, in milliseconds. */
  take(now: number): boolean {
    const grown = (Math.max(0, now - this.#at) / 1000) * this.#rate.perSecond;
    this.#left = Math.min(this.#rate.burst, this.#left + grown);
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left--;
    return true;
  }
}
