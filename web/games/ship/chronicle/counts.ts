import { total } from '@orrery/kernel';
import type { Event } from '@orrery/ship/facts';
import type { Count, Trial } from '../../chronicle.ts';
import { ROLLS, winningRolls } from '../table/foresight.ts';

/** What fortune did to each captain: the keys of the texts `count.…`. */
export const LUCK = ['daring', 'unlucky', 'wasted'] as const;
export const DEALINGS = ['offers'] as const;
/** What flights came to. */
export const FLIGHTS = ['flights', 'cards', 'colonies', 'stations', 'tasks', 'pirates', 'won', 'lost'] as const;
/** Astro that trading brought, good by good. */
export const PROFITS = [
  'profit-ore',
  'profit-fuel',
  'profit-food',
  'profit-carbon',
  'profit-goods',
  'profit-knowledge',
] as const;
/** Astro that was earned on the way, sector by sector, and at one's own stations. */
const SECTOR_ROUTES = ['route-1', 'route-2', 'route-3', 'route-4'] as const;
const STATIONS = 'route-stations';
const TOLL = 'route-pirates';
export const ROUTES = [...SECTOR_ROUTES, STATIONS, TOLL] as const;
type Key = (typeof LUCK | typeof DEALINGS | typeof FLIGHTS | typeof PROFITS | typeof ROUTES)[number];

const NOTHING: readonly Count[] = [];
const once = (seat: number, key: Key): Count => ({ seat, key, n: 1 });

/** A fight, and whether it went against the odds. */
function fought({ seat, cannons, strength, isWon }: Extract<Event, { kind: 'fought' }>): readonly Count[] {
  const isLikely = winningRolls(cannons, strength) * 2 >= ROLLS;
  if (isWon) return isLikely ? [once(seat, 'won')] : [once(seat, 'won'), once(seat, 'daring')];
  return isLikely ? [once(seat, 'lost'), once(seat, 'unlucky')] : [once(seat, 'lost')];
}

/** What was spent on a good and earned with it. */
function profit(event: Extract<Event, { kind: 'bought' | 'sold' }>): readonly Count[] {
  const { seat, astro } = event;
  const of = (kind: number, n: number): readonly Count[] => {
    const key = PROFITS[kind];
    return key === undefined || n === 0 ? NOTHING : [{ seat, key, n }];
  };
  if (event.kind === 'bought') return of(event.goods, -astro);
  const each = astro / Math.max(1, total(event.goods));
  return event.goods.flatMap((n, kind) => of(kind, n * each));
}

type Trade = Extract<Event, { kind: 'bought' | 'sold' }>;

/** Where it was earned: in the sector that was flown to, or at a station. */
function route({ seat, sector, astro, kind }: Trade): Count {
  return { seat, key: SECTOR_ROUTES[sector] ?? STATIONS, n: kind === 'bought' ? -astro : astro };
}

/** What an event adds to the counts of each captain. */
export function count(event: Event): readonly Count[] {
  switch (event.kind) {
    case 'landed':
      return [once(event.seat, 'flights')];
    case 'revealed':
      return [once(event.seat, 'cards')];
    case 'paid':
      return [once(event.seat, 'cards'), once(event.seat, 'pirates'), { seat: event.seat, key: TOLL, n: -event.astro }];
    case 'fights':
      return [once(event.seat, 'cards'), once(event.seat, 'pirates')];
    case 'settled':
      return [once(event.seat, 'colonies')];
    case 'moored':
      return [once(event.seat, 'stations')];
    case 'fulfilled':
      return [once(event.seat, 'tasks')];
    case 'fought':
      return fought(event);
    case 'produced':
      return event.isLost ? [once(event.seat, 'wasted')] : NOTHING;
    case 'bought':
    case 'sold':
      return [...profit(event), route(event)];
    case 'offered':
      return [once(event.seat, 'offers')];
    default:
      return NOTHING;
  }
}

/** A fight with the odds it was fought at. */
export function trial(event: Event): Trial | null {
  if (event.kind !== 'fought') return null;
  const { seat, cannons, strength, isWon } = event;
  return { seat, wins: winningRolls(cannons, strength), of: ROLLS, isWon };
}
