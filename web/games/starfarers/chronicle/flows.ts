import type { Event } from '@orrery/starfarers/facts';
import type { Flow } from '../../chronicle.ts';
import { gained, passed, spent, swapped, traded } from '../../common/chronicle.ts';

const NOTHING: readonly Flow[] = [];

/** Ways by which cards change hands: the keys of the texts `in.…` and `out.…`. */
export const INCOMES = ['production', 'reserve', 'trade', 'supply', 'steal', 'encounter', 'friends'] as const;
export const EXPENSES = [
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
/** Which cards an event moves, and by what: all that a hand ever gains or loses. */
export function flows(event: Event): readonly Flow[] {
  switch (event.kind) {
    case 'produced':
      return gained(event.seat, 'production', event.gains);
    case 'drew':
      return event.cards === null ? NOTHING : gained(event.seat, 'reserve', event.cards);
    case 'ship':
    case 'spaceport':
    case 'fame':
      return spent(event.seat, event.kind, event.paid);
    case 'fitted':
      return spent(event.seat, 'upgrade', event.paid);
    case 'discarded':
      return spent(event.seat, 'seven', event.cards);
    case 'traded':
      return traded(event);
    case 'supplied':
      return swapped(event, 'supply');
    case 'stole':
      return passed(event.from, event.seat, 'steal', event.resource);
    case 'answered': // what goes with an answer is put down with it
    case 'forfeited':
      return spent(event.seat, 'encounter', event.cards);
    case 'refunded':
      return gained(event.seat, 'encounter', event.cards);
    case 'gained':
      return gained(event.seat, 'encounter', event.gains);
    case 'gave':
      return passed(event.seat, event.to, 'encounter', event.resource);
    case 'donated':
      return passed(event.seat, event.to, 'friends', event.resource);
    case 'relieved':
      return [{ seat: event.seat, way: 'friends', good: event.resource, n: 1 }];
    default:
      return NOTHING;
  }
}
