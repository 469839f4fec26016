import type { Event } from '@orrery/starfarers/facts';
import { gainFlows, spendFlows, swapFlows, tradeFlows, transferFlows } from '../../common/report.ts';
import type { GoodsFlow } from '../../game-report.ts';

const NO_FLOWS: readonly GoodsFlow[] = [];

/** Ways in which cards change hands: the keys of the texts `in.…` and `out.…`. */
export const INCOME_KEYS = ['production', 'reserve', 'trade', 'supply', 'steal', 'encounter', 'friends'] as const;
export const EXPENSE_KEYS = [
  'ship',
  'spaceport',
  'upgrade',
  'fame',
  'trade',
  'supply',
  'steal',
  'seven',
  'encounter',
  'friends',
] as const;
/** Which cards an event moves, and in which way: everything a hand ever gains or loses. */
export function flowsOf(event: Event): readonly GoodsFlow[] {
  switch (event.kind) {
    case 'produced':
      return gainFlows(event.seat, 'production', event.gains);
    case 'drew':
      return event.cards === null ? NO_FLOWS : gainFlows(event.seat, 'reserve', event.cards);
    case 'ship':
    case 'spaceport':
    case 'fame':
      return spendFlows(event.seat, event.kind, event.paid);
    case 'fitted':
      return spendFlows(event.seat, 'upgrade', event.paid);
    case 'discarded':
      return spendFlows(event.seat, 'seven', event.cards);
    case 'traded':
      return tradeFlows(event);
    case 'supplied':
      return swapFlows(event, 'supply');
    case 'stole':
      return transferFlows(event.from, event.seat, 'steal', event.resource);
    case 'answered': // cards staked on an answer are put down with it
    case 'forfeited':
      return spendFlows(event.seat, 'encounter', event.cards);
    case 'refunded':
      return gainFlows(event.seat, 'encounter', event.cards);
    case 'gained':
      return gainFlows(event.seat, 'encounter', event.gains);
    case 'gave':
      return transferFlows(event.seat, event.to, 'encounter', event.resource);
    case 'donated':
      return transferFlows(event.seat, event.to, 'friends', event.resource);
    case 'relieved':
      return [{ seat: event.seat, way: 'friends', good: event.resource, n: 1 }];
    default:
      return NO_FLOWS;
  }
}
