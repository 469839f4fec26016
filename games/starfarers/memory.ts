import { type Bundle, zeros } from '@orrery/common';
import type { Memory as MemoryRule, Seat } from '@orrery/kernel';
import { KINDS, materialFor } from './data.ts';
import type { Event } from './events.ts';
import type { Hand, Table } from './state.ts';

/** What a seat can say for sure beyond what it sees. */
export interface Memory {
  readonly me: Seat;
  readonly least: number[][]; // least[seat][resource]: at least so many in that hand
  readonly reserve: number[]; // at least so many of each resource in the reserve pile
}

function change({ least }: Memory, seat: Seat, cards: Bundle, sign: 1 | -1): void {
  const known = least[seat];
  if (known === undefined) return;
  for (let kind = 0; kind < KINDS; kind++) known[kind] = Math.max(0, (known[kind] ?? 0) + sign * (cards[kind] ?? 0));
}
const more = (memory: Memory, seat: Seat, gains: Bundle): void => change(memory, seat, gains, 1);
const less = (memory: Memory, seat: Seat, paid: Bundle): void => change(memory, seat, paid, -1);

/** Somebody has shown to hold so many. */
function proves({ least }: Memory, seat: Seat, cards: Bundle): void {
  const known = least[seat];
  if (known === undefined) return;
  for (let kind = 0; kind < KINDS; kind++) known[kind] = Math.max(known[kind] ?? 0, cards[kind] ?? 0);
}

function shift({ least }: Memory, seat: Seat, resource: number, n: number): void {
  const known = least[seat];
  if (known !== undefined) known[resource] = Math.max(0, (known[resource] ?? 0) + n);
}

/** One card goes from hand to hand; when it is not known which, it may have been any. */
function pass(memory: Memory, from: Seat, to: Seat, resource: number | null): void {
  if (resource !== null) {
    shift(memory, from, resource, -1);
    shift(memory, to, resource, 1);
    return;
  }
  for (let kind = 0; kind < KINDS; kind++) shift(memory, from, kind, -1);
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
        return proves(known, event.seat, event.give);
      case 'accepted':
        return proves(known, event.seat, event.take);
      case 'traded':
        less(known, event.seat, event.gave);
        more(known, event.with, event.gave);
        less(known, event.with, event.got);
        return more(known, event.seat, event.got);
    }
  },
};
