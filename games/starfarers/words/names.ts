import { type Bundle, itemAt, resourceMessages } from '@orrery/common';
import { type Message, type SeatSet, seatRef, seatsIn } from '@orrery/kernel';
import {
  BEST_RATE,
  CARGOES,
  FAME_COST,
  GOOD_RATE,
  GOODS,
  MIN_BOOSTERS_FOR_JUMP,
  REDUCED_TRIBUTE_HAND_LIMIT,
  RESOURCES,
  UPGRADES,
} from '../data.ts';
import { familyAt, nodeAt } from '../encounters.ts';
import { FRIENDSHIP_CARDS, type FriendshipCardData } from '../friendship.ts';
import { PEOPLES, TOKENS } from '../sectors.ts';
import { message } from './message.ts';

export const { resource, amount, amounts } = resourceMessages(RESOURCES);

export const upgradeMessage = (kind: number): Message => message(`upgrade.${itemAt(UPGRADES, kind)}`);
export const cargoMessage = (kind: number): Message => message(`cargo.${itemAt(CARGOES, kind)}`);
export const peopleMessage = (kind: number): Message => message(`people.${itemAt(PEOPLES, kind)}`);
/** A people in the possessive. */
export const peopleOf = (kind: number): Message => message(`people.${itemAt(PEOPLES, kind)}.of`);
export const tokenMessage = (kind: number): Message => ({ key: `token.${itemAt(TOKENS, kind).word}`, values: {} });

/** The figures in the texts of a friendship card. */
function cardFigures({ word, effect, speed, combat }: FriendshipCardData): Message['values'] {
  switch (effect) {
    case 'upgrades':
      return { speed, combat };
    case 'rate':
      return { rate: word === `rate-${RESOURCES[GOODS]}` ? BEST_RATE : GOOD_RATE };
    case 'tribute':
      return { most: REDUCED_TRIBUTE_HAND_LIMIT };
    case 'fame':
      return { price: amounts(FAME_COST) };
    case 'space-jump':
      return { boosters: MIN_BOOSTERS_FOR_JUMP };
    default:
      return {};
  }
}

const cardText = (kind: number, suffix: string): Message => {
  const each = itemAt(FRIENDSHIP_CARDS, kind);
  return { key: `card.${each.word}${suffix}`, values: cardFigures(each) };
};

/** A friendship card by its name, and what it does. */
export const cardMessage = (kind: number): Message => cardText(kind, '');
export const cardHelp = (kind: number): Message => cardText(kind, '.help');

/** The open part of an encounter card. */
export const situationMessage = (family: number): Message => ({
  key: `situation.${familyAt(family).word}`,
  values: {},
});

/** The outcome of an encounter at a box of its card. */
export const storyMessage = (node: number): Message => ({ key: `story.${nodeAt(node).story}`, values: {} });

/** An answer to it, with the cards put down. */
export function answerMessage(family: number, choice: number, cards: Bundle): Message {
  if (family < 0) return message('answer.plain', { choice });
  const { word, answers } = familyAt(family);
  if (answers === 'number')
    return choice === 0 ? message('answer.gift.none') : message('answer.gift', { cards: amounts(cards) });
  if (answers === 'none' || choice > 1) return message('answer.plain', { choice });
  const key = `answer.${word}.${choice === 0 ? 'no' : 'yes'}`;
  return { key, values: familyAt(family).price > 0 && choice === 1 ? { cards: amounts(cards) } : {} };
}

/** Several seats, as those who are offered something or from whom something comes. */
export const addressees = (set: SeatSet): Message | readonly Message[] =>
  set === 0 ? message('seat.nobody') : seatsIn(set).map((seat) => message('seat.to', { seat: seatRef(seat) }));
export const sourceSeats = (set: SeatSet): readonly Message[] =>
  seatsIn(set).map((seat) => message('seat.from', { seat: seatRef(seat) }));
