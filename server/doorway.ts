/** Counts what is open, by network: one network may have so many connections open, and no more. */
export class Doorway {
  readonly #most: number;
  readonly #open = new Map<string, number>();

  /** 0: any number. */
  constructor(most: number) {
    this.#most = most;
  }

  /** Lets one more in, until the function it gives is called; null when there are too many. */
  admit(from: string): (() => void) | null {
    const open = this.#open.get(from) ?? 0;
    if (this.#most > 0 && open >= this.#most) return null;
    this.#open.set(from, open + 1);
    let isOpen = true;
    return () => {
      if (!isOpen) return;
      isOpen = false;
      const left = (this.#open.get(from) ?? 1) - 1;
      if (left > 0) this.#open.set(from, left);
      else this.#open.delete(from);
    };
  }
}
