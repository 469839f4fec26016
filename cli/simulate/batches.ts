/** Some games of a series. */
export interface BatchRange {
  readonly from: number; // index of the first
  readonly count: number;
}

/** Target duration of a batch: short enough to lose little at an interrupt, long enough to keep threads busy. */
const TARGET_BATCH_SECONDS = 0.1;

/** What the size of the next batch depends on. */
export interface BatchPace {
  readonly threads: number;
  /** Games per second of all threads together; 0 at the start. */
  speed(): number;
}

/** The games of a series in batches, sized by the pace so far. */
export function* batches<S extends object>(series: S, games: number, pace: BatchPace): Generator<S & BatchRange, void> {
  for (let from = 0; from < games; ) {
    const fitting = Math.floor((pace.speed() / pace.threads) * TARGET_BATCH_SECONDS);
    const fair = Math.ceil((games - from) / (2 * pace.threads)); // the last batches end together
    const count = Math.max(1, Math.min(fitting, fair));
    yield { ...series, from, count };
    from += count;
  }
}
