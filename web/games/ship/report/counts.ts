import { total } from '@orrery/kernel';
import type { Event } from '@orrery/ship/facts';
import type { ContestRecord, CountRecord } from '../../game-report.ts';
import { COMBAT_ROLL_COUNT, winningRolls } from '../table/predictions.ts';

/** Luck counts of each captain: the keys of the texts `count.…`. */
export const LUCK_KEYS = ['daring', 'unlucky', 'wasted'] as const;
export const DEALING_KEYS = ['offers'] as const;
/** Counts of flights. */
export const FLIGHT_KEYS = ['flights', 'cards', 'colonies', 'stations', 'tasks', 'pirates', 'won', 'lost'] as const;
/** Astro earned by trading, by good. */
export const PROFIT_KEYS = [
  'profit-ore',
  'profit-fuel',
  'profit-food',
  'profit-carbon',
  'profit-goods',
  'profit-knowledge',
] as const;
/** Astro earned on flights, by sector, and at one's own stations. */
const SECTOR_ROUTE_KEYS = ['route-1', 'route-2', 'route-3', 'route-4'] as const;
const STATION_ROUTE_KEY = 'route-stations';
const PIRATE_ROUTE_KEY = 'route-pirates';
export const ROUTE_KEYS = [...SECTOR_ROUTE_KEYS, STATION_ROUTE_KEY, PIRATE_ROUTE_KEY] as const;
type CountKey = (
  | typeof LUCK_KEYS
  | typeof DEALING_KEYS
  | typeof FLIGHT_KEYS
  | typeof PROFIT_KEYS
  | typeof ROUTE_KEYS
)[number];

const NO_COUNTS: readonly CountRecord[] = [];
const countOne = (seat: number, key: CountKey): CountRecord => ({ seat, key, n: 1 });

/** A fight, and whether its result went against the odds. */
function fightCounts({ seat, cannons, strength, isWon }: Extract<Event, { kind: 'fought' }>): readonly CountRecord[] {
  const isLikely = winningRolls(cannons, strength) * 2 >= COMBAT_ROLL_COUNT;
  if (isWon) return isLikely ? [countOne(seat, 'won')] : [countOne(seat, 'won'), countOne(seat, 'daring')];
  return isLikely ? [countOne(seat, 'lost'), countOne(seat, 'unlucky')] : [countOne(seat, 'lost')];
}

/** What was spent on a good and earned with it. */
function profitCounts(event: Extract<Event, { kind: 'bought' | 'sold' }>): readonly CountRecord[] {
  const { seat, astro } = event;
  const of = (kind: number, n: number): readonly CountRecord[] => {
    const key = PROFIT_KEYS[kind];
    return key === undefined || n === 0 ? NO_COUNTS : [{ seat, key, n }];
  };
  if (event.kind === 'bought') return of(event.goods, -astro);
  const each = astro / Math.max(1, total(event.goods));
  return event.goods.flatMap((n, kind) => of(kind, n * each));
}

type Trade = Extract<Event, { kind: 'bought' | 'sold' }>;

/** Where it was earned: in the sector of the flight, or at a station. */
function routeCount({ seat, sector, astro, kind }: Trade): CountRecord {
  return { seat, key: SECTOR_ROUTE_KEYS[sector] ?? STATION_ROUTE_KEY, n: kind === 'bought' ? -astro : astro };
}

/** What an event adds to the counts of each captain. */
export function countsOf(event: Event): readonly CountRecord[] {
  switch (event.kind) {
    case 'landed':
      return [countOne(event.seat, 'flights')];
    case 'revealed':
      return [countOne(event.seat, 'cards')];
    case 'paid':
      return [
        countOne(event.seat, 'cards'),
        countOne(event.seat, 'pirates'),
        { seat: event.seat, key: PIRATE_ROUTE_KEY, n: -event.astro },
      ];
    case 'fights':
      return [countOne(event.seat, 'cards'), countOne(event.seat, 'pirates')];
    case 'settled':
      return [countOne(event.seat, 'colonies')];
    case 'moored':
      return [countOne(event.seat, 'stations')];
    case 'fulfilled':
      return [countOne(event.seat, 'tasks')];
    case 'fought':
      return fightCounts(event);
    case 'produced':
      return event.isLost ? [countOne(event.seat, 'wasted')] : NO_COUNTS;
    case 'bought':
    case 'sold':
      return [...profitCounts(event), routeCount(event)];
    case 'offered':
      return [countOne(event.seat, 'offers')];
    default:
      return NO_COUNTS;
  }
}

/** A fight with its odds. */
export function contestOf(event: Event): ContestRecord | null {
  if (event.kind !== 'fought') return null;
  const { seat, cannons, strength, isWon } = event;
  return { seat, wins: winningRolls(cannons, strength), of: COMBAT_ROLL_COUNT, isWon };
}
