import { CARBON, FOOD, FUEL, GOODS, ORE, TRADE } from '../data.ts';
import { playerOf, type View } from '../state.ts';

/** The actions of the phase in which is traded and built, in the order in which they stand first in the game. */
const BUILD_KINDS = [
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
  'offer', // last: without barter nothing moves up
] as const;

const bit = (...kinds: (typeof BUILD_KINDS)[number][]): number =>
  kinds.reduce((set, kind) => set | (1 << BUILD_KINDS.indexOf(kind)), 0);

const ALWAYS = bit('end');
const STATIONS = bit('station-buy', 'station-sell', 'station-sell-pair');
const FORCE = bit('force');
const OFFER = bit('offer');
const COLONY_SHIP = bit('colony-ship');
const TRADE_SHIP = bit('trade-ship');
const BOOSTERS = bit('booster', 'booster-2');
const CANNONS = bit('cannon', 'cannon-2');
const CENTRES = bit('centre', 'centre-2');

/** What the stores allow at a glance; the gates say the rest. */
export function likely({ table, seat }: View, menu: number): number {
  const { stock, stations, centres } = playerOf(table, seat);
  let set = ALWAYS;
  if ((stations & ~table.used) !== 0) set |= STATIONS;
  if (((centres >> TRADE) & 1) === 1) set |= FORCE;
  if (menu > 0) set |= OFFER;
  const fuel = stock[FUEL] ?? 0;
  const carbon = stock[CARBON] ?? 0;
  const food = stock[FOOD] ?? 0;
  if (fuel > 1) set |= BOOSTERS;
  if (carbon > 1) set |= CANNONS;
  if ((stock[ORE] ?? 0) === 0) return set;
  if (fuel > 0 && food > 0) set |= COLONY_SHIP;
  if (fuel > 0 && (stock[GOODS] ?? 0) > 0) set |= TRADE_SHIP;
  if (carbon > 0 && food > 0) set |= CENTRES;
  return set;
}
