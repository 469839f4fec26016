/** The queue is full. */
export class QueueFullError extends Error {}

interface QueueLimits {
  /** Number of tasks that run at the same time. */
  readonly concurrency: number;
  /** Maximum number of waiting tasks per caller, and for all callers together. */
  readonly maxWaitingPerCaller: number;
  readonly maxWaiting: number;
}

/** Runs costly tasks with bounded concurrency. Callers take turns, however many tasks each of them has. */
export class FairQueue {
  readonly #limits: QueueLimits;
  /** In the order of their turns: a caller that had one goes to the end. */
  readonly #waiting = new Map<string, (() => void)[]>();
  #running = 0;
  #waitingCount = 0;

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  async run<X>(asker: string, work: () => Promise<X>): Promise<X> {
    if (this.#running >= this.#limits.concurrency) await this.#wait(asker);
    else this.#running++;
    try {
      return await work();
    } finally {
      if (!this.#startNext()) this.#running--;
    }
  }

  #wait(asker: string): Promise<void> {
    const own = this.#waiting.get(asker) ?? [];
    const { maxWaitingPerCaller, maxWaiting } = this.#limits;
    if (own.length >= maxWaitingPerCaller || this.#waitingCount >= maxWaiting) throw new QueueFullError();
    this.#waiting.set(asker, own);
    this.#waitingCount++;
    return new Promise((go) => own.push(go));
  }

  /** Gives the slot of a finished task to the next caller; false if nobody is waiting. */
  #startNext(): boolean {
    const [next] = this.#waiting;
    if (next === undefined) return false;
    const [asker, own] = next;
    const [go, ...left] = own;
    this.#waiting.delete(asker);
    if (left.length > 0) this.#waiting.set(asker, left);
    this.#waitingCount--;
    go?.();
    return true;
  }
}
