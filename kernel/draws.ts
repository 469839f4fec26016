/**
 * What uniform integers mean: dice, cards of a multiset, permutations. The bounds go into a Chance, the rest reads its
 * outcome.
 */

/** The bounds of `count` dice with `faces` sides. */
export const diceBounds = (count: number, faces = 6): readonly number[] => new Array<number>(count).fill(faces);

/** The sum of dice. Outcomes count from 0, so each die shows one more. */
export function diceSum(outcome: readonly number[]): number {
  let sum = outcome.length;
  for (const value of outcome) sum += value;
  return sum;
}

/** The bounds that draw a permutation of n things: n, n-1, … 2. */
export const permutationBounds = (n: number): readonly number[] =>
  Array.from({ length: Math.max(0, n - 1) }, (_, i) => n - i);

/** `items` in the order given by an outcome of `permutationBounds(items.length)`, read from index `from` on. */
export function permuted<X>(items: readonly X[], outcome: readonly number[], from = 0): X[] {
  const rest = [...items];
  const order: X[] = [];
  for (let i = 0; rest.length > 1; i++) order.push(...rest.splice(outcome[from + i] ?? 0, 1));
  return [...order, ...rest];
}

/** The kind of the k-th card of a multiset given as counts by kind, in the order of kinds. */
export function kindAt(counts: readonly number[], k: number): number {
  let left = k;
  for (let kind = 0; kind < counts.length; kind++) {
    left -= counts[kind] ?? 0;
    if (left < 0) return kind;
  }
  throw new RangeError(`card ${k} of a multiset of ${total(counts)}`);
}

/** The number of cards in a multiset. */
export function total(counts: readonly number[]): number {
  let sum = 0;
  for (let kind = 0; kind < counts.length; kind++) sum += counts[kind] ?? 0;
  return sum;
}
