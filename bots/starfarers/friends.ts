import { CARDS, FAME_FOR_SALE, type FriendshipCard, GOODS, KINDS, RESOURCES } from '@orrery/starfarers/facts';
import type { Income } from './income.ts';
import type { Weights } from './weights.ts';

/** Which resource a card of the Green Folk or of the Merchants is about. */
const RESOURCE_OF: readonly number[] = CARDS.map(({ word }) =>
  RESOURCES.findIndex((name) => word === `production-${name}` || word === `rate-${name}`),
);
/** Without goods there is little fame to buy. */
const SELDOM = 0.4;
const OFTEN = 3;
/** What a second card for the same use adds. */
const SECOND = 0.1;

function ofEffect(weights: Weights, income: Income, { effect, speed, combat }: FriendshipCard, kind: number): number {
  const { friend } = weights;
  switch (effect) {
    case 'production':
      return friend.production * weights.income * income.often(kind) * (weights.resource[kind] ?? 1);
    case 'rate':
      return friend.rate * (income.by[kind] ?? 0);
    case 'upgrades':
      return friend.speed * speed + friend.combat * combat;
    case 'fame':
      return friend.fame * Math.min(1, SELDOM + OFTEN * (income.by[GOODS] ?? 0));
    case 'tribute':
      return friend.tribute;
    case 'helping-hand':
      return friend.help;
    case 'relief':
      return friend.relief;
    case 'space-jump':
      return friend.jump;
    case 'targeted-encounter':
      return friend.target;
    case 'donation':
      return friend.donation;
    case 'conversion':
      return friend.conversion;
  }
}

/** What a friendship card is worth to a seat with this income, at the start of the game. */
function cardWorth(weights: Weights, income: Income, friends: number, id: number): number {
  const card = CARDS[id];
  if (card === undefined) return 0;
  const worth = ofEffect(weights, income, card, (RESOURCE_OF[id] ?? 0) % KINDS);
  return card.effect === 'fame' && (friends & FAME_FOR_SALE & ~(1 << id)) !== 0 ? worth * SECOND : worth;
}

/** All the cards in front of a seat. */
export function friendsWorth(weights: Weights, income: Income, friends: number): number {
  let sum = 0;
  let before = 0;
  for (let rest = friends; rest !== 0; rest &= rest - 1) {
    const id = 31 - Math.clz32(rest & -rest);
    sum += cardWorth(weights, income, before, id);
    before |= 1 << id;
  }
  return sum;
}

/** The best of these cards for a seat that has those. */
export function bestCard(weights: Weights, income: Income, friends: number, cards: number): number {
  let most = 0;
  for (let rest = cards; rest !== 0; rest &= rest - 1) {
    most = Math.max(most, cardWorth(weights, income, friends, 31 - Math.clz32(rest & -rest)));
  }
  return most;
}
