import type { Bundle } from '@orrery/common';

/** What is asked for, kind by kind and without the kinds that are not; flat, for the hot path. */
export interface Price {
  readonly kinds: readonly number[];
  readonly counts: readonly number[];
  readonly size: number; // all of them together, and whatever else must be there
}

export function priceOf(bundle: Bundle, beside = 0): Price {
  const kinds = [...bundle.keys()].filter((kind) => (bundle[kind] ?? 0) > 0);
  const counts = kinds.map((kind) => bundle[kind] ?? 0);
  return { kinds, counts, size: counts.reduce((sum, n) => sum + n, beside) };
}

/** How many of what is asked for are not there. */
export function lackingOf(stock: readonly number[], { kinds, counts }: Price): number {
  let lacking = 0;
  for (let i = 0; i < kinds.length; i++) {
    const gap = (counts[i] ?? 0) - (stock[kinds[i] ?? 0] ?? 0);
    if (gap > 0) lacking += gap;
  }
  return lacking;
}

/** How near a price is when so many are lacking: 1 when nothing is, and the less the more is missing. */
export function nearness(lacking: number, { size }: Price): number {
  if (lacking === 0) return 1;
  const done = Math.max(0, 1 - lacking / size);
  return done * done;
}

/** How far a hand pays for something: 1 when it does, less the more is missing. */
export const paidFor = (stock: readonly number[], price: Price): number => nearness(lackingOf(stock, price), price);
