import { FOOD, FUEL, type Provenance, RESOURCES } from './data.ts';
import { DIPLOMATS, GREEN_FOLK, MERCHANTS, PEOPLES, SCIENTISTS, TRAVELERS } from './sectors.ts';

/** A friendship card: identified by its effect, and for some by a resource or figures. */
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
export interface FriendshipCardData {
  readonly word: string;
  readonly people: number;
  readonly effect: FriendshipEffect;
  readonly speed: number;
  readonly combat: number;
  readonly provenance: Provenance;
}

const friendshipCard = (
  word: string,
  people: number,
  effect: FriendshipEffect,
  provenance: Provenance,
): FriendshipCardData => ({
  word,
  people,
  effect,
  speed: 0,
  combat: 0,
  provenance,
});
const upgradeCard = (word: string, speed: number, combat: number): FriendshipCardData => ({
  ...friendshipCard(word, SCIENTISTS, 'upgrades', 'public'),
  speed,
  combat,
});

/** Five cards per people, in the order of the peoples (section 4). */
export const FRIENDSHIP_CARDS: readonly FriendshipCardData[] = [
  ...RESOURCES.map((name, kind) =>
    friendshipCard(`production-${name}`, GREEN_FOLK, 'production', kind === FUEL ? 'book' : 'public'),
  ),
  upgradeCard('upgrades-1', 1, 1),
  upgradeCard('upgrades-2', 1, 1),
  upgradeCard('upgrades-3', 1, 1),
  upgradeCard('boosters', 2, 0),
  upgradeCard('cannons', 0, 2),
  ...RESOURCES.map((name, kind) =>
    friendshipCard(`rate-${name}`, MERCHANTS, 'rate', kind === FOOD ? 'book' : 'public'),
  ),
  friendshipCard('tribute', DIPLOMATS, 'tribute', 'book'),
  friendshipCard('fame-1', DIPLOMATS, 'fame', 'book'),
  friendshipCard('fame-2', DIPLOMATS, 'fame', 'book'),
  friendshipCard('helping-hand', DIPLOMATS, 'helping-hand', 'book'),
  friendshipCard('relief', DIPLOMATS, 'relief', 'book'),
  friendshipCard('space-jump-1', TRAVELERS, 'space-jump', 'book'),
  friendshipCard('space-jump-2', TRAVELERS, 'space-jump', 'book'),
  friendshipCard('targeted-encounter', TRAVELERS, 'targeted-encounter', 'book'),
  friendshipCard('donation', TRAVELERS, 'donation', 'book'),
  friendshipCard('conversion', TRAVELERS, 'conversion', 'book'),
];
const CARDS_PER_PEOPLE = 5;

/** The cards of a people, one bit each. */
export const cardsOfPeople = (people: number): number => ((1 << CARDS_PER_PEOPLE) - 1) << (people * CARDS_PER_PEOPLE);
export const allFriendshipCards = (peoples: number): number => (1 << (peoples * CARDS_PER_PEOPLE)) - 1;

const cardBit = (effect: FriendshipEffect, nth = 0): number => {
  const found = FRIENDSHIP_CARDS.flatMap((each, i) => (each.effect === effect ? [i] : []))[nth];
  if (found === undefined) throw new RangeError(`no card ${effect}`);
  return 1 << found;
};
/** The card by resource. */
export const productionBit = (resource: number): number => 1 << resource;
const FIRST_RATE_BIT = cardBit('rate');
export const rateBit = (resource: number): number => FIRST_RATE_BIT << resource;
export const TRIBUTE_BIT = cardBit('tribute');
export const FAME_BITS = cardBit('fame') | cardBit('fame', 1);
export const HELPING_HAND_BIT = cardBit('helping-hand');
export const RELIEF_BIT = cardBit('relief');
export const SPACE_JUMP_BITS = cardBit('space-jump') | cardBit('space-jump', 1);
export const TARGETED_ENCOUNTER_BIT = cardBit('targeted-encounter');
export const DONATION_BIT = cardBit('donation');
export const CONVERSION_BIT = cardBit('conversion');

const CARD_SUBSETS = 1 << CARDS_PER_PEOPLE;
const scientistBonuses = (figure: 'speed' | 'combat'): readonly number[] =>
  Array.from({ length: CARD_SUBSETS }, (_, set) =>
    FRIENDSHIP_CARDS.slice(SCIENTISTS * CARDS_PER_PEOPLE, SCIENTISTS * CARDS_PER_PEOPLE + CARDS_PER_PEOPLE).reduce(
      (sum, each, i) => sum + (((set >> i) & 1) === 1 ? each[figure] : 0),
      0,
    ),
  );
const SPEED_BONUSES = scientistBonuses('speed');
const COMBAT_BONUSES = scientistBonuses('combat');
const setOfScientists = (friends: number): number => (friends >> (SCIENTISTS * CARDS_PER_PEOPLE)) & (CARD_SUBSETS - 1);

/** The bonus of the Scientists' cards; it is not part of the mothership (section 1.4). */
export const speedBonus = (friends: number): number => SPEED_BONUSES[setOfScientists(friends)] ?? 0;
export const combatBonus = (friends: number): number => COMBAT_BONUSES[setOfScientists(friends)] ?? 0;

/** SF56-ART-02: the number of peoples of which a seat has cards. */
export function countPeoples(friends: number): number {
  let n = 0;
  for (let people = 0; people < PEOPLES.length; people++) if ((friends & cardsOfPeople(people)) !== 0) n++;
  return n;
}
