import { total } from '@orrery/kernel';
import type { Event } from '@orrery/starship/facts';
import type { Count } from '../../../result/chronicle.ts';
import { ROLLS, winningRolls } from '../foresight.ts';

/** What fortune did to each captain: the keys of the texts `count.…`. */
export const LUCK = ['flights', 'cards', 'pirates', 'won', 'lost', 'daring', 'unlucky', 'wasted'] as const;
/** What trading brought, good by good, and what was offered. */
export const PROFITS = [
  'profit-ore',
  'profit-fuel',
  'profit-food',
  'profit-carbon',
  'profit-goods',
  'profit-knowledge',
] as const;
export const DEALINGS = ['offers'] as const;
type Key = (typeof LUCK)[number] | (typeof DEALINGS)[number] | (typeof PROFITS)[number];

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

/** What an event adds to the counts of each captain. */
export function count(event: Event): readonly Count[] {
  switch (event.kind) {
    case 'landed':
      return [once(event.seat, 'flights')];
    case 'revealed':
      return [once(event.seat, 'cards')];
    case 'paid':
    case 'fights':
      return [once(event.seat, 'cards'), once(event.seat, 'pirates')];
    case 'fought':
      return fought(event);
    case 'produced':
      return event.isLost ? [once(event.seat, 'wasted')] : NOTHING;
    case 'bought':
    case 'sold':
      return profit(event);
    case 'offered':
      return [once(event.seat, 'offers')];
    default:
      return NOTHING;
  }
}
