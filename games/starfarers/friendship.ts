import { FOOD, FUEL, type Provenance, RESOURCES } from './data.ts';
import { DIPLOMATS, GREEN_FOLK, MERCHANTS, PEOPLES, SCIENTISTS, TRAVELERS } from './sectors.ts';

/** A friendship card: what it does is known by its effect, and for some by a resource or figures. */
export type FriendshipEffect =
  | 'production'
  | 'upgrades'
  | 'rate'
  | 'tribute'
  | 'fame'
  | 'helping-hand'
  | 'relief'
  | 'space-jump'
  | 'targeted-encounter'
  | 'donation'
  | 'conversion';
export interface FriendshipCard {
  readonly word: string;
  readonly people: number;
  readonly effect: FriendshipEffect;
  readonly speed: number;
  readonly combat: number;
  readonly provenance: Provenance;
}

const card = (word: string, people: number, effect: FriendshipEffect, provenance: Provenance): FriendshipCard => ({
  word,
  people,
  effect,
  speed: 0,
  combat: 0,
  provenance,
});
const upgrade = (word: string, speed: number, combat: number): FriendshipCard => ({
  ...card(word, SCIENTISTS, 'upgrades', 'public'),
  speed,
  combat,
});

/** Five cards a people, in the order of the peoples (section 4). */
export const CARDS: readonly FriendshipCard[] = [
  ...RESOURCES.map((name, kind) =>
    card(`production-${name}`, GREEN_FOLK, 'production', kind === FUEL ? 'book' : 'public'),
  ),
  upgrade('upgrades-1', 1, 1),
  upgrade('upgrades-2', 1, 1),
  upgrade('upgrades-3', 1, 1),
  upgrade('boosters', 2, 0),
  upgrade('cannons', 0, 2),
  ...RESOURCES.map((name, kind) => card(`rate-${name}`, MERCHANTS, 'rate', kind === FOOD ? 'book' : 'public')),
  card('tribute', DIPLOMATS, 'tribute', 'book'),
  card('fame-1', DIPLOMATS, 'fame', 'book'),
  card('fame-2', DIPLOMATS, 'fame', 'book'),
  card('helping-hand', DIPLOMATS, 'helping-hand', 'book'),
  card('relief', DIPLOMATS, 'relief', 'book'),
  card('space-jump-1', TRAVELERS, 'space-jump', 'book'),
  card('space-jump-2', TRAVELERS, 'space-jump', 'book'),
  card('targeted-encounter', TRAVELERS, 'targeted-encounter', 'book'),
  card('donation', TRAVELERS, 'donation', 'book'),
  card('conversion', TRAVELERS, 'conversion', 'book'),
];
const CARDS_EACH = 5;

/** The cards of a people, one bit each. */
export const cardsOf = (people: number): number => ((1 << CARDS_EACH) - 1) << (people * CARDS_EACH);
export const allCards = (peoples: number): number => (1 << (peoples * CARDS_EACH)) - 1;

const bitOf = (effect: FriendshipEffect, nth = 0): number => {
  const found = CARDS.flatMap((each, i) => (each.effect === effect ? [i] : []))[nth];
  if (found === undefined) throw new RangeError(`no card ${effect}`);
  return 1 << found;
};
/** The card by resource. */
export const productionBit = (resource: number): number => 1 << resource;
const FIRST_RATE = bitOf('rate');
export const rateBit = (resource: number): number => FIRST_RATE << resource;
export const TRIBUTE = bitOf('tribute');
export const FAME_FOR_SALE = bitOf('fame') | bitOf('fame', 1);
export const HELPING_HAND = bitOf('helping-hand');
export const RELIEF = bitOf('relief');
export const SPACE_JUMPS = bitOf('space-jump') | bitOf('space-jump', 1);
export const TARGETED_ENCOUNTER = bitOf('targeted-encounter');
export const DONATION = bitOf('donation');
export const CONVERSION = bitOf('conversion');

const SUBSETS = 1 << CARDS_EACH;
const scientists = (figure: 'speed' | 'combat'): readonly number[] =>
  Array.from({ length: SUBSETS }, (_, set) =>
    CARDS.slice(SCIENTISTS * CARDS_EACH, SCIENTISTS * CARDS_EACH + CARDS_EACH).reduce(
      (sum, each, i) => sum + (((set >> i) & 1) === 1 ? each[figure] : 0),
      0,
    ),
  );
const SPEED = scientists('speed');
const COMBAT = scientists('combat');
const setOfScientists = (friends: number): number => (friends >> (SCIENTISTS * CARDS_EACH)) & (SUBSETS - 1);

/** What the Scientists' cards add; no part of the mothership (section 1.4). */
export const speedBonus = (friends: number): number => SPEED[setOfScientists(friends)] ?? 0;
export const combatBonus = (friends: number): number => COMBAT[setOfScientists(friends)] ?? 0;

/** SF56-ART-02: of how many peoples somebody has cards. */
export function peoplesAmong(friends: number): number {
  let n = 0;
  for (let people = 0; people < PEOPLES.length; people++) if ((friends & cardsOf(people)) !== 0) n++;
  return n;
}
