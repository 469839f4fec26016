import type { Bundle } from '@orrery/common';

/** A price as flat arrays for the hot path: the kinds it asks for and their amounts. */
export interface SparsePrice {
  readonly kinds: readonly number[];
  readonly counts: readonly number[];
  readonly size: number; // the total, including anything else that is required
}

export function sparsePrice(bundle: Bundle, beside = 0): SparsePrice {
  const kinds = [...bundle.keys()].filter((kind) => (bundle[kind] ?? 0) > 0);
  const counts = kinds.map((kind) => bundle[kind] ?? 0);
  return { kinds, counts, size: counts.reduce((sum, n) => sum + n, beside) };
}

/** How many of the required cards are missing. */
export function countLacking(stock: readonly number[], { kinds, counts }: SparsePrice): number {
  let lacking = 0;
  for (let i = 0; i < kinds.length; i++) {
    const gap = (counts[i] ?? 0) - (stock[kinds[i] ?? 0] ?? 0);
    if (gap > 0) lacking += gap;
  }
  return lacking;
}

/** How close a price is when this many cards are missing: 1 when none, and less the more are missing. */
export function priceNearness(lacking: number, { size }: SparsePrice): number {
  if (lacking === 0) return 1;
  const done = Math.max(0, 1 - lacking / size);
  return done * done;
}

/** How far a hand pays for something: 1 when it can pay, less the more is missing. */
export const affordability = (stock: readonly number[], price: SparsePrice): number =>
  priceNearness(countLacking(stock, price), price);
