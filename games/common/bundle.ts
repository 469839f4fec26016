import { type MoveField, type Rng, total } from '@orrery/kernel';

/** Counts by kind of resource: a price, a payment, a hand. Shared bundles are never changed. */
export type Bundle = readonly number[];

/** An array of n zeros without holes: engines read those faster. */
export function zeros(n: number): number[] {
  const counts: number[] = [];
  for (let i = 0; i < n; i++) counts.push(0);
  return counts;
}

/** Adds `n` cards of a kind; a negative `n` removes them. */
export function addCards(counts: number[], kind: number, n: number): void {
  counts[kind] = (counts[kind] ?? 0) + n;
}

/** Whether `counts` holds all of `price`. */
export function covers(counts: Bundle, price: Bundle): boolean {
  for (let kind = 0; kind < price.length; kind++) if ((counts[kind] ?? 0) < (price[kind] ?? 0)) return false;
  return true;
}

/** Moves a bundle from one multiset to another. */
export function transfer(from: number[], to: number[], bundle: Bundle): void {
  for (let kind = 0; kind < bundle.length; kind++) {
    const n = bundle[kind] ?? 0;
    if (n === 0) continue;
    addCards(from, kind, -n);
    addCards(to, kind, n);
  }
}

/** What `counts` lacks of `price`. */
export const shortfall = (counts: Bundle, price: Bundle): number[] =>
  price.map((n, kind) => Math.max(0, n - (counts[kind] ?? 0)));

/** A price in which one card of one kind is replaced by one of another. */
export const substitutedPrice = (price: Bundle, without: number, by: number): Bundle =>
  price.map((n, kind) => n - (kind === without ? 1 : 0) + (kind === by ? 1 : 0));

/** Every way to choose `size` cards from `counts`. The array is reused between calls: copy what you keep. */
export function forEachChoice(counts: Bundle, size: number, visit: (choice: Bundle) => void): void {
  const choice = counts.map(() => 0);
  const choose = (kind: number, left: number, rest: number): void => {
    if (kind === counts.length) {
      visit(choice);
      return;
    }
    const here = counts[kind] ?? 0;
    const after = rest - here;
    for (let n = Math.max(0, left - after); n <= here && n <= left; n++) {
      choice[kind] = n;
      choose(kind + 1, left - n, after);
    }
  };
  const all = total(counts);
  if (size <= all) choose(0, size, all);
}

/** Limits of a bundle in a move. */
export interface BundleBounds {
  readonly kinds: number;
  /** The maximum number of cards of a kind. */
  readonly each: number;
}

interface BundleForm extends BundleBounds {
  /** Number of cards of a kind in an arbitrary bundle (law 2). */
  any(rng: Rng): number;
}

/** A bundle as a field of a move, written as 1,0,2. There are too many to list them. */
export function bundleField({ kinds, each, any }: BundleForm): MoveField<Bundle> {
  const form = new RegExp(`^\\d{1,2}(?:,\\d{1,2}){${kinds - 1}}$`);
  return {
    values: null,
    print: (bundle) => bundle.join(','),
    parse(text) {
      const counts = form.test(text) ? text.split(',').map(Number) : [];
      return counts.length === kinds && counts.every((n) => n <= each) ? counts : null;
    },
    any: (rng) => Array.from({ length: kinds }, () => any(rng)),
  };
}
