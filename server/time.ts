/** The current time, in milliseconds since 1970. */
export type Clock = () => number;

/** Sent with the offset to which a test has moved the time of all nodes. */
export const TIME_CHANNEL = 'time';

/** The time source of a node. It is the machine's time, unless a test has moved it ahead. */
export class NodeTime {
  #aheadMs = 0;
  readonly clock: Clock = () => Date.now() + this.#aheadMs;

  /**
   * Moves the time to this many milliseconds ahead of the machine's. It never goes back: then nothing happens and the
   * result is false.
   */
  advanceTo(ahead: number): boolean {
    if (!Number.isFinite(ahead) || ahead < this.#aheadMs) return false;
    this.#aheadMs = ahead;
    return true;
  }
}
