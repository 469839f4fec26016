import { NONE } from '@orrery/common';
import type { Seat } from '@orrery/kernel';
import {
  CARDS,
  cardsOf,
  DOCKS,
  type FriendshipEffect,
  materialFor,
  playerOf,
  RESOURCES,
  type Table,
} from '@orrery/starfarers/facts';
import type { GameIconName } from '../../../../art/icons/game-icon.tsx';
import { nth } from '../../../common/nth.ts';
import type { People } from '../../art/people.ts';

/** The emblems of the peoples, in the order of the game. */
const EMBLEMS: readonly People[] = ['green-folk', 'scientists', 'merchants', 'diplomats', 'travelers'];
export const emblemOf = (people: number): People => nth(EMBLEMS, people);

/** The entries that explain the cards, by what they do. */
const ENTRIES: Readonly<Record<FriendshipEffect, string>> = {
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
export const entryOf = (card: number): string => ENTRIES[nth(CARDS, card).effect];

/** What a card is about, where its effect says it all. */
const SIGNS: Readonly<Record<Exclude<FriendshipEffect, 'production' | 'rate' | 'upgrades'>, GameIconName>> = {
  tribute: 'card',
  fame: 'half-medal',
  'helping-hand': 'hand',
  relief: 'dice',
  'space-jump': 'fly',
  'targeted-encounter': 'library',
  donation: 'friendship',
  conversion: 'trade-ship',
};

/** The signs of what a friendship card is about. */
export function signsOf(card: number): readonly GameIconName[] {
  const { effect, speed, combat } = nth(CARDS, card);
  if (effect === 'production' || effect === 'rate') return [nth(RESOURCES, card % RESOURCES.length)];
  if (effect !== 'upgrades') return [SIGNS[effect]];
  return [...(speed > 0 ? ['booster' as const] : []), ...(combat > 0 ? ['cannon' as const] : [])];
}

/** Cards that do the same, as one with how many there are: the first of them stands for all. */
export function alike(cards: readonly number[]): readonly { readonly card: number; readonly n: number }[] {
  const kind = (card: number): string => {
    const { effect, speed, combat } = nth(CARDS, card);
    return effect === 'production' || effect === 'rate' ? String(card) : `${effect} ${speed} ${combat}`;
  };
  return cards
    .filter((card, i) => cards.findIndex((other) => kind(other) === kind(card)) === i)
    .map((card) => ({ card, n: cards.filter((other) => kind(other) === kind(card)).length }));
}

/** Cards among a set of bits. */
export const cardsIn = (set: number): readonly number[] =>
  CARDS.flatMap((_, card) => (((set >> card) & 1) === 1 ? [card] : []));

/** How things stand with a people. */
export interface Standing {
  readonly people: number;
  readonly outpost: 'found' | 'hidden' | 'absent'; // absent when all sectors lie open and its own is not among them
  readonly holder: Seat | null; // of its marker
  readonly docked: readonly { readonly seat: Seat; readonly n: number }[]; // who has stations there, most first
  readonly taken: number; // docking places
  readonly left: readonly number[]; // its cards that can still be chosen
}

/** Whether an outpost has been found, may still be, or stayed in the box. */
function outpostOf({ derived, layout }: Table, people: number): Standing['outpost'] {
  if ((derived.outposts[people] ?? NONE) !== NONE) return 'found';
  return layout.includes(NONE) ? 'hidden' : 'absent';
}

/** SF-STAT-02 to 04: stations, marker and cards of each people in the game. */
export function standings(table: Table): readonly Standing[] {
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
      left: cardsIn(table.friends & cardsOf(people)),
    };
  });
}

const stationsOf = ({ docked }: Standing, seat: Seat): number => docked.find((each) => each.seat === seat)?.n ?? 0;

/** SF-STAT-04: how many more stations take the marker from its holder; 0 for the holder, null when there is no room. */
export function lacksFor(standing: Standing, seat: Seat): number | null {
  const { holder, taken } = standing;
  if (holder === seat) return 0;
  const lacks = holder === null ? 1 : stationsOf(standing, holder) + 1 - stationsOf(standing, seat);
  return lacks > DOCKS - taken ? null : lacks;
}

/** Those who could take a marker that somebody else holds, and how many stations they lack. */
export const chasersOf = (standing: Standing, seats: number): readonly { readonly seat: Seat; readonly n: number }[] =>
  standing.holder === null
    ? []
    : Array.from({ length: seats }, (_, seat) => ({ seat, n: lacksFor(standing, seat) ?? 0 })).filter(({ n }) => n > 0);

/** The cards of a people that a seat holds. */
export const heldOf = (table: Table, seat: Seat, people: number): readonly number[] =>
  cardsIn(playerOf(table, seat).friends & cardsOf(people));
