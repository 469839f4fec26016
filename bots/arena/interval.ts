/** Two-sided 95 %. */
export const Z95 = 1.959963984540054;

/** From where to where a true value probably lies. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** Wilson's interval for a share `p` seen in `n` independent trials; `n` may be a fraction, or infinite. */
export function wilson(p: number, n: number, z: number = Z95): Interval {
  if (n <= 0) return { low: 0, high: 1 };
  if (n === Number.POSITIVE_INFINITY) return { low: p, high: p };
  const zz = z * z;
  const middle = (p + zz / (2 * n)) / (1 + zz / n);
  const half = (z / (1 + zz / n)) * Math.sqrt((p * (1 - p)) / n + zz / (4 * n * n));
  // At the ends the bounds are exact; rounding must not push them past the share itself.
  return { low: p === 0 ? 0 : Math.max(0, middle - half), high: p === 1 ? 1 : Math.min(1, middle + half) };
}

/** What one deal came to: so much won in so many tries. */
export interface Cluster {
  readonly won: number;
  readonly tries: number;
}

/** With fewer deals than this their spread says too little. */
const FEWEST_DEALS = 20;
/** Rounding of sums must not pass for a spread. */
const NO_SPREAD = 1e-12;

/** The share won, and how many independent trials would know it as well. */
export interface Share {
  readonly p: number;
  readonly n: number;
}

/**
 * Games of one deal are no independent trials: they share their chance, and seats are exchanged between them. So the
 * spread is taken between deals, not between games (a ratio estimate over clusters), and turned into the number of
 * independent trials that would have the same spread. `games` stands in where deals are few or all came to an end alike.
 */
export function clustered(deals: readonly Cluster[], games: number): Share {
  let won = 0;
  let tries = 0;
  for (const deal of deals) {
    won += deal.won;
    tries += deal.tries;
  }
  const p = tries > 0 ? won / tries : 0;
  if (deals.length < FEWEST_DEALS || p <= NO_SPREAD || p >= 1 - NO_SPREAD) return { p, n: games };
  let squares = 0;
  for (const deal of deals) squares += (deal.won - p * deal.tries) ** 2;
  const variance = ((deals.length / (deals.length - 1)) * squares) / tries ** 2;
  return { p, n: variance <= NO_SPREAD ? Number.POSITIVE_INFINITY : (p * (1 - p)) / variance };
}
