import { type Bundle, resourceWords, some } from '@orrery/common';
import { list, type SeatSet, type Words, who } from '@orrery/kernel';
import { CHARACTERS, characterWith, type Effect } from '../characters.ts';
import { DEVELOPMENTS, RESOURCES } from '../data.ts';
import { words } from './say.ts';

export const { resource, amount, amounts } = resourceWords(RESOURCES);

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

/** Several seats, as those who are offered something. */
export const addressed = (set: SeatSet): readonly Words[] =>
  list(set).map((seat) => words('seat.to', { seat: who(seat) }));

/** Several seats, as those to whom an offer goes. */
export const approached = (set: SeatSet): Words | readonly Words[] =>
  set === 0 ? words('seat.nobody') : list(set).map((seat) => words('seat.addressee', { seat: who(seat) }));
