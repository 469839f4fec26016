/** Quantile of the normal distribution for a two-sided 95 % interval. */
export const Z95 = 1.959963984540054;

/** An interval that probably contains the true value. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** Wilson's interval for a share `p` seen in `n` independent trials; `n` may be a fraction, or infinite. */
export function wilsonInterval(p: number, n: number, z: number = Z95): Interval {
  if (n <= 0) return { low: 0, high: 1 };
  if (n === Number.POSITIVE_INFINITY) return { low: p, high: p };
  const zz = z * z;
  const middle = (p + zz / (2 * n)) / (1 + zz / n);
  const half = (z / (1 + zz / n)) * Math.sqrt((p * (1 - p)) / n + zz / (4 * n * n));
  // At the ends the bounds are exact; rounding must not push them past the share itself.
  return { low: p === 0 ? 0 : Math.max(0, middle - half), high: p === 1 ? 1 : Math.min(1, middle + half) };
}

/** The result of one deal: what was won, and in how many tries. */
export interface DealCluster {
  readonly won: number;
  readonly tries: number;
}

/** With fewer deals the variance between deals is too uncertain. */
const MIN_DEALS = 20;
/** Variances below this are rounding errors. */
const MIN_SPREAD = 1e-12;

/** The share won, and the number of independent trials that would estimate it equally well. */
export interface ClusteredShare {
  readonly p: number;
  readonly n: number;
}

/**
 * Games of one deal are not independent trials: they share their chance, and seats are exchanged between them. So the
 * variance is taken between deals, not between games (a ratio estimate over clusters), and converted to the number of
 * independent trials with the same variance. `games` is used instead when there are few deals or all have the same
 * result.
 */
export function clusteredShare(deals: readonly DealCluster[], games: number): ClusteredShare {
  let won = 0;
  let tries = 0;
  for (const deal of deals) {
    won += deal.won;
    tries += deal.tries;
  }
  const p = tries > 0 ? won / tries : 0;
  if (deals.length < MIN_DEALS || p <= MIN_SPREAD || p >= 1 - MIN_SPREAD) return { p, n: games };
  let squares = 0;
  for (const deal of deals) squares += (deal.won - p * deal.tries) ** 2;
  const variance = ((deals.length / (deals.length - 1)) * squares) / tries ** 2;
  return { p, n: variance <= MIN_SPREAD ? Number.POSITIVE_INFINITY : (p * (1 - p)) / variance };
}
