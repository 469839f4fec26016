import { covers, overlap, plainTerms, something, type Terms } from '@orrery/common';
import type { Rng } from '@orrery/kernel';
import { KINDS } from '../data.ts';
import type { CounterMove, OfferMove } from '../moves.ts';
import type { MoveNeed } from '../state.ts';
import { missing } from './gates.ts';

/** SF-TRADE-02: what any deal must keep. */
export const fairNeeds: readonly MoveNeed<OfferMove | CounterMove>[] = [
  { code: 'gift', rule: 'SF-TRADE-02', ok: (_, { give, take }) => something(give) && something(take) },
  { code: 'both-sides', rule: 'SF-TRADE-02', ok: (_, terms) => !overlap(terms) },
  {
    code: 'not-held',
    rule: 'SF-TRADE-02',
    ok: ({ hand }, { give }) => covers(hand.resources, give),
    numbers: ({ hand }, { give }) => missing(hand, give),
  },
];

/** What menus choose from. */
export const MENU = plainTerms(KINDS);

const anySide = (rng: Rng): number[] => Array.from({ length: KINDS }, () => (rng(3) === 0 ? 1 + rng(2) : 0));

export const anyTerms = (rng: Rng): Terms => ({ give: anySide(rng), take: anySide(rng) });
