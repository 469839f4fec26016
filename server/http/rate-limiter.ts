import type { Clock } from '../time.ts';

/** A token bucket: `burst` at once, then one more every `refillMs` milliseconds. */
export interface RateLimit {
  readonly burst: number;
  readonly refillMs: number;
}

interface BucketState {
  left: number;
  at: number;
}

const MAX_BUCKETS = 50_000;

/** Limits how often a caller may do something. Counts in this node's memory. */
export class RateLimiter {
  readonly #clock: Clock;
  readonly #limit: RateLimit;
  readonly #buckets = new Map<string, BucketState>();

  constructor(allowance: RateLimit, clock: Clock) {
    this.#limit = allowance;
    this.#clock = clock;
  }

  /** Counts one more attempt. 0: allowed; otherwise the number of whole seconds to wait. */
  take(who: string): number {
    const { burst, refillMs } = this.#limit;
    const now = this.#clock();
    const bucket = this.#buckets.get(who) ?? { left: burst, at: now };
    this.#buckets.delete(who); // the map keeps the order of use, so idle callers come first
    bucket.left = Math.min(burst, bucket.left + (now - bucket.at) / refillMs);
    bucket.at = now;
    this.#buckets.set(who, bucket);
    if (this.#buckets.size > MAX_BUCKETS) this.#dropFullBuckets();
    if (bucket.left < 1) return Math.ceil(((1 - bucket.left) * refillMs) / 1000);
    bucket.left--;
    return 0;
  }

  #dropFullBuckets(): void {
    const [oldest] = this.#buckets.keys();
    if (oldest !== undefined) this.#buckets.delete(oldest);
  }
}
