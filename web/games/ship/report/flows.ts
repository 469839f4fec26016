import type { Bundle } from '@orrery/common';
import type { Seat } from '@orrery/kernel';
import { ASTRO, type Event, GOODS, KNOWLEDGE, type ShipKit } from '@orrery/ship/facts';
import type { GoodsFlow } from '../../game-report.ts';

type EventOfKind<P extends Event['kind']> = Extract<Event, { kind: P }>;

const NO_FLOWS: readonly GoodsFlow[] = [];

/** Ways in which goods and money come and go: the keys of the texts `in.…` and `out.…`. */
export const INCOME_KEYS = ['start', 'production', 'trade', 'reward', 'task', 'forced', 'barter'] as const;
export const EXPENSE_KEYS = [
  'trade',
  'task',
  'pirate',
  'ships',
  'mounts',
  'centres',
  'forced',
  'barter',
  'spilt',
] as const;
type FlowWay = (typeof INCOME_KEYS)[number] | (typeof EXPENSE_KEYS)[number];

const flowOf = (seat: Seat, way: FlowWay, good: number, n: number): readonly GoodsFlow[] =>
  n === 0 ? NO_FLOWS : [{ seat, way, good, n }];
const gainFlows = (seat: Seat, way: FlowWay, gains: Bundle): readonly GoodsFlow[] =>
  gains.flatMap((n, good) => flowOf(seat, way, good, n));
const spendFlows = (seat: Seat, way: FlowWay, paid: Bundle): readonly GoodsFlow[] =>
  paid.flatMap((n, good) => flowOf(seat, way, good, -n));

/** What both ships start with. */
const outfitFlows = ({ astro }: EventOfKind<'starts'>, { variant: { outfit } }: ShipKit): readonly GoodsFlow[] =>
  astro.flatMap((n, seat) => [
    ...flowOf(seat, 'start', ASTRO, n),
    ...flowOf(seat, 'start', GOODS, outfit.goods),
    ...flowOf(seat, 'start', KNOWLEDGE, outfit.knowledge),
  ]);

const forcedFlows = ({ seat, from, resource, astro }: EventOfKind<'forced'>): readonly GoodsFlow[] => [
  ...flowOf(seat, 'forced', resource, 1),
  ...flowOf(seat, 'forced', ASTRO, -astro),
  ...flowOf(from, 'forced', resource, -1),
  ...flowOf(from, 'forced', ASTRO, astro),
];

const tradeFlows = ({ seat, with: partner, gave, got }: EventOfKind<'traded'>): readonly GoodsFlow[] => [
  ...spendFlows(seat, 'barter', gave),
  ...gainFlows(partner, 'barter', gave),
  ...spendFlows(partner, 'barter', got),
  ...gainFlows(seat, 'barter', got),
];

/** Which goods and how much money an event moves, and in which way: everything a ship ever gains or loses. */
export const makeFlowsOf =
  (kit: ShipKit) =>
  (event: Event): readonly GoodsFlow[] => {
    switch (event.kind) {
      case 'starts':
        return outfitFlows(event, kit);
      case 'produced':
        return event.isLost ? NO_FLOWS : flowOf(event.seat, 'production', event.stock, 1);
      case 'took':
        return flowOf(event.seat, 'reward', event.resource, 1);
      case 'bought':
        return [
          ...flowOf(event.seat, 'trade', event.goods, event.n),
          ...flowOf(event.seat, 'trade', ASTRO, -event.astro),
        ];
      case 'sold':
        return [...spendFlows(event.seat, 'trade', event.goods), ...flowOf(event.seat, 'trade', ASTRO, event.astro)];
      case 'paid':
        return flowOf(event.seat, 'pirate', ASTRO, -event.astro);
      case 'trophy':
        return flowOf(event.seat, 'pirate', ASTRO, event.astro);
      case 'fulfilled':
        return [...spendFlows(event.seat, 'task', event.paid), ...flowOf(event.seat, 'task', ASTRO, event.astro)];
      case 'forced':
        return forcedFlows(event);
      case 'traded':
        return tradeFlows(event);
      case 'built':
        return spendFlows(event.seat, event.what.endsWith('-ship') ? 'ships' : 'mounts', event.paid);
      case 'centre':
        return spendFlows(event.seat, 'centres', event.paid);
      case 'lost-centre':
        return spendFlows(event.seat, 'spilt', event.spilt);
      default:
        return NO_FLOWS;
    }
  };
