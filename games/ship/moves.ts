import { type Bundle, made, some } from '@orrery/common';
import { STATIONS } from './cards.ts';
import { CENTRES, KNOWLEDGE, LAB, RESOURCES, SECTORS } from './data.ts';

/** Moves that need no more than their name. */
export const PLAIN_KINDS = [
  'next',
  'stop',
  'station',
  'colony',
  'pay',
  'fight',
  'colony-ship',
  'trade-ship',
  'booster',
  'booster-2',
  'cannon',
  'cannon-2',
  'accept',
  'decline',
  'end',
] as const;
export type PlainKind = (typeof PLAIN_KINDS)[number];
export interface PlainMove<P extends PlainKind = PlainKind> {
  readonly kind: P;
}

/** A resource: which colony yields, what is taken as a reward, what the other player must sell. */
export const RESOURCE_KINDS = ['produce', 'take', 'force'] as const;
export type ResourceKind = (typeof RESOURCE_KINDS)[number];
export interface ResourceMove<P extends ResourceKind = ResourceKind> {
  readonly kind: P;
  readonly resource: number;
}

/** A centre to build, to raise or to give up. */
export const CENTRE_KINDS = ['centre', 'centre-2', 'give-up'] as const;
export type CentreKind = (typeof CENTRE_KINDS)[number];
export interface CentreMove<P extends CentreKind = CentreKind> {
  readonly kind: P;
  readonly centre: number;
}

/** So many of a kind, at the card flown to. */
export const TRADE_KINDS = ['buy', 'sell'] as const;
export type TradeKind = (typeof TRADE_KINDS)[number];
export interface TradeMove<P extends TradeKind = TradeKind> {
  readonly kind: P;
  readonly goods: number;
  readonly n: number;
}
export interface SellPairMove {
  readonly kind: 'sell-pair';
  readonly first: number;
  readonly second: number; // after the first
}

/** The same at a station of one's own. */
export const STATION_TRADE_KINDS = ['station-buy', 'station-sell'] as const;
export type StationTradeKind = (typeof STATION_TRADE_KINDS)[number];
export interface StationTradeMove<P extends StationTradeKind = StationTradeKind> {
  readonly kind: P;
  readonly station: number;
  readonly goods: number;
  readonly n: number;
}
export interface StationPairMove {
  readonly kind: 'station-sell-pair';
  readonly station: number;
  readonly first: number;
  readonly second: number;
}

export interface FlyMove {
  readonly kind: 'fly';
  readonly sector: number;
}
export interface TaskMove {
  readonly kind: 'task';
  readonly task: number;
}
export interface ChooseMove {
  readonly kind: 'choose';
  readonly centres: number; // one bit each
}
export interface ArrangeMove {
  readonly kind: 'arrange';
  readonly top: readonly number[]; // cards by their place when looked at, the next one first
  readonly below: readonly number[]; // the first to come first
}
export interface OfferMove {
  readonly kind: 'offer';
  readonly give: Bundle;
  readonly take: Bundle;
}

export type Move =
  | PlainMove
  | ResourceMove
  | CentreMove
  | TradeMove
  | SellPairMove
  | StationTradeMove
  | StationPairMove
  | FlyMove
  | TaskMove
  | ChooseMove
  | ArrangeMove
  | OfferMove;

export const plainMove = <P extends PlainKind>(kind: P): PlainMove<P> => Object.freeze({ kind });
export const resourceMoves = <P extends ResourceKind>(kind: P) =>
  made<ResourceMove<P>>(RESOURCES, (resource) => ({ kind, resource }));
export const centreMoves = <P extends CentreKind>(kind: P) =>
  made<CentreMove<P>>(CENTRES.length, (centre) => ({ kind, centre }));
export const FLY_MOVES = made<FlyMove>(SECTORS, (sector) => ({ kind: 'fly', sector }));

/** Kinds of stock that are traded: the resources and knowledge; of each at most what a store can hold. */
export const TRADED = KNOWLEDGE + 1;
export const MOST = LAB;

/** By goods * MOST + n - 1. */
export const tradeMoves = <P extends TradeKind>(kind: P) =>
  made<TradeMove<P>>(TRADED * MOST, (i) => ({ kind, goods: Math.floor(i / MOST), n: 1 + (i % MOST) }));
/** By (station * TRADED + goods) * MOST + n - 1. */
export const stationTradeMoves = <P extends StationTradeKind>(kind: P) =>
  made<StationTradeMove<P>>(STATIONS.length * TRADED * MOST, (i) => ({
    kind,
    station: Math.floor(i / (TRADED * MOST)),
    goods: Math.floor(i / MOST) % TRADED,
    n: 1 + (i % MOST),
  }));

/** Two different resources, the first before the second. */
export const PAIRS: readonly (readonly [number, number])[] = Array.from({ length: RESOURCES }, (_, first) =>
  Array.from({ length: RESOURCES - 1 - first }, (__, i) => [first, first + 1 + i] as const),
).flat();
export const SELL_PAIR_MOVES = made<SellPairMove>(PAIRS.length, (i) => {
  const [first, second] = some(PAIRS, i);
  return { kind: 'sell-pair', first, second };
});
/** By station * pairs + pair. */
export const STATION_PAIR_MOVES = made<StationPairMove>(STATIONS.length * PAIRS.length, (i) => {
  const [first, second] = some(PAIRS, i % PAIRS.length);
  return { kind: 'station-sell-pair', station: Math.floor(i / PAIRS.length), first, second };
});

/** More than any variant has. */
const TASKS = 17;
export const TASK_MOVES = made<TaskMove>(TASKS, (task) => ({ kind: 'task', task }));

const ALL_CENTRES = 1 << CENTRES.length;
const chooseMoves = made<ChooseMove>(ALL_CENTRES, (centres) => ({ kind: 'choose', centres }));
const bits = (set: number): number => (set === 0 ? 0 : 1 + bits(set & (set - 1)));
/** Every choice of so many centres, by their number. */
export const CHOOSE_MOVES: readonly (readonly ChooseMove[])[] = [0, 1, 2].map((n) =>
  chooseMoves.filter(({ centres }) => bits(centres) === n),
);

function orders(of: readonly number[]): readonly (readonly number[])[] {
  if (of.length === 0) return [[]];
  return of.flatMap((first) => orders(of.filter((i) => i !== first)).map((rest) => [first, ...rest]));
}

/** Every way to leave so many cards on top or put them under the stack, by how many there are. */
export const ARRANGE_MOVES: readonly (readonly ArrangeMove[])[] = [0, 1, 2, 3].map((n) => {
  const cards = Array.from({ length: n }, (_, i) => i);
  const moves: ArrangeMove[] = [];
  for (let set = 0; set < 1 << n; set++) {
    for (const top of orders(cards.filter((i) => ((set >> i) & 1) === 0))) {
      for (const below of orders(cards.filter((i) => ((set >> i) & 1) === 1))) {
        moves.push(Object.freeze({ kind: 'arrange', top, below }));
      }
    }
  }
  return moves;
});
