import { type Bundle, type KnownHands, less, more, pass, proves, shift, swap, zeros } from '@orrery/common';
import type { Memory as MemoryRule, Seat } from '@orrery/kernel';
import { KINDS, materialFor } from './data.ts';
import type { Event } from './events.ts';
import type { Hand, Table } from './state.ts';

/** What a seat can say for sure beyond what it sees. */
export interface Memory extends KnownHands {
  readonly me: Seat;
  readonly reserve: number[]; // at least so many of each resource in the reserve pile
}

/** Cards leave the pile: these, or so many unknown ones. */
function draw(memory: Memory, seat: Seat, n: number, cards: Bundle | null): void {
  const { reserve } = memory;
  for (let kind = 0; kind < KINDS; kind++) {
    reserve[kind] = Math.max(0, (reserve[kind] ?? 0) - (cards === null ? n : (cards[kind] ?? 0)));
  }
  if (cards !== null) more(memory, seat, cards);
}

/** A fold over what was told. Events carry the amounts moved, so that no rule is repeated here. */
export const memory: MemoryRule<Table, Hand, Event, Memory> = {
  blank: ({ seat, table }) => ({
    me: seat,
    least: table.players.map(() => zeros(KINDS)),
    reserve: zeros(KINDS).fill(materialFor(table.players.length).pile),
  }),
  hear(known, event) {
    switch (event.kind) {
      case 'produced':
      case 'gained':
        return more(known, event.seat, event.gains);
      case 'refunded':
        return more(known, event.seat, event.cards);
      case 'discarded':
      case 'answered':
      case 'forfeited':
        return less(known, event.seat, event.cards);
      case 'ship':
      case 'spaceport':
      case 'fitted':
      case 'fame':
        return less(known, event.seat, event.paid);
      case 'supplied':
        shift(known, event.seat, event.give, -event.paid);
        return shift(known, event.seat, event.take, 1);
      case 'drew':
        return draw(known, event.seat, event.n, event.cards);
      case 'refilled':
        for (const [kind, n] of event.cards.entries()) known.reserve[kind] = n;
        return;
      case 'relieved':
        return shift(known, event.seat, event.resource, 1);
      case 'stole':
        return pass(known, event.from, event.seat, event.resource);
      case 'gave':
      case 'donated':
        return pass(known, event.seat, event.to, event.resource);
      case 'offered':
      case 'countered':
      case 'proposed':
        return proves(known, event.seat, event.give);
      case 'accepted':
        return proves(known, event.seat, event.take);
      case 'traded':
        return swap(known, event.seat, event.with, event.gave, event.got);
    }
  },
};
