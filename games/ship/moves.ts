import { bitCount, bundleField } from '@orrery/common';
import {
  declareMoves,
  defineMove,
  indexField,
  listedMoves,
  type MoveOf,
  nameField,
  nameSetField,
  rangeField,
} from '@orrery/kernel';
import { STATIONS } from './cards.ts';
import {
  CENTRES,
  HOLD_CAPACITY,
  KNOWLEDGE,
  KNOWLEDGE_CAPACITY,
  RESOURCE_KINDS,
  SECTOR_COUNT,
  SENSOR_CARDS,
  STOCK_KINDS,
  STOCKS,
} from './data.ts';
import type { ShipVariant } from './variant.ts';

/** Kinds of stock that are traded: the resources and knowledge; of each at most what a store can hold. */
export const TRADED_KINDS = KNOWLEDGE + 1;
export const MAX_UNITS = Math.max(KNOWLEDGE_CAPACITY, ...HOLD_CAPACITY);

const resourceField = nameField(STOCKS.slice(0, RESOURCE_KINDS));
const goodsField = nameField(STOCKS.slice(0, TRADED_KINDS));
const amountField = rangeField(1, MAX_UNITS);
const stationField = nameField(STATIONS);
const centreField = nameField(CENTRES);
const termsField = bundleField({ kinds: STOCK_KINDS, each: 99, any: (rng) => (rng(3) === 0 ? 1 + rng(2) : 0) });

const isAscending = ({ first, second }: { readonly first: number; readonly second: number }): boolean => first < second;

/** Peeked cards by position: those on top, the next one first, and those below, the first to come first. */
type Arrangement = { readonly top: readonly number[]; readonly below: readonly number[] };

function permutations(of: readonly number[]): readonly (readonly number[])[] {
  if (of.length === 0) return [[]];
  return of.flatMap((first) => permutations(of.filter((i) => i !== first)).map((rest) => [first, ...rest]));
}

/** Every way to leave this many cards on top or put them under the stack. */
function arrangements(cards: number): readonly Arrangement[] {
  const places = Array.from({ length: cards }, (_, i) => i);
  return Array.from({ length: 1 << cards }, (_, set) => {
    const under = permutations(places.filter((i) => ((set >> i) & 1) === 1));
    return permutations(places.filter((i) => ((set >> i) & 1) === 0)).flatMap((top) =>
      under.map((below) => ({ top, below })),
    );
  }).flat();
}
const CARD_COUNTS = Array.from({ length: Math.max(...SENSOR_CARDS) + 1 }, (_, cards) => cards);

/** All moves that do not depend on the cards of a game: each kind with its notation and its fields. */
export const MOVES = declareMoves({
  // before the first turn
  choose: defineMove('choose {centres}', { centres: nameSetField(CENTRES, ' ', '') }, ({ centres }) =>
    [1, 2].includes(bitCount(centres)),
  ),
  // the flight
  produce: defineMove('produce {resource}', { resource: resourceField }),
  fly: defineMove('fly {sector}', { sector: indexField(SECTOR_COUNT) }),
  arrange: listedMoves(
    CARD_COUNTS.slice(1).flatMap(arrangements),
    ({ top, below }) => `arrange ${top.join('')}/${below.join('')}`,
  ),
  next: defineMove('next'),
  stop: defineMove('stop'),
  buy: defineMove('buy {n} {goods}', { goods: goodsField, n: amountField }),
  sell: defineMove('sell {n} {goods}', { goods: goodsField, n: amountField }),
  'sell-pair': defineMove('sell {first} and {second}', { first: resourceField, second: resourceField }, isAscending),
  station: defineMove('station'),
  colony: defineMove('colony'),
  pay: defineMove('pay'),
  fight: defineMove('fight'),
  'give-up': defineMove('give-up {centre}', { centre: centreField }),
  take: defineMove('take {resource}', { resource: resourceField }),
  // trade and building
  'station-buy': defineMove('buy {n} {goods} at {station}', {
    station: stationField,
    goods: goodsField,
    n: amountField,
  }),
  'station-sell': defineMove('sell {n} {goods} at {station}', {
    station: stationField,
    goods: goodsField,
    n: amountField,
  }),
  'station-sell-pair': defineMove(
    'sell {first} and {second} at {station}',
    { station: stationField, first: resourceField, second: resourceField },
    isAscending,
  ),
  force: defineMove('force {resource}', { resource: resourceField }),
  offer: defineMove('offer {give} for {take}', { give: termsField, take: termsField }),
  accept: defineMove('accept'),
  decline: defineMove('decline'),
  counter: defineMove('counter {give} for {take}', { give: termsField, take: termsField }),
  propose: defineMove('propose {give} for {take}', { give: termsField, take: termsField }),
  withdraw: defineMove('withdraw'),
  deal: defineMove('deal'),
  dismiss: defineMove('dismiss'),
  close: defineMove('close'), // no more offers this turn
  reopen: defineMove('reopen'),
  'colony-ship': defineMove('colony-ship'),
  'trade-ship': defineMove('trade-ship'),
  booster: defineMove('booster'),
  'booster-2': defineMove('booster-2'),
  cannon: defineMove('cannon'),
  'cannon-2': defineMove('cannon-2'),
  centre: defineMove('centre {centre}', { centre: centreField }),
  'centre-2': defineMove('centre-2 {centre}', { centre: centreField }),
  end: defineMove('end'),
});

/** The tasks of a game, written by their ids. */
export const taskMoves = ({ tasks }: ShipVariant) =>
  declareMoves({ task: defineMove('task {task}', { task: nameField(tasks.map(({ id }) => id)) }) });

export type Move = MoveOf<typeof MOVES> | MoveOf<ReturnType<typeof taskMoves>>;
export type ShipMoveOfKind<K extends Move['kind']> = Extract<Move, { kind: K }>;

/** Every choice of this many centres. */
export const CENTRE_CHOICES: readonly (readonly ShipMoveOfKind<'choose'>[])[] = [0, 1, 2].map((many) =>
  MOVES.choose.all.filter(({ centres }) => bitCount(centres) === many),
);

/** The arrangements of this many cards. */
export const ARRANGEMENTS: readonly (readonly ShipMoveOfKind<'arrange'>[])[] = CARD_COUNTS.map((cards) =>
  MOVES.arrange.all.filter(({ top, below }) => top.length + below.length === cards),
);
