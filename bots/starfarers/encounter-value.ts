import { NONE } from '@orrery/common';
import { type Seat, topFrame, total } from '@orrery/kernel';
import {
  type AnswerMove,
  BOOSTER,
  CANNON,
  CARDS_PER_WORD,
  type ContestStat,
  combatBonus,
  countsScientistCards,
  ENCOUNTER_COUNT,
  type EncounterEffect,
  type EncounterNode,
  familyAt,
  hasShips,
  nodeAt,
  type Player,
  POD,
  playerOf,
  rootNode,
  SHAKES,
  speedBonus,
  type Table,
  UNMASKED_FAMILY,
  type View,
} from '@orrery/starfarers/facts';
import type { StarfarersWeights } from './weights.ts';

/** Values of encounter outcomes, in points. */
const OUTCOME_VALUES = {
  card: 0.14, // any card
  picked: 0.18, // a card of choice
  fit: 0.3,
  drop: -0.3,
  ground: -0.25,
  jump: 0.5,
  ship: 0.9,
  again: 0.1,
} as const;
/** The value of a card given away beyond what the hand was about to pay with it. */
const CARD_GIVEN_COST = 0.07;
const MAX_CHOICE = { number: 3, 'yes-no': 1, none: 0 } as const;
const SHAKE_COUNT = SHAKES.length;

/** By how much the rival is stronger, from -MAX_STRENGTH_GAP to MAX_STRENGTH_GAP: the probability of reaching or exceeding it. */
const MAX_STRENGTH_GAP = 12;
const CONTEST_WIN_CHANCES: readonly number[] = Array.from({ length: 2 * MAX_STRENGTH_GAP + 1 }, (_, i) => {
  const behind = i - MAX_STRENGTH_GAP;
  let wins = 0;
  for (const own of SHAKES) for (const other of SHAKES) if (own.sum >= other.sum + behind) wins++;
  return wins / (SHAKE_COUNT * SHAKE_COUNT);
});

/** The probability of winning a contest when the rival is stronger by this much before shaking. */
export const contestWinChance = (behind: number): number =>
  CONTEST_WIN_CHANCES[Math.max(-MAX_STRENGTH_GAP, Math.min(MAX_STRENGTH_GAP, behind)) + MAX_STRENGTH_GAP] ?? 0;

function strength({ options, players }: Table, seat: Seat, stat: ContestStat, role: 'self' | 'rival'): number {
  const player = players[seat];
  if (player === undefined) return 0;
  const counts = countsScientistCards(options, stat, role);
  if (stat === 'combat') return (player.fitted[CANNON] ?? 0) + (counts ? combatBonus(player.friends) : 0);
  return (player.fitted[BOOSTER] ?? 0) + (counts ? speedBonus(player.friends) : 0);
}

/** Whether a card of the pile has this front. */
function mayBeCard({ deck }: Table, family: number, card: number): boolean {
  const word = card < CARDS_PER_WORD ? 0 : 1;
  return ((((deck[word] ?? 0) & (familyAt(family).cards[word] ?? 0)) >> (card % CARDS_PER_WORD)) & 1) === 1;
}

function matchingCards(table: Table, family: number): number {
  let n = 0;
  for (let card = 0; card < ENCOUNTER_COUNT; card++) if (mayBeCard(table, family, card)) n++;
  return n;
}

/** How many cards a seat has given with an earlier answer. */
function cardsPutDown(table: Table, seat: Seat): number {
  const frame = topFrame(table);
  if (frame.kind !== 'answer' || table.family !== UNMASKED_FAMILY) return 0;
  const gift = frame.gifts[frame.seats.indexOf(seat)];
  return gift === undefined ? 0 : total(gift);
}

/** The possible outcomes of an encounter, over all cards that look like the current one. */
export class EncounterValue {
  readonly #weights: StarfarersWeights;
  /** The cost of the cards given with the answer, and the gain of getting them back. */
  #price = 0;
  #refund = 0;

  constructor(weights: StarfarersWeights) {
    this.#weights = weights;
  }

  /** The expected gain of an answer; `loss` is the value of its cards to the seat that gives them. */
  answerValue({ table, seat, hand }: View, move: AnswerMove, loss: number): number {
    const put = cardsPutDown(table, seat);
    this.#price = put > 0 ? 0 : loss + CARD_GIVEN_COST * total(move.cards);
    this.#refund = put * OUTCOME_VALUES.card;
    return this.#expected(table, seat, table.family, move.choice, put, hand.card);
  }

  /** How many of the cards that look like the current one reward this answer. */
  rewards({ table, seat, hand }: View, move: AnswerMove): { readonly good: number; readonly of: number } {
    const put = cardsPutDown(table, seat);
    this.#price = put > 0 ? 0 : OUTCOME_VALUES.card * total(move.cards);
    this.#refund = put * OUTCOME_VALUES.card;
    const isSecond = table.family === UNMASKED_FAMILY;
    const found = { good: 0, of: 0 };
    for (let card = 0; card < ENCOUNTER_COUNT; card++) {
      if ((hand.card !== NONE && hand.card !== card) || !mayBeCard(table, table.family, card)) continue;
      const root = nodeAt(rootNode(card, isSecond ? put : move.choice));
      const outcome = this.#outcome(table, seat, isSecond ? nodeAt(root.ask?.[move.choice] ?? 0) : root);
      if (outcome > 0) found.good++;
      found.of++;
    }
    return found;
  }

  /** The expected gain of an encounter, answered as well as the hand allows. */
  meetingValue({ table, seat }: View): number {
    const cards = playerOf(table, seat).cards;
    let sum = 0;
    let n = 0;
    for (let family = 0; family < UNMASKED_FAMILY; family++) {
      const left = matchingCards(table, family);
      if (left === 0) continue;
      n += left;
      sum += left * this.#bestAnswer(table, seat, family, cards);
    }
    return n === 0 ? 0 : sum / n;
  }

  #bestAnswer(table: Table, seat: Seat, family: number, cards: number): number {
    const { answers, price } = familyAt(family);
    let most = Number.NEGATIVE_INFINITY;
    for (let choice = 0; choice <= MAX_CHOICE[answers]; choice++) {
      const size = answers === 'number' ? choice : choice * price;
      if (size > cards) continue;
      this.#price = size * OUTCOME_VALUES.card;
      this.#refund = 0;
      most = Math.max(most, this.#expected(table, seat, family, choice, 0, NONE));
    }
    return most;
  }

  /** The mean over the cards of the pile that look like this; `known` is the card when it is known. */
  #expected(table: Table, seat: Seat, family: number, choice: number, put: number, known: number): number {
    const isSecond = family === UNMASKED_FAMILY;
    let sum = 0;
    let n = 0;
    for (let card = 0; card < ENCOUNTER_COUNT; card++) {
      if ((known !== NONE && known !== card) || !mayBeCard(table, family, card)) continue;
      const root = nodeAt(rootNode(card, isSecond ? put : choice));
      sum += this.#outcome(table, seat, isSecond ? nodeAt(root.ask?.[choice] ?? 0) : root);
      n++;
    }
    return n === 0 ? 0 : sum / n;
  }

  #outcome(table: Table, seat: Seat, { effects, test, shake, ask }: EncounterNode): number {
    const player = playerOf(table, seat);
    let sum = 0;
    for (const effect of effects) sum += this.#effect(table, seat, player, effect);
    if (test !== null) {
      const rival = (seat + test.rival + table.players.length) % table.players.length;
      const behind = strength(table, rival, test.stat, 'rival') - strength(table, seat, test.stat, 'self');
      const chance = test.stat === 'boosters' ? (behind <= 0 ? 1 : 0) : contestWinChance(behind);
      sum += chance * this.#outcome(table, seat, nodeAt(test.pass));
      sum += (1 - chance) * this.#outcome(table, seat, nodeAt(test.fail));
    }
    if (shake !== null) {
      for (const { sum: balls } of SHAKES) sum += this.#outcome(table, seat, nodeAt(shake[balls] ?? 0)) / SHAKE_COUNT;
    }
    if (ask !== null) sum += Math.max(...ask.map((id) => this.#outcome(table, seat, nodeAt(id))));
    return sum;
  }

  #effect(table: Table, seat: Seat, player: Player, effect: EncounterEffect): number {
    switch (effect.op) {
      case 'pay':
        return -this.#price;
      case 'refund':
        return this.#refund;
      case 'gain':
        return effect.n * OUTCOME_VALUES.card;
      case 'pick':
      case 'swap':
        return effect.n * OUTCOME_VALUES.picked;
      case 'forfeit':
        return -2 * OUTCOME_VALUES.picked;
      case 'fame':
        return this.#weights.half * Math.max(-player.fame, effect.n);
      case 'fit':
        return OUTCOME_VALUES.fit;
      case 'drop':
        return total(player.fitted) > 0 ? OUTCOME_VALUES.drop : 0;
      case 'ground':
        return hasShips(table, seat) ? OUTCOME_VALUES.ground : 0;
      case 'jump':
        return hasShips(table, seat) ? OUTCOME_VALUES.jump : 0;
      case 'ship':
        return player.stations > player.waiting ? OUTCOME_VALUES.ship : 0;
      case 'gifts':
      case 'raid':
        return OUTCOME_VALUES.card * (table.players.length - 1);
      case 'again':
        return OUTCOME_VALUES.again;
      case 'wear':
        return total(player.fitted) > effect.over ? OUTCOME_VALUES.drop : 0;
      case 'council':
        return (player.fitted[POD] ?? 0) > 0 ? this.#weights.half / 2 : 0;
    }
  }
}
