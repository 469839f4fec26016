import { NONE, payable } from '@orrery/common';
import { ANY } from '../cards.ts';
import { COST, TRADE } from '../data.ts';
import { canGoOn } from '../flight.ts';
import { playerOf, type View } from '../state.ts';
import type { Facts } from '../variant.ts';
import { PAIR } from './trading.ts';

/** The actions that can be named at a glance, in the order in which they stand first in the game. */
export const NAMED = [
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
  // Barter comes last: without it nothing moves up.
  'offer',
  'propose',
  'withdraw',
  'deal',
  'dismiss',
  'close',
  'reopen',
] as const;

const bit = (...kinds: (typeof NAMED)[number][]): number =>
  kinds.reduce((set, kind) => set | (1 << NAMED.indexOf(kind)), 0);

const END = bit('end');
const STATIONS = bit('station-buy', 'station-sell', 'station-sell-pair');
const FORCE = bit('force');
const OFFER = bit('offer');
const ANSWER = bit('deal', 'dismiss', 'close');
const REOPEN = bit('reopen');

/** What the stores pay for. */
const isBuilt = (kind: string): kind is keyof typeof COST => kind in COST;
const builds = payable(NAMED.filter(isBuilt).map((kind) => [COST[kind], bit(kind)]));

/** What the stores allow when trading and building; the gates say the rest. */
export function likelyToBuild({ table, seat }: View, menu: number): number {
  const { stock, stations, centres } = playerOf(table, seat);
  let set = END | builds(stock);
  if ((stations & ~table.used) !== 0) set |= STATIONS;
  if (((centres >> TRADE) & 1) === 1) set |= FORCE;
  if (menu > 0) set |= OFFER;
  if (table.proposal !== null) set |= ANSWER;
  if (table.closed !== 0) set |= REOPEN;
  return set;
}

const NEXT = bit('next');
const STOP = bit('stop');
const FOUND_STATION = bit('station');
const FOUND_COLONY = bit('colony');

/** What a card allows, whoever flies there. */
function allows(facts: Facts, card: number): number {
  let set = 0;
  if (facts.buys[card] === 1) set |= bit('buy');
  if (facts.sells[card] === 1) set |= bit('sell');
  if (facts.sells[card] === 1 && facts.goods[card] === ANY && (facts.limit[card] ?? 0) >= PAIR) set |= bit('sell-pair');
  if (facts.station[card] !== NONE) set |= FOUND_STATION;
  if (facts.cell[card] !== NONE) set |= FOUND_COLONY;
  if (facts.target[card] !== NONE) set |= bit('task');
  return set;
}

/** What the card just flown to allows, with the ships that are in the hangar. */
export function likelyInFlight(facts: Facts): (view: View) => number {
  const byCard = facts.group.map((_, card) => allows(facts, card));
  return ({ table, seat }) => {
    let set = canGoOn(table) ? NEXT | STOP : STOP;
    if (table.fresh === 0) return set;
    set |= byCard[table.row[table.row.length - 1] ?? 0] ?? 0;
    const { tradeShips, colonyShips } = playerOf(table, seat);
    if (tradeShips === 0) set &= ~FOUND_STATION;
    return colonyShips === 0 ? set & ~FOUND_COLONY : set;
  };
}
