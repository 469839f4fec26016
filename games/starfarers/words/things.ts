import { type Bundle, resourceWords, some } from '@orrery/common';
import { list, type SeatSet, type Words, who } from '@orrery/kernel';
import {
  BEST_RATE,
  CARGOES,
  FAME_COST,
  GOOD_RATE,
  GOODS,
  JUMP_BOOSTERS,
  RESOURCES,
  SAFE_REDUCED,
  UPGRADES,
} from '../data.ts';
import { familyAt, nodeAt } from '../encounters.ts';
import { CARDS, type FriendshipCard } from '../friendship.ts';
import { PEOPLES, TOKENS } from '../sectors.ts';
import { words } from './say.ts';

export const { resource, amount, amounts } = resourceWords(RESOURCES);

export const upgrade = (kind: number): Words => words(`upgrade.${some(UPGRADES, kind)}`);
export const cargo = (kind: number): Words => words(`cargo.${some(CARGOES, kind)}`);
export const people = (kind: number): Words => words(`people.${some(PEOPLES, kind)}`);
/** A people as the one to whom something belongs. */
export const peopleOf = (kind: number): Words => words(`people.${some(PEOPLES, kind)}.of`);
export const token = (kind: number): Words => ({ key: `token.${some(TOKENS, kind).word}`, values: {} });

/** The figures in the texts of a friendship card. */
function figuresOf({ word, effect, speed, combat }: FriendshipCard): Words['values'] {
  switch (effect) {
    case 'upgrades':
      return { speed, combat };
    case 'rate':
      return { rate: word === `rate-${RESOURCES[GOODS]}` ? BEST_RATE : GOOD_RATE };
    case 'tribute':
      return { most: SAFE_REDUCED };
    case 'fame':
      return { price: amounts(FAME_COST) };
    case 'space-jump':
      return { boosters: JUMP_BOOSTERS };
    default:
      return {};
  }
}

const ofCard = (kind: number, suffix: string): Words => {
  const each = some(CARDS, kind);
  return { key: `card.${each.word}${suffix}`, values: figuresOf(each) };
};

/** A friendship card by its name, and what it does. */
export const card = (kind: number): Words => ofCard(kind, '');
export const cardHelp = (kind: number): Words => ofCard(kind, '.help');

/** What the open part of an encounter card tells. */
export const situation = (family: number): Words => ({ key: `situation.${familyAt(family).word}`, values: {} });

/** How an encounter ends at a box of its card. */
export const story = (node: number): Words => ({ key: `story.${nodeAt(node).story}`, values: {} });

/** An answer to it, with the cards put down. */
export function answer(family: number, choice: number, cards: Bundle): Words {
  if (family < 0) return words('answer.plain', { choice });
  const { word, answers } = familyAt(family);
  if (answers === 'number')
    return choice === 0 ? words('answer.gift.none') : words('answer.gift', { cards: amounts(cards) });
  if (answers === 'none' || choice > 1) return words('answer.plain', { choice });
  const key = `answer.${word}.${choice === 0 ? 'no' : 'yes'}`;
  return { key, values: familyAt(family).price > 0 && choice === 1 ? { cards: amounts(cards) } : {} };
}

/** Several seats, as those who are offered something or from whom something comes. */
export const addressed = (set: SeatSet): Words | readonly Words[] =>
  set === 0 ? words('seat.nobody') : list(set).map((seat) => words('seat.to', { seat: who(seat) }));
export const sources = (set: SeatSet): readonly Words[] =>
  list(set).map((seat) => words('seat.from', { seat: who(seat) }));
