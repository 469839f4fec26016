import { NONE } from '@orrery/common';
import { type Seat, top, total } from '@orrery/kernel';
import {
  type AnswerMove,
  BOOSTER,
  CANNON,
  combatBonus,
  countsCards,
  DECK_WORD,
  type Effect,
  ENCOUNTERS,
  familyAt,
  hasShips,
  type Node,
  nodeAt,
  type Player,
  POD,
  playerOf,
  rootOf,
  SHAKES,
  type Stat,
  speedBonus,
  type Table,
  UNMASKED,
  type View,
} from '@orrery/starfarers/facts';
import type { Weights } from './weights.ts';

/** What outcomes of encounters are worth, in points. */
const OUTCOME = {
  card: 0.14, // any card
  picked: 0.18, // one of choice
  fit: 0.3,
  drop: -0.3,
  ground: -0.25,
  jump: 0.5,
  ship: 0.9,
  again: 0.1,
} as const;
/** What any card given away is worth beyond what the hand was about to pay for with it. */
const HANDLING = 0.07;
const MOST_CHOICE = { number: 3, 'yes-no': 1, none: 0 } as const;
const COMBINATIONS = SHAKES.length;

/** By how much the rival is stronger, from -MOST to MOST: how likely one comes up to it. */
const MOST = 12;
const ODDS: readonly number[] = Array.from({ length: 2 * MOST + 1 }, (_, i) => {
  const behind = i - MOST;
  let wins = 0;
  for (const own of SHAKES) for (const other of SHAKES) if (own.sum >= other.sum + behind) wins++;
  return wins / (COMBINATIONS * COMBINATIONS);
});

/** How likely a contest is won when the rival is stronger by so much before anybody shakes. */
export const chanceToWin = (behind: number): number => ODDS[Math.max(-MOST, Math.min(MOST, behind)) + MOST] ?? 0;

function strength({ options, players }: Table, seat: Seat, stat: Stat, role: 'self' | 'rival'): number {
  const player = players[seat];
  if (player === undefined) return 0;
  const counts = countsCards(options, stat, role);
  if (stat === 'combat') return (player.fitted[CANNON] ?? 0) + (counts ? combatBonus(player.friends) : 0);
  return (player.fitted[BOOSTER] ?? 0) + (counts ? speedBonus(player.friends) : 0);
}

/** Whether a card of the pile looks like this. */
function mayBe({ deck }: Table, family: number, card: number): boolean {
  const word = card < DECK_WORD ? 0 : 1;
  return ((((deck[word] ?? 0) & (familyAt(family).cards[word] ?? 0)) >> (card % DECK_WORD)) & 1) === 1;
}

function cardsLeft(table: Table, family: number): number {
  let n = 0;
  for (let card = 0; card < ENCOUNTERS; card++) if (mayBe(table, family, card)) n++;
  return n;
}

/** How many cards a seat has put down with an earlier answer. */
function putDown(table: Table, seat: Seat): number {
  const frame = top(table);
  if (frame.kind !== 'answer' || table.family !== UNMASKED) return 0;
  const gift = frame.gifts[frame.seats.indexOf(seat)];
  return gift === undefined ? 0 : total(gift);
}

/** What an encounter may bring, over all cards that look like the one being read. */
export class Meetings {
  readonly #weights: Weights;
  /** What the cards that go with the answer cost, and what getting them back brings. */
  #price = 0;
  #refund = 0;

  constructor(weights: Weights) {
    this.#weights = weights;
  }

  /** What an answer can be expected to bring; `loss` is what its cards are worth to the one who gives them. */
  answer({ table, seat, hand }: View, move: AnswerMove, loss: number): number {
    const put = putDown(table, seat);
    this.#price = put > 0 ? 0 : loss + HANDLING * total(move.cards);
    this.#refund = put * OUTCOME.card;
    return this.#expected(table, seat, table.family, move.choice, put, hand.card);
  }

  /** Of the cards that look like the one being read, how many reward this answer. */
  rewards({ table, seat, hand }: View, move: AnswerMove): { readonly good: number; readonly of: number } {
    const put = putDown(table, seat);
    this.#price = put > 0 ? 0 : OUTCOME.card * total(move.cards);
    this.#refund = put * OUTCOME.card;
    const isSecond = table.family === UNMASKED;
    const found = { good: 0, of: 0 };
    for (let card = 0; card < ENCOUNTERS; card++) {
      if ((hand.card !== NONE && hand.card !== card) || !mayBe(table, table.family, card)) continue;
      const root = nodeAt(rootOf(card, isSecond ? put : move.choice));
      const outcome = this.#outcome(table, seat, isSecond ? nodeAt(root.ask?.[move.choice] ?? 0) : root);
      if (outcome > 0) found.good++;
      found.of++;
    }
    return found;
  }

  /** What it brings to meet somebody, taken as it comes and answered as well as the hand allows. */
  seeking({ table, seat }: View): number {
    const cards = playerOf(table, seat).cards;
    let sum = 0;
    let n = 0;
    for (let family = 0; family < UNMASKED; family++) {
      const left = cardsLeft(table, family);
      if (left === 0) continue;
      n += left;
      sum += left * this.#bestAnswer(table, seat, family, cards);
    }
    return n === 0 ? 0 : sum / n;
  }

  #bestAnswer(table: Table, seat: Seat, family: number, cards: number): number {
    const { answers, price } = familyAt(family);
    let most = Number.NEGATIVE_INFINITY;
    for (let choice = 0; choice <= MOST_CHOICE[answers]; choice++) {
      const size = answers === 'number' ? choice : choice * price;
      if (size > cards) continue;
      this.#price = size * OUTCOME.card;
      this.#refund = 0;
      most = Math.max(most, this.#expected(table, seat, family, choice, 0, NONE));
    }
    return most;
  }

  /** The mean over the cards of the pile that look like this; `known` is the card when it is known. */
  #expected(table: Table, seat: Seat, family: number, choice: number, put: number, known: number): number {
    const isSecond = family === UNMASKED;
    let sum = 0;
    let n = 0;
    for (let card = 0; card < ENCOUNTERS; card++) {
      if ((known !== NONE && known !== card) || !mayBe(table, family, card)) continue;
      const root = nodeAt(rootOf(card, isSecond ? put : choice));
      sum += this.#outcome(table, seat, isSecond ? nodeAt(root.ask?.[choice] ?? 0) : root);
      n++;
    }
    return n === 0 ? 0 : sum / n;
  }

  #outcome(table: Table, seat: Seat, { effects, test, shake, ask }: Node): number {
    const player = playerOf(table, seat);
    let sum = 0;
    for (const effect of effects) sum += this.#effect(table, seat, player, effect);
    if (test !== null) {
      const rival = (seat + test.rival + table.players.length) % table.players.length;
      const behind = strength(table, rival, test.stat, 'rival') - strength(table, seat, test.stat, 'self');
      const chance = test.stat === 'boosters' ? (behind <= 0 ? 1 : 0) : chanceToWin(behind);
      sum += chance * this.#outcome(table, seat, nodeAt(test.pass));
      sum += (1 - chance) * this.#outcome(table, seat, nodeAt(test.fail));
    }
    if (shake !== null) {
      for (const { sum: balls } of SHAKES) sum += this.#outcome(table, seat, nodeAt(shake[balls] ?? 0)) / COMBINATIONS;
    }
    if (ask !== null) sum += Math.max(...ask.map((id) => this.#outcome(table, seat, nodeAt(id))));
    return sum;
  }

  #effect(table: Table, seat: Seat, player: Player, effect: Effect): number {
    switch (effect.op) {
      case 'pay':
        return -this.#price;
      case 'refund':
        return this.#refund;
      case 'gain':
        return effect.n * OUTCOME.card;
      case 'pick':
      case 'swap':
        return effect.n * OUTCOME.picked;
      case 'forfeit':
        return -2 * OUTCOME.picked;
      case 'fame':
        return this.#weights.half * Math.max(-player.fame, effect.n);
      case 'fit':
        return OUTCOME.fit;
      case 'drop':
        return total(player.fitted) > 0 ? OUTCOME.drop : 0;
      case 'ground':
        return hasShips(table, seat) ? OUTCOME.ground : 0;
      case 'jump':
        return hasShips(table, seat) ? OUTCOME.jump : 0;
      case 'ship':
        return player.stations > player.waiting ? OUTCOME.ship : 0;
      case 'gifts':
      case 'raid':
        return OUTCOME.card * (table.players.length - 1);
      case 'again':
        return OUTCOME.again;
      case 'wear':
        return total(player.fitted) > effect.over ? OUTCOME.drop : 0;
      case 'council':
        return (player.fitted[POD] ?? 0) > 0 ? this.#weights.half / 2 : 0;
    }
  }
}
