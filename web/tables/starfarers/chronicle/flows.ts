import type { Bundle } from '@orrery/common';
import type { Seat } from '@orrery/kernel';
import type { Event } from '@orrery/starfarers/facts';
import type { Flow } from '../../../result/chronicle.ts';

type Of<P extends Event['kind']> = Extract<Event, { kind: P }>;

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
type Way = (typeof INCOMES)[number] | (typeof EXPENSES)[number];

const gained = (seat: Seat, way: Way, gains: Bundle): readonly Flow[] =>
  gains.flatMap((n, good) => (n > 0 ? [{ seat, way, good, n }] : []));

const spent = (seat: Seat, way: Way, paid: Bundle): readonly Flow[] =>
  paid.flatMap((n, good) => (n > 0 ? [{ seat, way, good, n: -n }] : []));

/** A card from one hand to another. null: only a spectator's event does not say which. */
function passed(from: Seat, to: Seat, way: Way, good: number | null): readonly Flow[] {
  if (good === null) return NOTHING;
  return [
    { seat: to, way, good, n: 1 },
    { seat: from, way, good, n: -1 },
  ];
}

const traded = ({ seat, with: partner, gave, got }: Of<'traded'>): readonly Flow[] => [
  ...spent(seat, 'trade', gave),
  ...gained(partner, 'trade', gave),
  ...spent(partner, 'trade', got),
  ...gained(seat, 'trade', got),
];

const supplied = ({ seat, give, paid, take }: Of<'supplied'>): readonly Flow[] => [
  { seat, way: 'supply', good: give, n: -paid },
  { seat, way: 'supply', good: take, n: 1 },
];

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
      return supplied(event);
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
