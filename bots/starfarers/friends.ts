import { CARDS, FAME_FOR_SALE, type FriendshipCard, GOODS, KINDS, RESOURCES } from '@orrery/starfarers/facts';
import type { Income } from './income.ts';
import type { Weights } from './weights.ts';

/** Without goods there is little fame to buy. */
const SELDOM = 0.4;
const OFTEN = 3;
/** What a second card for the same use adds. */
const SECOND = 0.1;

/** The resource that a card is about; goods for those that are about none or about fame. */
const RESOURCE_OF = Int8Array.from(CARDS, ({ word }) => {
  const found = RESOURCES.findIndex((name) => word === `production-${name}` || word === `rate-${name}`);
  return found < 0 ? GOODS : found;
});

/** What a card is worth whatever its owner produces. */
function plainWorth({ friend }: Weights, { effect, speed, combat }: FriendshipCard): number {
  switch (effect) {
    case 'production':
    case 'rate':
      return 0;
    case 'upgrades':
      return friend.speed * speed + friend.combat * combat;
    case 'fame':
      return friend.fame * SELDOM;
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

/** What it is worth for each card a roll of its resource. */
function worthByIncome({ friend }: Weights, { effect }: FriendshipCard): number {
  if (effect === 'fame') return friend.fame * OFTEN;
  return effect === 'rate' ? friend.rate : 0;
}

/** What friendship cards are worth to a seat with some income, at the start of the game. */
export class Friends {
  readonly #income: Income;
  readonly #plain: Float64Array;
  readonly #byIncome: Float64Array;
  readonly #byRolls: Float64Array;

  constructor(weights: Weights, income: Income) {
    this.#income = income;
    this.#plain = Float64Array.from(CARDS, (card) => plainWorth(weights, card));
    this.#byIncome = Float64Array.from(CARDS, (card) => worthByIncome(weights, card));
    this.#byRolls = Float64Array.from(CARDS, ({ effect }, id) =>
      effect === 'production'
        ? weights.friend.production * weights.income * (weights.resource[RESOURCE_OF[id] ?? 0] ?? 1)
        : 0,
    );
  }

  #one(friends: number, id: number): number {
    const kind = RESOURCE_OF[id] ?? 0;
    const worth = (this.#plain[id] ?? 0) + (this.#byIncome[id] ?? 0) * (this.#income.by[kind] ?? 0);
    if (id < KINDS) return worth + (this.#byRolls[id] ?? 0) * this.#income.often(kind);
    const isSecond = ((FAME_FOR_SALE >> id) & 1) === 1 && (friends & FAME_FOR_SALE & ~(1 << id)) !== 0;
    return isSecond ? worth * SECOND : worth;
  }

  /** All the cards in front of a seat. */
  all(friends: number): number {
    let sum = 0;
    let before = 0;
    for (let rest = friends; rest !== 0; rest &= rest - 1) {
      const id = 31 - Math.clz32(rest & -rest);
      sum += this.#one(before, id);
      before |= 1 << id;
    }
    return sum;
  }

  /** The best of these cards for a seat that has those. */
  best(friends: number, cards: number): number {
    let most = 0;
    for (let rest = cards; rest !== 0; rest &= rest - 1) {
      const worth = this.#one(friends, 31 - Math.clz32(rest & -rest));
      if (worth > most) most = worth;
    }
    return most;
  }
}
