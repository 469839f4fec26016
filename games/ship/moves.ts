import { bitCount, bundles } from '@orrery/common';
import { below, between, declareMoves, listed, type MoveOf, move, oneOf, setOf } from '@orrery/kernel';
import { STATIONS } from './cards.ts';
import { CENTRES, HOLD, KNOWLEDGE, LAB, LOOK, RESOURCES, SECTORS, STOCK_KINDS, STOCKS } from './data.ts';
import type { Variant } from './variant.ts';

/** Kinds of stock that are traded: the resources and knowledge; of each at most what a store can hold. */
export const TRADED = KNOWLEDGE + 1;
export const MOST = Math.max(LAB, ...HOLD);

const resource = oneOf(STOCKS.slice(0, RESOURCES));
const goods = oneOf(STOCKS.slice(0, TRADED));
const n = between(1, MOST);
const station = oneOf(STATIONS);
const centre = oneOf(CENTRES);
const side = bundles({ kinds: STOCK_KINDS, each: 99, any: (rng) => (rng(3) === 0 ? 1 + rng(2) : 0) });

const inOrder = ({ first, second }: { readonly first: number; readonly second: number }): boolean => first < second;

/** Cards by their place when looked at: those on top, the next one first, and those below, the first to come first. */
type Arrangement = { readonly top: readonly number[]; readonly below: readonly number[] };

function orders(of: readonly number[]): readonly (readonly number[])[] {
  if (of.length === 0) return [[]];
  return of.flatMap((first) => orders(of.filter((i) => i !== first)).map((rest) => [first, ...rest]));
}

/** Every way to leave so many cards on top or put them under the stack. */
function arrangements(cards: number): readonly Arrangement[] {
  const places = Array.from({ length: cards }, (_, i) => i);
  return Array.from({ length: 1 << cards }, (_, set) => {
    const under = orders(places.filter((i) => ((set >> i) & 1) === 1));
    return orders(places.filter((i) => ((set >> i) & 1) === 0)).flatMap((top) =>
      under.map((below) => ({ top, below })),
    );
  }).flat();
}
const counts = Array.from({ length: Math.max(...LOOK) + 1 }, (_, cards) => cards);

/** Every move that does not depend on the cards of a game: its kind, how it is written, what it carries. */
export const MOVES = declareMoves({
  // before the first turn
  choose: move('choose {centres}', { centres: setOf(CENTRES, ' ', '') }, ({ centres }) =>
    [1, 2].includes(bitCount(centres)),
  ),
  // the flight
  produce: move('produce {resource}', { resource }),
  fly: move('fly {sector}', { sector: below(SECTORS) }),
  arrange: listed(
    counts.slice(1).flatMap(arrangements),
    ({ top, below }) => `arrange ${top.join('')}/${below.join('')}`,
  ),
  next: move('next'),
  stop: move('stop'),
  buy: move('buy {n} {goods}', { goods, n }),
  sell: move('sell {n} {goods}', { goods, n }),
  'sell-pair': move('sell {first} and {second}', { first: resource, second: resource }, inOrder),
  station: move('station'),
  colony: move('colony'),
  pay: move('pay'),
  fight: move('fight'),
  'give-up': move('give-up {centre}', { centre }),
  take: move('take {resource}', { resource }),
  // trade and building
  'station-buy': move('buy {n} {goods} at {station}', { station, goods, n }),
  'station-sell': move('sell {n} {goods} at {station}', { station, goods, n }),
  'station-sell-pair': move(
    'sell {first} and {second} at {station}',
    { station, first: resource, second: resource },
    inOrder,
  ),
  force: move('force {resource}', { resource }),
  offer: move('offer {give} for {take}', { give: side, take: side }),
  accept: move('accept'),
  decline: move('decline'),
  counter: move('counter {give} for {take}', { give: side, take: side }),
  propose: move('propose {give} for {take}', { give: side, take: side }),
  withdraw: move('withdraw'),
  deal: move('deal'),
  dismiss: move('dismiss'),
  close: move('close'), // no more offers this turn
  reopen: move('reopen'),
  'colony-ship': move('colony-ship'),
  'trade-ship': move('trade-ship'),
  booster: move('booster'),
  'booster-2': move('booster-2'),
  cannon: move('cannon'),
  'cannon-2': move('cannon-2'),
  centre: move('centre {centre}', { centre }),
  'centre-2': move('centre-2 {centre}', { centre }),
  end: move('end'),
});

/** The tasks of a game, written by their ids. */
export const taskMoves = ({ tasks }: Variant) =>
  declareMoves({ task: move('task {task}', { task: oneOf(tasks.map(({ id }) => id)) }) });

export type Move = MoveOf<typeof MOVES> | MoveOf<ReturnType<typeof taskMoves>>;
export type Kind<K extends Move['kind']> = Extract<Move, { kind: K }>;

/** Every choice of so many centres, by their number. */
export const CHOICES: readonly (readonly Kind<'choose'>[])[] = [0, 1, 2].map((many) =>
  MOVES.choose.all.filter(({ centres }) => bitCount(centres) === many),
);

/** The arrangements of so many cards, by their number. */
export const ARRANGEMENTS: readonly (readonly Kind<'arrange'>[])[] = counts.map((cards) =>
  MOVES.arrange.all.filter(({ top, below }) => top.length + below.length === cards),
);
