import { type Seat, total } from '@orrery/kernel';
import {
  type Event,
  isHomeSystem,
  isOwned,
  ownerOf,
  PLANET_COUNT,
  PLANETS_PER_SYSTEM,
  RESOURCES,
  ROBBER_ROLL,
  SHAKES,
  shakeSpeed,
  type Table,
} from '@orrery/starfarers/facts';
import type { ContestRecord, CountRecord } from '../../game-report.ts';
import { contestFrom, SHAKE_PAIR_COUNT } from '../table/encounters/contest.ts';

type EventOfKind<P extends Event['kind']> = Extract<Event, { kind: P }>;

/** Luck and trade counts of each seat: the keys of the texts `count.…`. */
export const LUCK_KEYS = ['sevens', 'robbed', 'victim', 'discarded', 'daring', 'unlucky'] as const;
export const DEALING_KEYS = ['offers', 'swaps'] as const;
/** Counts of the fleets' flights. */
export const FLIGHT_KEYS = ['flights', 'links', 'jumps', 'colonies', 'stations', 'tokens'] as const;
/** Results of the shakes; four out of ten show the black ball. */
export const SHAKE_KEYS = ['shake-black', 'shake-3', 'shake-4', 'shake-5'] as const;
/** Counts of encounters and their results. */
export const ENCOUNTER_KEYS = [
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
const HOME_KEYS = ['home-ore', 'home-fuel', 'home-carbon', 'home-food', 'home-goods'] as const;
const FAR_KEYS = ['far-ore', 'far-fuel', 'far-carbon', 'far-food', 'far-goods'] as const;
const GREEN_FOLK_KEY = 'folk';
export const PLANET_KEYS = [...HOME_KEYS, ...FAR_KEYS, GREEN_FOLK_KEY] as const;
type CountKey = (
  | typeof LUCK_KEYS
  | typeof DEALING_KEYS
  | typeof FLIGHT_KEYS
  | typeof SHAKE_KEYS
  | typeof ENCOUNTER_KEYS
  | typeof PLANET_KEYS
)[number];

const NO_COUNTS: readonly CountRecord[] = [];
const countsIfAny = (seat: Seat, key: CountKey, n: number): readonly CountRecord[] =>
  n === 0 ? NO_COUNTS : [{ seat, key, n }];
const countOne = (seat: Seat, key: CountKey): CountRecord => ({ seat, key, n: 1 });

/** How many colonies and spaceports of a seat are supplied by a planet: those behind it and in front of it. */
function feedingSites({ sites }: Table, planet: number, seat: Seat): number {
  const system = planet - (planet % PLANETS_PER_SYSTEM);
  return [planet, system + ((planet + 2) % PLANETS_PER_SYSTEM)].filter((site) => {
    const piece = sites[site] ?? 0;
    return isOwned(piece) && ownerOf(piece) === seat;
  }).length;
}

/** SF-PROD-01: which planets the cards of a roll came from; the rest came from the Green Folk. */
function planetCounts({ seat, gains }: EventOfKind<'produced'>, table: Table): readonly CountRecord[] {
  const sum = total(table.dice);
  const places = Array.from({ length: PLANET_COUNT }, (_, planet) => planet).filter(
    (planet) => (((table.discs[planet] ?? 0) >> sum) & 1) === 1,
  );
  return RESOURCES.flatMap((_, resource) => {
    const n = gains[resource] ?? 0;
    if (n === 0) return NO_COUNTS;
    const from = (test: (planet: number) => boolean) =>
      places
        .filter((planet) => table.planets[planet] === resource && test(planet))
        .reduce((cards, planet) => cards + feedingSites(table, planet, seat), 0);
    const isAtHome = (planet: number) => isHomeSystem(Math.floor(planet / PLANETS_PER_SYSTEM));
    const home = from(isAtHome);
    const far = from((planet) => !isAtHome(planet));
    return [
      ...countsIfAny(seat, HOME_KEYS[resource] ?? GREEN_FOLK_KEY, home),
      ...countsIfAny(seat, FAR_KEYS[resource] ?? GREEN_FOLK_KEY, far),
      ...countsIfAny(seat, GREEN_FOLK_KEY, n - home - far),
    ];
  });
}

/** A contest, and whether its result went against the odds. */
function contestCounts(event: EventOfKind<'contest'>): readonly CountRecord[] {
  const { stat, isWon, odds } = contestFrom(event);
  const { seat } = event;
  const name = stat === 'combat' ? (isWon ? 'fights-won' : 'fights-lost') : isWon ? 'races-won' : 'races-lost';
  if (isWon)
    return odds * 2 < SHAKE_PAIR_COUNT ? [countOne(seat, name), countOne(seat, 'daring')] : [countOne(seat, name)];
  return odds * 2 >= SHAKE_PAIR_COUNT ? [countOne(seat, name), countOne(seat, 'unlucky')] : [countOne(seat, name)];
}

function shakeCounts({ seat, shake }: EventOfKind<'shaken'>): readonly CountRecord[] {
  if (SHAKES[shake]?.black === true) return [countOne(seat, 'shake-black')];
  return SHAKE_KEYS.filter((key) => key === `shake-${shakeSpeed(shake)}`).map((key) => countOne(seat, key));
}

/** What an event adds to the counts of each seat; `table` is the state after its step. */
export function countsOf(event: Event, table: Table): readonly CountRecord[] {
  switch (event.kind) {
    case 'rolled':
      return event.sum === ROBBER_ROLL ? [countOne(event.seat, 'sevens')] : NO_COUNTS;
    case 'produced':
      return planetCounts(event, table);
    case 'stole':
      return [countOne(event.seat, 'robbed'), countOne(event.from, 'victim')];
    case 'discarded':
      return countsIfAny(event.seat, 'discarded', total(event.cards));
    case 'offered':
      return [countOne(event.seat, 'offers')];
    case 'supplied':
      return [countOne(event.seat, 'swaps')];
    case 'flew':
      return [countOne(event.seat, 'flights'), ...countsIfAny(event.seat, 'links', event.links)];
    case 'jumped':
      return [countOne(event.seat, 'jumps')];
    case 'founded':
      return [countOne(event.seat, 'colonies')];
    case 'docked':
      return [countOne(event.seat, 'stations')];
    case 'cleared':
      return [countOne(event.seat, 'tokens')];
    case 'shaken':
      return shakeCounts(event);
    case 'answered':
      return [countOne(event.seat, 'met'), ...countsIfAny(event.seat, 'gifts', total(event.cards))];
    case 'contest':
      return contestCounts(event);
    case 'fame':
      return countsIfAny(event.seat, event.n > 0 ? 'fame-won' : 'fame-lost', Math.abs(event.n));
    case 'dropped':
      return [countOne(event.seat, 'parts-lost')];
    case 'grounded':
      return [countOne(event.seat, 'held-back')];
    default:
      return NO_COUNTS;
  }
}

/** A contest with its odds; a comparison of boosters alone involves no chance. */
export function contestOf(event: Event): ContestRecord | null {
  if (event.kind !== 'contest' || event.shakes.length === 0) return null;
  const { isWon, odds } = contestFrom(event);
  return { seat: event.seat, wins: odds, of: SHAKE_PAIR_COUNT, isWon };
}
