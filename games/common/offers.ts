import { addCards, type Bundle, zeros } from './bundle.ts';

/** What one side gives and what it gets. */
export interface TradeTerms {
  readonly give: Bundle;
  readonly take: Bundle;
}

/** Whether both sides are non-empty. */
export function isNonEmpty(bundle: Bundle): boolean {
  for (let kind = 0; kind < bundle.length; kind++) if ((bundle[kind] ?? 0) > 0) return true;
  return false;
}

/** Whether a kind is on both sides, which would be a hidden gift. */
export function hasOverlap({ give, take }: TradeTerms): boolean {
  for (let kind = 0; kind < give.length; kind++) if ((give[kind] ?? 0) > 0 && (take[kind] ?? 0) > 0) return true;
  return false;
}

function singleKind(kinds: number, kind: number, n: number): Bundle {
  const bundle = zeros(kinds);
  addCards(bundle, kind, n);
  return bundle;
}

/** Amounts of one kind for amounts of another, for a menu of offers: one for one first, then two for one. */
export function plainTerms(kinds: number): readonly TradeTerms[] {
  const terms: TradeTerms[] = [];
  for (const [gives, takes] of [
    [1, 1],
    [2, 1],
    [1, 2],
  ] as const) {
    for (let give = 0; give < kinds; give++) {
      for (let take = 0; take < kinds; take++) {
        if (give === take) continue;
        terms.push(Object.freeze({ give: singleKind(kinds, give, gives), take: singleKind(kinds, take, takes) }));
      }
    }
  }
  return terms;
}
