import { add, type Bundle, zeros } from './bundle.ts';

/** What one side gives and what it wants for it. */
export interface Terms {
  readonly give: Bundle;
  readonly take: Bundle;
}

/** Whether there is anything in it. */
export function something(bundle: Bundle): boolean {
  for (let kind = 0; kind < bundle.length; kind++) if ((bundle[kind] ?? 0) > 0) return true;
  return false;
}

/** Whether a kind stands on both sides: a gift in disguise. */
export function overlap({ give, take }: Terms): boolean {
  for (let kind = 0; kind < give.length; kind++) if ((give[kind] ?? 0) > 0 && (take[kind] ?? 0) > 0) return true;
  return false;
}

function amounts(kinds: number, kind: number, n: number): Bundle {
  const bundle = zeros(kinds);
  add(bundle, kind, n);
  return bundle;
}

/** So many of one kind for so many of another: what a menu of offers shows. Plain swaps first, then two for one. */
export function plainTerms(kinds: number): readonly Terms[] {
  const terms: Terms[] = [];
  for (const [gives, takes] of [
    [1, 1],
    [2, 1],
    [1, 2],
  ] as const) {
    for (let give = 0; give < kinds; give++) {
      for (let take = 0; take < kinds; take++) {
        if (give === take) continue;
        terms.push(Object.freeze({ give: amounts(kinds, give, gives), take: amounts(kinds, take, takes) }));
      }
    }
  }
  return terms;
}
