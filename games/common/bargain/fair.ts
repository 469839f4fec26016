import type { Need, Rng } from '@orrery/kernel';
import { covers } from '../bundle.ts';
import { overlap, something, type Terms } from '../offers.ts';
import { type Bargain, type BargainHand, type BargainTable, missingOf } from './table.ts';

/** What any deal must keep: no gifts, nothing on both sides, nothing that is not there. */
export function fairNeeds<T extends BargainTable, H extends BargainHand>({
  rules,
  resources,
}: Bargain<T, H>): readonly Need<T, H, Terms>[] {
  return [
    { code: 'gift', rule: rules.gift, ok: (_, { give, take }) => something(give) && something(take) },
    { code: 'both-sides', rule: rules.bothSides, ok: (_, terms) => !overlap(terms) },
    {
      code: 'not-held',
      rule: rules.offer,
      ok: ({ hand }, { give }) => covers(hand.resources, give),
      numbers: ({ hand }, { give }) => missingOf(resources, hand, give),
    },
  ];
}

const anySide = (kinds: number, rng: Rng): number[] =>
  Array.from({ length: kinds }, () => (rng(3) === 0 ? 1 + rng(2) : 0));

/** Well-formed terms, fair or not. */
export const anyTerms = (kinds: number, rng: Rng): Terms => ({ give: anySide(kinds, rng), take: anySide(kinds, rng) });
