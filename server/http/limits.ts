import type { Clock } from '../time.ts';

/** So many at once, and one more each so many milliseconds. */
export interface Allowance {
  readonly burst: number;
  readonly each: number;
}

interface Bucket {
  left: number;
  at: number;
}

const MOST_BUCKETS = 50_000;

/** How often somebody may do something. Counts in the memory of this node. */
export class Limiter {
  readonly #clock: Clock;
  readonly #allowance: Allowance;
  readonly #buckets = new Map<string, Bucket>();

  constructor(allowance: Allowance, clock: Clock) {
    this.#allowance = allowance;
    this.#clock = clock;
  }

  /** Counts once more. 0: it may be done; otherwise the whole seconds to wait. */
  take(who: string): number {
    const { burst, each } = this.#allowance;
    const now = this.#clock();
    const bucket = this.#buckets.get(who) ?? { left: burst, at: now };
    this.#buckets.delete(who); // the map keeps the order of use, so the idle ones stand first
    bucket.left = Math.min(burst, bucket.left + (now - bucket.at) / each);
    bucket.at = now;
    this.#buckets.set(who, bucket);
    if (this.#buckets.size > MOST_BUCKETS) this.#forget();
    if (bucket.left < 1) return Math.ceil(((1 - bucket.left) * each) / 1000);
    bucket.left--;
    return 0;
  }

  #forget(): void {
    const [oldest] = this.#buckets.keys();
    if (oldest !== undefined) this.#buckets.delete(oldest);
  }
}
