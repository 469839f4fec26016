import type { Bundle } from '@orrery/common';
import type { Seat } from '@orrery/kernel';
import { ASTRO, type Event, GOODS, type Kit, KNOWLEDGE } from '@orrery/ship/facts';
import type { Flow } from '../../chronicle.ts';

type Of<P extends Event['kind']> = Extract<Event, { kind: P }>;

const NOTHING: readonly Flow[] = [];

/** Ways by which goods and money come and go: the keys of the texts `in.…` and `out.…`. */
export const INCOMES = ['start', 'production', 'trade', 'reward', 'task', 'forced', 'barter'] as const;
export const EXPENSES = ['trade', 'task', 'pirate', 'ships', 'mounts', 'centres', 'forced', 'barter', 'spilt'] as const;
type Way = (typeof INCOMES)[number] | (typeof EXPENSES)[number];

const moved = (seat: Seat, way: Way, good: number, n: number): readonly Flow[] =>
  n === 0 ? NOTHING : [{ seat, way, good, n }];
const gained = (seat: Seat, way: Way, gains: Bundle): readonly Flow[] =>
  gains.flatMap((n, good) => moved(seat, way, good, n));
const spent = (seat: Seat, way: Way, paid: Bundle): readonly Flow[] =>
  paid.flatMap((n, good) => moved(seat, way, good, -n));

/** What both ships set out with. */
const outfitted = ({ astro }: Of<'starts'>, { variant: { outfit } }: Kit): readonly Flow[] =>
  astro.flatMap((n, seat) => [
    ...moved(seat, 'start', ASTRO, n),
    ...moved(seat, 'start', GOODS, outfit.goods),
    ...moved(seat, 'start', KNOWLEDGE, outfit.knowledge),
  ]);

const forced = ({ seat, from, resource, astro }: Of<'forced'>): readonly Flow[] => [
  ...moved(seat, 'forced', resource, 1),
  ...moved(seat, 'forced', ASTRO, -astro),
  ...moved(from, 'forced', resource, -1),
  ...moved(from, 'forced', ASTRO, astro),
];

const traded = ({ seat, with: partner, gave, got }: Of<'traded'>): readonly Flow[] => [
  ...spent(seat, 'barter', gave),
  ...gained(partner, 'barter', gave),
  ...spent(partner, 'barter', got),
  ...gained(seat, 'barter', got),
];

/** Which goods and how much money an event moves, and by what: all that a ship ever gains or loses. */
export const flowsOf =
  (kit: Kit) =>
  (event: Event): readonly Flow[] => {
    switch (event.kind) {
      case 'starts':
        return outfitted(event, kit);
      case 'produced':
        return event.isLost ? NOTHING : moved(event.seat, 'production', event.stock, 1);
      case 'took':
        return moved(event.seat, 'reward', event.resource, 1);
      case 'bought':
        return [
          ...moved(event.seat, 'trade', event.goods, event.n),
          ...moved(event.seat, 'trade', ASTRO, -event.astro),
        ];
      case 'sold':
        return [...spent(event.seat, 'trade', event.goods), ...moved(event.seat, 'trade', ASTRO, event.astro)];
      case 'paid':
        return moved(event.seat, 'pirate', ASTRO, -event.astro);
      case 'trophy':
        return moved(event.seat, 'pirate', ASTRO, event.astro);
      case 'fulfilled':
        return [...spent(event.seat, 'task', event.paid), ...moved(event.seat, 'task', ASTRO, event.astro)];
      case 'forced':
        return forced(event);
      case 'traded':
        return traded(event);
      case 'built':
        return spent(event.seat, event.what.endsWith('-ship') ? 'ships' : 'mounts', event.paid);
      case 'centre':
        return spent(event.seat, 'centres', event.paid);
      case 'lost-centre':
        return spent(event.seat, 'spilt', event.spilt);
      default:
        return NOTHING;
    }
  };
