/** Too much is waiting already. */
export class TooBusy extends Error {}

interface QueueLimits {
  /** How many run at the same time. */
  readonly atOnce: number;
  /** How many may wait for one asker, and for all of them together. */
  readonly waitingEach: number;
  readonly waitingMost: number;
}

/** Runs costly work, a bounded amount of it. Askers take turns, however much each of them asks for. */
export class FairQueue {
  readonly #limits: QueueLimits;
  /** In the order of their turns: whoever had one goes to the end. */
  readonly #waiting = new Map<string, (() => void)[]>();
  #running = 0;
  #waits = 0;

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  async run<X>(asker: string, work: () => Promise<X>): Promise<X> {
    if (this.#running >= this.#limits.atOnce) await this.#wait(asker);
    else this.#running++;
    try {
      return await work();
    } finally {
      if (!this.#goOn()) this.#running--;
    }
  }

  #wait(asker: string): Promise<void> {
    const own = this.#waiting.get(asker) ?? [];
    const { waitingEach, waitingMost } = this.#limits;
    if (own.length >= waitingEach || this.#waits >= waitingMost) throw new TooBusy();
    this.#waiting.set(asker, own);
    this.#waits++;
    return new Promise((go) => own.push(go));
  }

  /** Hands the place of finished work to the next asker; false when nobody waits. */
  #goOn(): boolean {
    const [next] = this.#waiting;
    if (next === undefined) return false;
    const [asker, own] = next;
    const [go, ...left] = own;
    this.#waiting.delete(asker);
    if (left.length > 0) this.#waiting.set(asker, left);
    this.#waits--;
    go?.();
    return true;
  }
}
