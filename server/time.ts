/** The present, in milliseconds since 1970. */
export type Clock = () => number;

/** Said with how far the time of all nodes was moved ahead, by a test. */
export const TIME_CHANNEL = 'time';

/** Where a node takes its time from. It is the machine's, unless a test has moved it ahead. */
export class Time {
  #ahead = 0;
  readonly clock: Clock = () => Date.now() + this.#ahead;

  /** Moves the time to so many milliseconds ahead of the machine's. It never goes back: false, and nothing happens. */
  moveTo(ahead: number): boolean {
    if (!Number.isFinite(ahead) || ahead < this.#ahead) return false;
    this.#ahead = ahead;
    return true;
  }
}
