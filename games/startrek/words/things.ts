import { type Bundle, some } from '@orrery/common';
import { allSeats, list, type Seat, type SeatSet, type Words, who, without } from '@orrery/kernel';
import { CHARACTERS, characterWith, type Effect } from '../characters.ts';
import { DEVELOPMENTS, RESOURCES } from '../data.ts';
import { words } from './say.ts';

/** A resource by its name: water. */
export const resource = (kind: number): Words => words(`resource.${some(RESOURCES, kind)}`);

/** So many cards of a resource: 2 water. */
export const amount = (kind: number, n: number): Words => words(`amount.${some(RESOURCES, kind)}`, { n });

/** All that is in a bundle: 2 water and 1 food. */
export function amounts(bundle: Bundle): Words | readonly Words[] {
  const named = bundle.flatMap((n, kind) => (n > 0 ? [amount(kind, n)] : []));
  return named.length === 0 ? words('amount.none') : named;
}

/** A development card by its name. */
export const development = (card: number): Words => words(`development.${some(DEVELOPMENTS, card)}`);

/** What a development card does. */
export const developmentHelp = (card: number): Words => words(`development.${some(DEVELOPMENTS, card)}.help`);

/** Several development cards. */
export const developments = (cards: Bundle): readonly Words[] =>
  cards.flatMap((n, card) => (n > 0 ? [words(`cards.${some(DEVELOPMENTS, card)}`, { n })] : []));

/** A support card by the name of its character. */
export const character = (card: number): Words => ({
  key: `character.${some(CHARACTERS, card).word}`,
  values: {},
});

/** Whoever has this effect, as sentences about it name its character first. */
export const by = (effect: Effect): { readonly character: Words } => ({ character: character(characterWith(effect)) });

/** What a support card does. */
export const effectHelp = (effect: Effect): Words => words(`effect.${effect}`);

/** Several seats, as those who do something or are waited for. */
export const seats = (set: SeatSet): readonly Words[] =>
  list(set).map((seat) => words('seat.name', { seat: who(seat) }));

/** Several seats, as those who are offered something. */
export const addressed = (set: SeatSet): readonly Words[] =>
  list(set).map((seat) => words('seat.to', { seat: who(seat) }));

/** Several seats, as those to whom an offer goes. */
export const approached = (set: SeatSet): Words | readonly Words[] =>
  set === 0 ? words('seat.nobody') : list(set).map((seat) => words('seat.addressee', { seat: who(seat) }));

/** Whether these are all the others. */
export const isEverybodyElse = (set: SeatSet, seat: Seat, of: number): boolean => set === without(allSeats(of), seat);
