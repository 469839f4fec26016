import { type Seat, total } from '@orrery/kernel';
import {
  type Event,
  isHome,
  isOwned,
  ownerOf,
  PLANETS,
  RESOURCES,
  SEVEN,
  SHAKES,
  speedOf,
  type Table,
  THREE,
} from '@orrery/starfarers/facts';
import type { Count, Trial } from '../../chronicle.ts';
import { duelOf, WAYS } from '../table/encounters/contest.ts';

type Of<P extends Event['kind']> = Extract<Event, { kind: P }>;

/** What fortune did to each seat, and how it traded: the keys of the texts `count.…`. */
export const LUCK = ['sevens', 'robbed', 'victim', 'discarded', 'daring', 'unlucky'] as const;
export const DEALINGS = ['offers', 'swaps'] as const;
/** What the fleets did. */
export const FLIGHTS = ['flights', 'links', 'jumps', 'colonies', 'stations', 'tokens'] as const;
/** How the balls fell; out of ten, four times with the black one. */
export const SHAKEN = ['shake-black', 'shake-3', 'shake-4', 'shake-5'] as const;
/** Whom the fleets met, and how it went. */
export const MET = [
  'met',
  'gifts',
  'fights-won',
  'fights-lost',
  'races-won',
  'races-lost',
  'fame-won',
  'fame-lost',
  'parts-lost',
  'held-back',
] as const;
/** Where the cards of production came from. */
const HOME = ['home-ore', 'home-fuel', 'home-carbon', 'home-food', 'home-goods'] as const;
const FAR = ['far-ore', 'far-fuel', 'far-carbon', 'far-food', 'far-goods'] as const;
const FOLK = 'folk';
export const PLANETARY = [...HOME, ...FAR, FOLK] as const;
type Key = (typeof LUCK | typeof DEALINGS | typeof FLIGHTS | typeof SHAKEN | typeof MET | typeof PLANETARY)[number];

const NOTHING: readonly Count[] = [];
const some = (seat: Seat, key: Key, n: number): readonly Count[] => (n === 0 ? NOTHING : [{ seat, key, n }]);
const once = (seat: Seat, key: Key): Count => ({ seat, key, n: 1 });

/** How many colonies and spaceports of a seat a planet feeds: those behind it and before it. */
function fed({ sites }: Table, planet: number, seat: Seat): number {
  const system = planet - (planet % THREE);
  return [planet, system + ((planet + 2) % THREE)].filter((site) => {
    const piece = sites[site] ?? 0;
    return isOwned(piece) && ownerOf(piece) === seat;
  }).length;
}

/** SF-PROD-01: which planets the cards of a roll came from; what is left over came from the Green Folk. */
function planetary({ seat, gains }: Of<'produced'>, table: Table): readonly Count[] {
  const sum = total(table.dice);
  const places = Array.from({ length: PLANETS }, (_, planet) => planet).filter(
    (planet) => (((table.discs[planet] ?? 0) >> sum) & 1) === 1,
  );
  return RESOURCES.flatMap((_, resource) => {
    const n = gains[resource] ?? 0;
    if (n === 0) return NOTHING;
    const from = (test: (planet: number) => boolean) =>
      places
        .filter((planet) => table.planets[planet] === resource && test(planet))
        .reduce((cards, planet) => cards + fed(table, planet, seat), 0);
    const isAtHome = (planet: number) => isHome(Math.floor(planet / THREE));
    const home = from(isAtHome);
    const far = from((planet) => !isAtHome(planet));
    return [
      ...some(seat, HOME[resource] ?? FOLK, home),
      ...some(seat, FAR[resource] ?? FOLK, far),
      ...some(seat, FOLK, n - home - far),
    ];
  });
}

/** A contest, and whether it went against the odds. */
function contested(event: Of<'contest'>): readonly Count[] {
  const { stat, isWon, odds } = duelOf(event);
  const { seat } = event;
  const name = stat === 'combat' ? (isWon ? 'fights-won' : 'fights-lost') : isWon ? 'races-won' : 'races-lost';
  if (isWon) return odds * 2 < WAYS ? [once(seat, name), once(seat, 'daring')] : [once(seat, name)];
  return odds * 2 >= WAYS ? [once(seat, name), once(seat, 'unlucky')] : [once(seat, name)];
}

function shaken({ seat, shake }: Of<'shaken'>): readonly Count[] {
  if (SHAKES[shake]?.black === true) return [once(seat, 'shake-black')];
  return SHAKEN.filter((key) => key === `shake-${speedOf(shake)}`).map((key) => once(seat, key));
}

/** What an event adds to the counts of each seat, on the table after its step. */
export function count(event: Event, table: Table): readonly Count[] {
  switch (event.kind) {
    case 'rolled':
      return event.sum === SEVEN ? [once(event.seat, 'sevens')] : NOTHING;
    case 'produced':
      return planetary(event, table);
    case 'stole':
      return [once(event.seat, 'robbed'), once(event.from, 'victim')];
    case 'discarded':
      return some(event.seat, 'discarded', total(event.cards));
    case 'offered':
      return [once(event.seat, 'offers')];
    case 'supplied':
      return [once(event.seat, 'swaps')];
    case 'flew':
      return [once(event.seat, 'flights'), ...some(event.seat, 'links', event.links)];
    case 'jumped':
      return [once(event.seat, 'jumps')];
    case 'founded':
      return [once(event.seat, 'colonies')];
    case 'docked':
      return [once(event.seat, 'stations')];
    case 'cleared':
      return [once(event.seat, 'tokens')];
    case 'shaken':
      return shaken(event);
    case 'answered':
      return [once(event.seat, 'met'), ...some(event.seat, 'gifts', total(event.cards))];
    case 'contest':
      return contested(event);
    case 'fame':
      return some(event.seat, event.n > 0 ? 'fame-won' : 'fame-lost', Math.abs(event.n));
    case 'dropped':
      return [once(event.seat, 'parts-lost')];
    case 'grounded':
      return [once(event.seat, 'held-back')];
    default:
      return NOTHING;
  }
}

/** A contest with the odds it was fought at; who compares boosters alone tries nothing. */
export function trial(event: Event): Trial | null {
  if (event.kind !== 'contest' || event.shakes.length === 0) return null;
  const { isWon, odds } = duelOf(event);
  return { seat: event.seat, wins: odds, of: WAYS, isWon };
}
