import { itemAt, NONE } from '@orrery/common';
import type { Seat } from '@orrery/kernel';
import {
  cardsOfPeople,
  DOCKS_PER_OUTPOST,
  FRIENDSHIP_CARDS,
  type FriendshipEffect,
  materialFor,
  playerOf,
  RESOURCES,
  type Table,
} from '@orrery/starfarers/facts';
import type { GameIconName } from '../../../../art/icons/game-icon.tsx';
import type { PeopleName } from '../../art/people.ts';

/** The emblems of the peoples, in the order of the game. */
const PEOPLE_EMBLEMS: readonly PeopleName[] = ['green-folk', 'scientists', 'merchants', 'diplomats', 'travelers'];
export const emblemOf = (people: number): PeopleName => itemAt(PEOPLE_EMBLEMS, people);

/** The almanac entries of the cards, by effect. */
const ENTRY_OF_EFFECT: Readonly<Record<FriendshipEffect, string>> = {
  production: 'green-folk',
  upgrades: 'scientists',
  rate: 'merchants',
  tribute: 'tribute',
  fame: 'fame-for-sale',
  'helping-hand': 'helping-hand',
  relief: 'relief',
  'space-jump': 'space-jump',
  'targeted-encounter': 'targeted-encounter',
  donation: 'donation',
  conversion: 'conversion',
};
export const entryOf = (card: number): string => ENTRY_OF_EFFECT[itemAt(FRIENDSHIP_CARDS, card).effect];

/** The icon of a card whose effect needs no further detail. */
const ICON_OF_EFFECT: Readonly<Record<Exclude<FriendshipEffect, 'production' | 'rate' | 'upgrades'>, GameIconName>> = {
  tribute: 'card',
  fame: 'half-medal',
  'helping-hand': 'hand',
  relief: 'dice',
  'space-jump': 'fly',
  'targeted-encounter': 'library',
  donation: 'friendship',
  conversion: 'trade-ship',
};

/** The signs for what a friendship card is about. */
export function signsOf(card: number): readonly GameIconName[] {
  const { effect, speed, combat } = itemAt(FRIENDSHIP_CARDS, card);
  if (effect === 'production' || effect === 'rate') return [itemAt(RESOURCES, card % RESOURCES.length)];
  if (effect !== 'upgrades') return [ICON_OF_EFFECT[effect]];
  return [...(speed > 0 ? ['booster' as const] : []), ...(combat > 0 ? ['cannon' as const] : [])];
}

/** Groups cards with the same effect: the first one represents the group, with the number of copies. */
export function groupAlike(cards: readonly number[]): readonly { readonly card: number; readonly n: number }[] {
  const kind = (card: number): string => {
    const { effect, speed, combat } = itemAt(FRIENDSHIP_CARDS, card);
    return effect === 'production' || effect === 'rate' ? String(card) : `${effect} ${speed} ${combat}`;
  };
  return cards
    .filter((card, i) => cards.findIndex((other) => kind(other) === kind(card)) === i)
    .map((card) => ({ card, n: cards.filter((other) => kind(other) === kind(card)).length }));
}

/** The cards in a bit set. */
export const cardsInSet = (set: number): readonly number[] =>
  FRIENDSHIP_CARDS.flatMap((_, card) => (((set >> card) & 1) === 1 ? [card] : []));

/** The state of a people. */
export interface PeopleStanding {
  readonly people: number;
  readonly outpost: 'found' | 'hidden' | 'absent'; // absent: all sectors are explored and it was not found
  readonly holder: Seat | null; // of its marker
  readonly docked: readonly { readonly seat: Seat; readonly n: number }[]; // who has stations there, most first
  readonly taken: number; // number of occupied docks
  readonly left: readonly number[]; // its cards that can still be chosen
}

/** Whether an outpost has been found, is still hidden, or stayed in the box. */
function outpostOf({ derived, layout }: Table, people: number): PeopleStanding['outpost'] {
  if ((derived.outposts[people] ?? NONE) !== NONE) return 'found';
  return layout.includes(NONE) ? 'hidden' : 'absent';
}

/** SF-STAT-02 to 04: stations, marker and cards of each people in the game. */
export function peopleStandings(table: Table): readonly PeopleStanding[] {
  const { peoples } = materialFor(table.players.length);
  return Array.from({ length: peoples }, (_, people) => {
    const docked = table.players
      .map(({ docked: at }, seat) => ({ seat, n: at[people] ?? 0 }))
      .filter(({ n }) => n > 0)
      .sort((a, b) => b.n - a.n);
    const holder = table.markers[people] ?? NONE;
    return {
      people,
      outpost: outpostOf(table, people),
      holder: holder === NONE ? null : holder,
      docked,
      taken: docked.reduce((sum, { n }) => sum + n, 0),
      left: cardsInSet(table.friends & cardsOfPeople(people)),
    };
  });
}

const stationsOf = ({ docked }: PeopleStanding, seat: Seat): number =>
  docked.find((each) => each.seat === seat)?.n ?? 0;

/**
 * SF-STAT-04: how many more stations take the marker from its holder; 0 for the holder, null when there is no dock
 * left.
 */
export function stationsLacking(standing: PeopleStanding, seat: Seat): number | null {
  const { holder, taken } = standing;
  if (holder === seat) return 0;
  const lacks = holder === null ? 1 : stationsOf(standing, holder) + 1 - stationsOf(standing, seat);
  return lacks > DOCKS_PER_OUTPOST - taken ? null : lacks;
}

/** Players who could take a marker from its holder, and how many stations they lack. */
export const markerChasers = (
  standing: PeopleStanding,
  seats: number,
): readonly { readonly seat: Seat; readonly n: number }[] =>
  standing.holder === null
    ? []
    : Array.from({ length: seats }, (_, seat) => ({ seat, n: stationsLacking(standing, seat) ?? 0 })).filter(
        ({ n }) => n > 0,
      );

/** The cards of a people that a seat holds. */
export const heldCards = (table: Table, seat: Seat, people: number): readonly number[] =>
  cardsInSet(playerOf(table, seat).friends & cardsOfPeople(people));
