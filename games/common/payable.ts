import type { Bundle } from './bundle.ts';

/** A price, and the bits of what it buys. */
type Priced = readonly [price: Bundle, bits: number];

/**
 * Which prices a hand covers, as the union of their bits. The prefilters ask this for every question, so the prices are
 * indexed once: for each kind, which of them a given count is enough for.
 */
export function payable(prices: readonly Priced[]): (counts: Bundle) => number {
  // More of a kind than any price asks for makes no difference, and kinds in no price are ignored.
  const most = Math.max(...prices.flatMap(([price]) => price));
  const kinds = [...(prices[0]?.[0] ?? []).keys()].filter((kind) => prices.some(([price]) => (price[kind] ?? 0) > 0));
  const enough = kinds.flatMap((kind) =>
    Array.from({ length: most + 1 }, (_, n) =>
      prices.reduce((set, [price], i) => ((price[kind] ?? 0) <= n ? set | (1 << i) : set), 0),
    ),
  );
  const bought = Array.from({ length: 1 << prices.length }, (_, covered) =>
    prices.reduce((set, [, bits], i) => (((covered >> i) & 1) === 1 ? set | bits : set), 0),
  );
  return (counts) => {
    let covered = -1;
    for (let i = 0; i < kinds.length; i++) {
      const n = counts[kinds[i] ?? 0] ?? 0;
      covered &= enough[i * (most + 1) + (n < most ? n : most)] ?? 0;
    }
    return bought[covered] ?? 0;
  };
}
