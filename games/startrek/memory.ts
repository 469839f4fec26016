import {
  addKnown,
  type Bundle,
  changeKnown,
  type KnownHands,
  NONE,
  passCard,
  raiseKnown,
  removeKnown,
  swapCards,
  zeros,
} from '@orrery/common';
import { type MemoryRule, type Seat, total } from '@orrery/kernel';
import { DEVELOPMENT_DECK, DICE_CARDS_PER_WORD, RESOURCE_KINDS, VICTORY_CARD } from './data.ts';
import type { Event } from './events.ts';
import type { Hand, Table } from './state.ts';
import { transfersOf } from './support/index.ts';
import type { Transfer } from './support/transfers.ts';

/** What a seat knows for certain beyond what it sees. */
export interface Memory extends KnownHands {
  readonly me: Seat;
  readonly deck: number[]; // minimum of each development card in the deck
  readonly most: number[]; // maximum of victory cards by seat: a seat that has not won cannot hold more
  readonly dice: number[]; // cards left in the dice deck, as in the box
  readonly limit: number | null; // maximum of points without winning, null when victory is claimed by hand
}

const FULL_DICE = (1 << DICE_CARDS_PER_WORD) - 1;
const DIE_FACES = 6;

/** Cards leave the deck: these, or a number of unknown ones. */
function removeFromDeck({ deck }: Memory, cards: Bundle | null, unknown: number): void {
  for (let kind = 0; kind < deck.length; kind++) {
    deck[kind] = Math.max(0, (deck[kind] ?? 0) - (cards === null ? unknown : (cards[kind] ?? 0)));
  }
}

const singleCard = (card: number): Bundle => DEVELOPMENT_DECK.map((_, kind) => (kind === card ? 1 : 0));

function hearDice({ dice }: Memory, first: number, second: number): void {
  const card = (first - 1) * DIE_FACES + second - 1;
  const word = card < DICE_CARDS_PER_WORD ? 0 : 1;
  dice[word] = (dice[word] ?? 0) & ~(1 << (card % DICE_CARDS_PER_WORD));
  if (total(dice) === 0) dice.fill(FULL_DICE);
}

function hearMonopoly(memory: Memory, seat: Seat, resource: number, lost: readonly number[]): void {
  for (const [q, n] of lost.entries()) if (n > 0) changeKnown(memory, q, resource, -n);
  changeKnown(memory, seat, resource, total(lost));
}

function hearTransfer(memory: Memory, { from, to, resource, n }: Transfer): void {
  if (resource === null) passCard(memory, from, to, null);
  else {
    if (from !== NONE) changeKnown(memory, from, resource, -n);
    if (to !== NONE) changeKnown(memory, to, resource, n);
  }
}

/** Cards shown when a player chooses from the deck. */
const CARDS_SHOWN = 3;

/** A fold over events. They carry the amounts moved, so no rule is repeated here. */
export const memory: MemoryRule<Table, Hand, Event, Memory> = {
  blank: ({ seat, table }) => ({
    me: seat,
    least: table.players.map(() => zeros(RESOURCE_KINDS)),
    deck: DEVELOPMENT_DECK.map(() => 0),
    most: table.players.map(() => DEVELOPMENT_DECK[VICTORY_CARD] ?? 0),
    dice: [FULL_DICE, FULL_DICE],
    limit: table.options.claim === 'automatic' ? table.options.target - 1 : null,
  }),
  hear(known, event) {
    switch (event.kind) {
      case 'founded':
      case 'produced':
      case 'science':
        return addKnown(known, event.seat, event.gains);
      case 'discarded':
        return removeKnown(known, event.seat, event.cards);
      case 'ship':
      case 'station':
      case 'base':
      case 'bought':
        return removeKnown(known, event.seat, event.paid);
      case 'banked':
        changeKnown(known, event.seat, event.give, -event.paid);
        return changeKnown(known, event.seat, event.take, 1);
      case 'stole':
        return passCard(known, event.from, event.seat, event.resource);
      case 'monopoly':
        return hearMonopoly(known, event.seat, event.resource, event.lost);
      case 'offered':
      case 'countered':
      case 'proposed':
        return raiseKnown(known, event.seat, event.give);
      case 'accepted':
        return raiseKnown(known, event.seat, event.take);
      case 'traded':
        return swapCards(known, event.seat, event.with, event.gave, event.got);
      case 'inspected':
        return event.cards === null ? undefined : raiseKnown(known, event.from, event.cards);
      case 'drew':
        return removeFromDeck(known, event.card === null ? null : singleCard(event.card), 1);
      case 'looked':
        return removeFromDeck(known, event.cards, CARDS_SHOWN);
      case 'kept':
        for (const [kind, n] of (event.returned ?? []).entries()) known.deck[kind] = (known.deck[kind] ?? 0) + n;
        return;
      case 'rolled':
        return hearDice(known, event.first, event.second);
      case 'ended':
        if (known.limit !== null) known.most[event.seat] = known.limit - event.points;
        return;
      default:
        for (const transfer of transfersOf(event)) hearTransfer(known, transfer);
    }
  },
};
