import { NO_ACTION } from './learnable.ts';

/** One for one, two for one, one for two. */
const FORMS = 3;

/** How many ids plain offers of so many kinds take: form, resource given, resource wanted. */
export const termsIds = (kinds: number): number => FORMS * kinds * kinds;

/** As many plain offers as a game can name: no kind on both sides. */
export const termsMenu = (kinds: number): number => FORMS * kinds * (kinds - 1);

/** The only kind of a bundle, NO_ACTION when there is none or are several. */
export function loneKind(bundle: readonly number[]): number {
  let found = NO_ACTION;
  for (let kind = 0; kind < bundle.length; kind++) {
    if ((bundle[kind] ?? 0) === 0) continue;
    if (found !== NO_ACTION) return NO_ACTION;
    found = kind;
  }
  return found;
}

/** The place of plain terms: one kind on each side, one or two of it. */
export function termsId(give: readonly number[], take: readonly number[]): number {
  const [given, taken] = [loneKind(give), loneKind(take)];
  if (given === NO_ACTION || taken === NO_ACTION) return NO_ACTION;
  const gives = give[given] ?? 0;
  const takes = take[taken] ?? 0;
  if (gives + takes > 3) return NO_ACTION;
  const form = gives === 2 ? 1 : takes === 2 ? 2 : 0;
  return (form * give.length + given) * give.length + taken;
}
