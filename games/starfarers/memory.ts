import {
  addKnown,
  type Bundle,
  changeKnown,
  type KnownHands,
  passCard,
  raiseKnown,
  removeKnown,
  swapCards,
  zeros,
} from '@orrery/common';
import type { MemoryRule, Seat } from '@orrery/kernel';
import { materialFor, RESOURCE_KINDS } from './data.ts';
import type { Event } from './events.ts';
import type { Hand, Table } from './state.ts';

/** What a seat knows for certain beyond what it sees. */
export interface Memory extends KnownHands {
  readonly me: Seat;
  readonly reserve: number[]; // minimum of each resource in the reserve pile
}

/** Cards leave the pile: these, or a number of unknown ones. */
function drawFromPile(memory: Memory, seat: Seat, n: number, cards: Bundle | null): void {
  const { reserve } = memory;
  for (let kind = 0; kind < RESOURCE_KINDS; kind++) {
    reserve[kind] = Math.max(0, (reserve[kind] ?? 0) - (cards === null ? n : (cards[kind] ?? 0)));
  }
  if (cards !== null) addKnown(memory, seat, cards);
}

/** A fold over events. They carry the amounts moved, so no rule is repeated here. */
export const memory: MemoryRule<Table, Hand, Event, Memory> = {
  blank: ({ seat, table }) => ({
    me: seat,
    least: table.players.map(() => zeros(RESOURCE_KINDS)),
    reserve: zeros(RESOURCE_KINDS).fill(materialFor(table.players.length).pileSize),
  }),
  hear(known, event) {
    switch (event.kind) {
      case 'produced':
      case 'gained':
        return addKnown(known, event.seat, event.gains);
      case 'refunded':
        return addKnown(known, event.seat, event.cards);
      case 'discarded':
      case 'answered':
      case 'forfeited':
        return removeKnown(known, event.seat, event.cards);
      case 'ship':
      case 'spaceport':
      case 'fitted':
      case 'fame':
        return removeKnown(known, event.seat, event.paid);
      case 'supplied':
        changeKnown(known, event.seat, event.give, -event.paid);
        return changeKnown(known, event.seat, event.take, 1);
      case 'drew':
        return drawFromPile(known, event.seat, event.n, event.cards);
      case 'refilled':
        for (const [kind, n] of event.cards.entries()) known.reserve[kind] = n;
        return;
      case 'relieved':
        return changeKnown(known, event.seat, event.resource, 1);
      case 'stole':
        return passCard(known, event.from, event.seat, event.resource);
      case 'gave':
      case 'donated':
        return passCard(known, event.seat, event.to, event.resource);
      case 'offered':
      case 'countered':
      case 'proposed':
        return raiseKnown(known, event.seat, event.give);
      case 'accepted':
        return raiseKnown(known, event.seat, event.take);
      case 'traded':
        return swapCards(known, event.seat, event.with, event.gave, event.got);
    }
  },
};
