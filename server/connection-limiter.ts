/** Limits the number of open connections per network. */
export class ConnectionLimiter {
  readonly #maxPerNetwork: number;
  readonly #countByNetwork = new Map<string, number>();

  /** 0: no limit. */
  constructor(most: number) {
    this.#maxPerNetwork = most;
  }

  /** Counts one more connection until the returned function is called; null if there are too many. */
  admit(from: string): (() => void) | null {
    const open = this.#countByNetwork.get(from) ?? 0;
    if (this.#maxPerNetwork > 0 && open >= this.#maxPerNetwork) return null;
    this.#countByNetwork.set(from, open + 1);
    let isOpen = true;
    return () => {
      if (!isOpen) return;
      isOpen = false;
      const left = (this.#countByNetwork.get(from) ?? 1) - 1;
      if (left > 0) this.#countByNetwork.set(from, left);
      else this.#countByNetwork.delete(from);
    };
  }
}
