import { type Field, type Rng, total } from '@orrery/kernel';

/** Counts by kind of resource: a price, a payment, a hand. Shared bundles are never changed. */
export type Bundle = readonly number[];

/** So many noughts, in an array without holes: engines read those faster. */
export function zeros(n: number): number[] {
  const noughts: number[] = [];
  for (let i = 0; i < n; i++) noughts.push(0);
  return noughts;
}

/** One more or less of a kind. */
export function add(counts: number[], kind: number, n: number): void {
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
    add(from, kind, -n);
    add(to, kind, n);
  }
}

/** What `counts` lacks of `price`. */
export const shortfall = (counts: Bundle, price: Bundle): number[] =>
  price.map((n, kind) => Math.max(0, n - (counts[kind] ?? 0)));

/** A price in which one card of a kind may be paid with one of another. */
export const substituted = (price: Bundle, without: number, by: number): Bundle =>
  price.map((n, kind) => n - (kind === without ? 1 : 0) + (kind === by ? 1 : 0));

/** Every way to choose `size` cards from `counts`, each handed over in the same array: copy what you keep. */
export function eachChoice(counts: Bundle, size: number, visit: (choice: Bundle) => void): void {
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

/** How large a bundle in a move can be. */
export interface Bounds {
  readonly kinds: number;
  /** The most cards of a kind there are. */
  readonly each: number;
}

interface BundleForm extends Bounds {
  /** How many of a kind a bundle thrown at the rules has. */
  any(rng: Rng): number;
}

/** A bundle as part of a move, written as 1,0,2. There are too many to list them. */
export function bundles({ kinds, each, any }: BundleForm): Field<Bundle> {
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
