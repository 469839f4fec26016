import type { Batch, Series } from './series.ts';

/** How long a batch should take: short enough to lose little at an interrupt, long enough to keep threads busy. */
const BATCH_SECONDS = 0.1;

/** What the next batch is measured by. */
export interface Pace {
  readonly threads: number;
  /** Games a second, all threads together, as far as known; 0 at the start. */
  speed(): number;
}

/** The games of a series in batches, each as large as the pace so far suggests. */
export function* batches(series: Series, games: number, pace: Pace): Generator<Batch, void> {
  for (let from = 0; from < games; ) {
    const fitting = Math.floor((pace.speed() / pace.threads) * BATCH_SECONDS);
    const fair = Math.ceil((games - from) / (2 * pace.threads)); // the last batches end together
    const count = Math.max(1, Math.min(fitting, fair));
    yield { ...series, from, count };
    from += count;
  }
}
