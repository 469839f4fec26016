import { NONE, payable } from '@orrery/common';
import { ANY_RESOURCE } from '../cards.ts';
import { COST, TRADE_CENTRE } from '../data.ts';
import { canGoOn } from '../flight.ts';
import { playerOf, type View } from '../state.ts';
import type { CardFacts } from '../variant.ts';
import { UNITS_PER_PAIR } from './trading.ts';

/** The actions with a bit in `prefilter`. They come first in the game and order matters: the index is the bit. */
export const TURN_ACTIONS = [
  'end',
  'station-buy',
  'station-sell',
  'station-sell-pair',
  'force',
  'colony-ship',
  'trade-ship',
  'booster',
  'booster-2',
  'cannon',
  'cannon-2',
  'centre',
  'centre-2',
  'next',
  'stop',
  'buy',
  'sell',
  'sell-pair',
  'station',
  'colony',
  'task',
  // Barter comes last: without it the other indices stay the same.
  'offer',
  'propose',
  'withdraw',
  'deal',
  'dismiss',
  'close',
  'reopen',
] as const;

const actionBits = (...kinds: (typeof TURN_ACTIONS)[number][]): number =>
  kinds.reduce((set, kind) => set | (1 << TURN_ACTIONS.indexOf(kind)), 0);

const END_BIT = actionBits('end');
const STATION_BITS = actionBits('station-buy', 'station-sell', 'station-sell-pair');
const FORCE_BIT = actionBits('force');
const OFFER_BIT = actionBits('offer');
const ANSWER_BITS = actionBits('deal', 'dismiss', 'close');
const REOPEN_BIT = actionBits('reopen');

/** The actions each price allows. */
const isBuilt = (kind: string): kind is keyof typeof COST => kind in COST;
const builds = payable(TURN_ACTIONS.filter(isBuilt).map((kind) => [COST[kind], actionBits(kind)]));

/** The actions that the stock allows when trading and building; the gates check the rest. */
export function prefilterBuild({ table, seat }: View, menu: number): number {
  const { stock, stations, centres } = playerOf(table, seat);
  let set = END_BIT | builds(stock);
  if ((stations & ~table.used) !== 0) set |= STATION_BITS;
  if (((centres >> TRADE_CENTRE) & 1) === 1) set |= FORCE_BIT;
  if (menu > 0) set |= OFFER_BIT;
  if (table.proposal !== null) set |= ANSWER_BITS;
  if (table.closed !== 0) set |= REOPEN_BIT;
  return set;
}

const NEXT_BIT = actionBits('next');
const STOP_BIT = actionBits('stop');
const STATION_BIT = actionBits('station');
const COLONY_BIT = actionBits('colony');

/** The actions that a card allows any player who flies there. */
function cardActionBits(facts: CardFacts, card: number): number {
  let set = 0;
  if (facts.buys[card] === 1) set |= actionBits('buy');
  if (facts.sells[card] === 1) set |= actionBits('sell');
  if (facts.sells[card] === 1 && facts.goods[card] === ANY_RESOURCE && (facts.limit[card] ?? 0) >= UNITS_PER_PAIR)
    set |= actionBits('sell-pair');
  if (facts.station[card] !== NONE) set |= STATION_BIT;
  if (facts.cell[card] !== NONE) set |= COLONY_BIT;
  if (facts.target[card] !== NONE) set |= actionBits('task');
  return set;
}

/** The actions at the card just flown to, with the ships in the hangar. */
export function prefilterFlight(facts: CardFacts): (view: View) => number {
  const byCard = facts.group.map((_, card) => cardActionBits(facts, card));
  return ({ table, seat }) => {
    let set = canGoOn(table) ? NEXT_BIT | STOP_BIT : STOP_BIT;
    if (table.fresh === 0) return set;
    set |= byCard[table.row[table.row.length - 1] ?? 0] ?? 0;
    const { tradeShips, colonyShips } = playerOf(table, seat);
    if (tradeShips === 0) set &= ~STATION_BIT;
    return colonyShips === 0 ? set & ~COLONY_BIT : set;
  };
}
