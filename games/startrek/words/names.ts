import { type Bundle, itemAt, resourceMessages } from '@orrery/common';
import { type Message, type SeatSet, seatRef, seatsIn } from '@orrery/kernel';
import { CHARACTERS, characterWithEffect, type SupportEffect } from '../characters.ts';
import { DEVELOPMENTS, RESOURCES } from '../data.ts';
import { message } from './message.ts';

export const { resource, amount, amounts } = resourceMessages(RESOURCES);

/** A development card by its name. */
export const developmentMessage = (card: number): Message => message(`development.${itemAt(DEVELOPMENTS, card)}`);

/** What a development card does. */
export const developmentHelp = (card: number): Message => message(`development.${itemAt(DEVELOPMENTS, card)}.help`);

/** Several development cards. */
export const developmentMessages = (cards: Bundle): readonly Message[] =>
  cards.flatMap((n, card) => (n > 0 ? [message(`cards.${itemAt(DEVELOPMENTS, card)}`, { n })] : []));

/** A support card by the name of its character. */
export const characterMessage = (card: number): Message => ({
  key: `character.${itemAt(CHARACTERS, card).word}`,
  values: {},
});

/** The character with this effect, for sentences that begin with its name. */
export const byCharacter = (effect: SupportEffect): { readonly character: Message } => ({
  character: characterMessage(characterWithEffect(effect)),
});

/** What a support card does. */
export const effectHelp = (effect: SupportEffect): Message => message(`effect.${effect}`);

/** Several seats, as those who are offered something. */
export const offeredSeats = (set: SeatSet): readonly Message[] =>
  seatsIn(set).map((seat) => message('seat.to', { seat: seatRef(seat) }));

/** Several seats, as the addressees of an offer. */
export const addressees = (set: SeatSet): Message | readonly Message[] =>
  set === 0 ? message('seat.nobody') : seatsIn(set).map((seat) => message('seat.addressee', { seat: seatRef(seat) }));
