import {
  FAME_BITS,
  FRIENDSHIP_CARDS,
  type FriendshipCardData,
  GOODS,
  RESOURCE_KINDS,
  RESOURCES,
} from '@orrery/starfarers/facts';
import type { SeatIncome } from './income.ts';
import type { StarfarersWeights } from './weights.ts';

/** Without goods little fame can be bought. */
const FAME_WITHOUT_GOODS = 0.4;
const FAME_PER_GOODS = 3;
/** The value of a second card for the same use. */
const SECOND_CARD_FACTOR = 0.1;

/** The resource a card refers to; goods for cards that refer to none or to fame. */
const CARD_RESOURCE = Int8Array.from(FRIENDSHIP_CARDS, ({ word }) => {
  const found = RESOURCES.findIndex((name) => word === `production-${name}` || word === `rate-${name}`);
  return found < 0 ? GOODS : found;
});

/** The value of a card independent of its owner's production. */
function fixedValue({ friend }: StarfarersWeights, { effect, speed, combat }: FriendshipCardData): number {
  switch (effect) {
    case 'production':
    case 'rate':
      return 0;
    case 'upgrades':
      return friend.speed * speed + friend.combat * combat;
    case 'fame':
      return friend.fame * FAME_WITHOUT_GOODS;
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

/** Its value per card of its resource per roll. */
function valueByIncome({ friend }: StarfarersWeights, { effect }: FriendshipCardData): number {
  if (effect === 'fame') return friend.fame * FAME_PER_GOODS;
  return effect === 'rate' ? friend.rate : 0;
}

/** The value of friendship cards to a seat with some income, at the start of the game. */
export class FriendshipValue {
  readonly #income: SeatIncome;
  readonly #plain: Float64Array;
  readonly #byIncome: Float64Array;
  readonly #byRolls: Float64Array;

  constructor(weights: StarfarersWeights, income: SeatIncome) {
    this.#income = income;
    this.#plain = Float64Array.from(FRIENDSHIP_CARDS, (card) => fixedValue(weights, card));
    this.#byIncome = Float64Array.from(FRIENDSHIP_CARDS, (card) => valueByIncome(weights, card));
    this.#byRolls = Float64Array.from(FRIENDSHIP_CARDS, ({ effect }, id) =>
      effect === 'production'
        ? weights.friend.production * weights.income * (weights.resource[CARD_RESOURCE[id] ?? 0] ?? 1)
        : 0,
    );
  }

  #one(friends: number, id: number): number {
    const kind = CARD_RESOURCE[id] ?? 0;
    const worth = (this.#plain[id] ?? 0) + (this.#byIncome[id] ?? 0) * (this.#income.perRoll[kind] ?? 0);
    if (id < RESOURCE_KINDS) return worth + (this.#byRolls[id] ?? 0) * this.#income.shareOfRolls(kind);
    const isSecond = ((FAME_BITS >> id) & 1) === 1 && (friends & FAME_BITS & ~(1 << id)) !== 0;
    return isSecond ? worth * SECOND_CARD_FACTOR : worth;
  }

  /** All the cards of a seat. */
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

  /** The best of these cards for a seat that already has those. */
  best(friends: number, cards: number): number {
    let most = 0;
    for (let rest = cards; rest !== 0; rest &= rest - 1) {
      const worth = this.#one(friends, 31 - Math.clz32(rest & -rest));
      if (worth > most) most = worth;
    }
    return most;
  }
}
