import { NONE } from '@orrery/common';
import { type Event, transfersOf } from '@orrery/startrek/facts';
import type { Flow } from '../../chronicle.ts';
import { gained, passed, spent, swapped, traded } from '../../common/chronicle.ts';

type Of<P extends Event['kind']> = Extract<Event, { kind: P }>;

/** Ways by which cards change hands: the keys of the texts `in.…` and `out.…`. */
export const INCOMES = ['production', 'founding', 'trade', 'bank', 'steal', 'cards', 'support'] as const;
export const EXPENSES = [
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
/** What a support card moves; the bank is no seat. */
const supported = (event: Event): readonly Flow[] =>
  transfersOf(event)
    .flatMap(({ from, to, resource, n }) => passed(from, to, 'support', resource, n))
    .filter(({ seat }) => seat !== NONE);

const monopolised = ({ seat, resource, lost }: Of<'monopoly'>): readonly Flow[] =>
  lost.flatMap((n, from) => passed(from, seat, 'cards', resource, n));

/** Which cards an event moves, and by what: all that a hand ever gains or loses. */
export function flows(event: Event): readonly Flow[] {
  switch (event.kind) {
    case 'founded':
      return gained(event.seat, 'founding', event.gains);
    case 'produced':
      return gained(event.seat, 'production', event.gains);
    case 'science':
      return gained(event.seat, 'cards', event.gains);
    case 'monopoly':
      return monopolised(event);
    case 'ship':
    case 'station':
    case 'base':
      return spent(event.seat, event.kind, event.paid);
    case 'substituted':
      return spent(event.seat, 'ship', event.paid);
    case 'bought':
      return spent(event.seat, 'development', event.paid);
    case 'discarded':
      return spent(event.seat, 'seven', event.cards);
    case 'banked':
      return swapped(event, 'bank');
    case 'traded':
      return traded(event);
    case 'stole':
      return passed(event.from, event.seat, 'steal', event.resource);
    default:
      return supported(event);
  }
}
