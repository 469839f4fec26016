import type { Need } from '@orrery/kernel';
import { covers } from '../bundle.ts';
import { overlap, something, type Terms } from '../offers.ts';
import { type Bargain, type BargainHand, type BargainTable, missingOf } from './bargain.ts';

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
