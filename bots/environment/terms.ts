import { NO_ACTION } from './learnable.ts';

/** The forms of plain offers: one for one, two for one, one for two. */
const TERMS_FORMS = 3;

/** Number of ids for plain offers with this many kinds: form, resource given, resource wanted. */
export const termsIdCount = (kinds: number): number => TERMS_FORMS * kinds * kinds;

/** Number of plain offers in a game: no kind is on both sides. */
export const plainOfferCount = (kinds: number): number => TERMS_FORMS * kinds * (kinds - 1);

/** The only kind in a bundle; NO_ACTION when it has none or several. */
export function onlyKind(bundle: readonly number[]): number {
  let found = NO_ACTION;
  for (let kind = 0; kind < bundle.length; kind++) {
    if ((bundle[kind] ?? 0) === 0) continue;
    if (found !== NO_ACTION) return NO_ACTION;
    found = kind;
  }
  return found;
}

/** The index of plain terms: one kind on each side, one or two of it. */
export function termsId(give: readonly number[], take: readonly number[]): number {
  const [given, taken] = [onlyKind(give), onlyKind(take)];
  if (given === NO_ACTION || taken === NO_ACTION) return NO_ACTION;
  const gives = give[given] ?? 0;
  const takes = take[taken] ?? 0;
  if (gives + takes > 3) return NO_ACTION;
  const form = gives === 2 ? 1 : takes === 2 ? 2 : 0;
  return (form * give.length + given) * give.length + taken;
}
