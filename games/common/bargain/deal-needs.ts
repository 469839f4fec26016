import type { Need } from '@orrery/kernel';
import { covers } from '../bundle.ts';
import { hasOverlap, isNonEmpty, type TradeTerms } from '../offers.ts';
import { type BargainConfig, type BargainHand, type BargainTable, missingByName } from './bargain.ts';

/** Requirements of any deal: no gifts, no kind on both sides, and the cards are there. */
export function dealNeeds<T extends BargainTable, H extends BargainHand>({
  rules,
  resources,
}: BargainConfig<T, H>): readonly Need<T, H, TradeTerms>[] {
  return [
    { code: 'gift', rule: rules.gift, ok: (_, { give, take }) => isNonEmpty(give) && isNonEmpty(take) },
    { code: 'both-sides', rule: rules.bothSides, ok: (_, terms) => !hasOverlap(terms) },
    {
      code: 'not-held',
      rule: rules.offer,
      ok: ({ hand }, { give }) => covers(hand.resources, give),
      numbers: ({ hand }, { give }) => missingByName(resources, hand, give),
    },
  ];
}
