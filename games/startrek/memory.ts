import { type Bundle, type KnownHands, less, more, NONE, pass, proves, shift, swap, zeros } from '@orrery/common';
import { type Memory as MemoryRule, type Seat, total } from '@orrery/kernel';
import { DECK, DICE_WORD, KINDS, VICTORY } from './data.ts';
import type { Event } from './events.ts';
import type { Hand, Table } from './state.ts';
import { transfersOf } from './support/index.ts';
import type { Transfer } from './support/transfers.ts';

/** What a seat can say for sure beyond what it sees. */
export interface Memory extends KnownHands {
  readonly me: Seat;
  readonly deck: number[]; // at least so many of each development card in the deck
  readonly most: number[]; // at most so many victory cards, by seat: who did not win cannot hold more
  readonly dice: number[]; // cards left in the dice deck, as in the box
  readonly limit: number | null; // points that can be had without winning, null when victory is claimed by hand
}

const FULL_DICE = (1 << DICE_WORD) - 1;
const FACES = 6;

/** Cards leave the deck: these, or so many unknown ones. */
function leave({ deck }: Memory, cards: Bundle | null, unknown: number): void {
  for (let kind = 0; kind < deck.length; kind++) {
    deck[kind] = Math.max(0, (deck[kind] ?? 0) - (cards === null ? unknown : (cards[kind] ?? 0)));
  }
}

const oneCard = (card: number): Bundle => DECK.map((_, kind) => (kind === card ? 1 : 0));

function hearDice({ dice }: Memory, first: number, second: number): void {
  const card = (first - 1) * FACES + second - 1;
  const word = card < DICE_WORD ? 0 : 1;
  dice[word] = (dice[word] ?? 0) & ~(1 << (card % DICE_WORD));
  if (total(dice) === 0) dice.fill(FULL_DICE);
}

function hearMonopoly(memory: Memory, seat: Seat, resource: number, lost: readonly number[]): void {
  for (const [q, n] of lost.entries()) if (n > 0) shift(memory, q, resource, -n);
  shift(memory, seat, resource, total(lost));
}

function hearTransfer(memory: Memory, { from, to, resource, n }: Transfer): void {
  if (resource === null) pass(memory, from, to, null);
  else {
    if (from !== NONE) shift(memory, from, resource, -n);
    if (to !== NONE) shift(memory, to, resource, n);
  }
}

/** Cards shown when somebody chooses among the deck. */
const LOOKED = 3;

/** A fold over what was told. Events carry the amounts moved, so that no rule is repeated here. */
export const memory: MemoryRule<Table, Hand, Event, Memory> = {
  blank: ({ seat, table }) => ({
    me: seat,
    least: table.players.map(() => zeros(KINDS)),
    deck: DECK.map(() => 0),
    most: table.players.map(() => DECK[VICTORY] ?? 0),
    dice: [FULL_DICE, FULL_DICE],
    limit: table.options.claim === 'automatic' ? table.options.target - 1 : null,
  }),
  hear(known, event) {
    switch (event.kind) {
      case 'founded':
      case 'produced':
      case 'science':
        return more(known, event.seat, event.gains);
      case 'discarded':
        return less(known, event.seat, event.cards);
      case 'ship':
      case 'station':
      case 'base':
      case 'bought':
        return less(known, event.seat, event.paid);
      case 'banked':
        shift(known, event.seat, event.give, -event.paid);
        return shift(known, event.seat, event.take, 1);
      case 'stole':
        return pass(known, event.from, event.seat, event.resource);
      case 'monopoly':
        return hearMonopoly(known, event.seat, event.resource, event.lost);
      case 'offered':
      case 'countered':
      case 'proposed':
        return proves(known, event.seat, event.give);
      case 'accepted':
        return proves(known, event.seat, event.take);
      case 'traded':
        return swap(known, event.seat, event.with, event.gave, event.got);
      case 'inspected':
        return event.cards === null ? undefined : proves(known, event.from, event.cards);
      case 'drew':
        return leave(known, event.card === null ? null : oneCard(event.card), 1);
      case 'looked':
        return leave(known, event.cards, LOOKED);
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
