import { NONE } from '@orrery/common';
import { type Event, transfersOf } from '@orrery/startrek/facts';
import { gainFlows, spendFlows, swapFlows, tradeFlows, transferFlows } from '../../common/report.ts';
import type { GoodsFlow } from '../../game-report.ts';

type EventOfKind<P extends Event['kind']> = Extract<Event, { kind: P }>;

/** Ways in which cards change hands: the keys of the texts `in.…` and `out.…`. */
export const INCOME_KEYS = ['production', 'founding', 'trade', 'bank', 'steal', 'cards', 'support'] as const;
export const EXPENSE_KEYS = [
  'ship',
  'station',
  'base',
  'development',
  'trade',
  'bank',
  'steal',
  'seven',
  'cards',
  'support',
] as const;
/** The cards that a support card moves; the bank is not a seat. */
const supportFlows = (event: Event): readonly GoodsFlow[] =>
  transfersOf(event)
    .flatMap(({ from, to, resource, n }) => transferFlows(from, to, 'support', resource, n))
    .filter(({ seat }) => seat !== NONE);

const monopolyFlows = ({ seat, resource, lost }: EventOfKind<'monopoly'>): readonly GoodsFlow[] =>
  lost.flatMap((n, from) => transferFlows(from, seat, 'cards', resource, n));

/** Which cards an event moves, and in which way: everything a hand ever gains or loses. */
export function flowsOf(event: Event): readonly GoodsFlow[] {
  switch (event.kind) {
    case 'founded':
      return gainFlows(event.seat, 'founding', event.gains);
    case 'produced':
      return gainFlows(event.seat, 'production', event.gains);
    case 'science':
      return gainFlows(event.seat, 'cards', event.gains);
    case 'monopoly':
      return monopolyFlows(event);
    case 'ship':
    case 'station':
    case 'base':
      return spendFlows(event.seat, event.kind, event.paid);
    case 'substituted':
      return spendFlows(event.seat, 'ship', event.paid);
    case 'bought':
      return spendFlows(event.seat, 'development', event.paid);
    case 'discarded':
      return spendFlows(event.seat, 'seven', event.cards);
    case 'banked':
      return swapFlows(event, 'bank');
    case 'traded':
      return tradeFlows(event);
    case 'stole':
      return transferFlows(event.from, event.seat, 'steal', event.resource);
    default:
      return supportFlows(event);
  }
}
