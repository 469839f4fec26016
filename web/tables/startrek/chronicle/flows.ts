import { type Bundle, NONE } from '@orrery/common';
import type { Seat } from '@orrery/kernel';
import type { Event } from '@orrery/startrek/facts';
import type { Flow } from '../../../result/chronicle.ts';

type Of<P extends Event['kind']> = Extract<Event, { kind: P }>;

const NOTHING: readonly Flow[] = [];

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
type Way = (typeof INCOMES)[number] | (typeof EXPENSES)[number];

const gained = (seat: Seat, way: Way, gains: Bundle): Flow[] =>
  gains.flatMap((n, good) => (n > 0 ? [{ seat, way, good, n }] : []));

const spent = (seat: Seat, way: Way, paid: Bundle): Flow[] =>
  paid.flatMap((n, good) => (n > 0 ? [{ seat, way, good, n: -n }] : []));

/** Cards from the bank; the game writes NONE for no card at all. */
const one = (seat: Seat, way: Way, good: number): readonly Flow[] =>
  good === NONE ? NOTHING : [{ seat, way, good, n: 1 }];

/** So many cards of a kind from one hand to another. null: only a spectator's event does not say which. */
function passed(from: Seat, to: Seat, way: Way, good: number | null, n = 1): readonly Flow[] {
  if (good === null || n === 0) return NOTHING;
  return [
    { seat: to, way, good, n },
    { seat: from, way, good, n: -n },
  ];
}

const banked = ({ seat, give, paid, take }: Of<'banked'>): readonly Flow[] => [
  { seat, way: 'bank', good: give, n: -paid },
  { seat, way: 'bank', good: take, n: 1 },
];

const traded = ({ seat, with: partner, gave, got }: Of<'traded'>): readonly Flow[] => [
  ...spent(seat, 'trade', gave),
  ...gained(partner, 'trade', gave),
  ...spent(partner, 'trade', got),
  ...gained(seat, 'trade', got),
];

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
      return banked(event);
    case 'traded':
      return traded(event);
    case 'stole':
      return passed(event.from, event.seat, 'steal', event.resource);
    case 'took':
      return passed(event.from, event.seat, 'support', event.resource);
    case 'demanded':
      return passed(event.from, event.seat, 'support', event.resource, event.got);
    case 'repaid':
      return passed(event.seat, event.to, 'support', event.resource);
    case 'compensated':
    case 'shielded':
    case 'chased':
      return one(event.seat, 'support', event.resource);
    default:
      return NOTHING;
  }
}
