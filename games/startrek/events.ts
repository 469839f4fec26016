import { type Bundle, bargainEvents, discardEvents } from '@orrery/common';
import { defineEvent, type EventOf, type Seat, type SeatSet } from '@orrery/kernel';
import type { SupportEvent } from './support/index.ts';

/** A resource, a development card, a set of cards: null where it is another seat's secret. */
export type Secret<X> = X | null;

/**
 * All events except those of single support cards. They carry the amounts moved, so that listeners need not know the
 * rules.
 */
export const events = {
  laid: defineEvent<{ planets: readonly number[]; numbers: readonly number[]; posts: readonly number[] }>(),
  'start-rolled': defineEvent<{ rolls: readonly number[] }>(), // by seat, 0 for those who did not roll
  starts: defineEvent<{ seat: Seat }>(),
  founded: defineEvent<{ seat: Seat; vertex: number; round: number; gains: Bundle }>(),
  turn: defineEvent<{ seat: Seat; turn: number }>(),
  ended: defineEvent<{ seat: Seat; points: number }>(),
  building: defineEvent<{ seat: Seat }>(),
  rolled: defineEvent<{ seat: Seat; first: number; second: number; sum: number }>(),
  produced: defineEvent<{ seat: Seat; gains: Bundle }>(),
  short: defineEvent<{ resource: number; due: number; left: number }>(),
  seven: defineEvent<{ owing: SeatSet }>(),
  ...discardEvents,
  cruiser: defineEvent<{ seat: Seat; from: number; to: number }>(),
  stole: defineEvent<{ seat: Seat; from: Seat; resource: Secret<number> }>(),
  spared: defineEvent<{ seat: Seat }>(),
  ship: defineEvent<{ seat: Seat; edge: number; paid: Bundle }>(),
  station: defineEvent<{ seat: Seat; vertex: number; paid: Bundle }>(),
  base: defineEvent<{ seat: Seat; vertex: number; paid: Bundle; returned: number }>(),
  bought: defineEvent<{ seat: Seat; paid: Bundle }>(),
  drew: defineEvent<{ seat: Seat; card: Secret<number> }>(),
  intervened: defineEvent<{ seat: Seat; fleet: number }>(),
  utopia: defineEvent<{ seat: Seat }>(),
  science: defineEvent<{ seat: Seat; gains: Bundle }>(),
  monopoly: defineEvent<{ seat: Seat; resource: number; lost: readonly number[] }>(), // by seat
  enough: defineEvent<{ seat: Seat }>(),
  banked: defineEvent<{ seat: Seat; give: number; paid: number; take: number }>(),
  ...bargainEvents,
  route: defineEvent<{ seat: Seat; length: number }>(), // NONE: nobody holds it
  fleet: defineEvent<{ seat: Seat; size: number }>(),
  support: defineEvent<{ seat: Seat; character: number }>(), // the first card
  passed: defineEvent<{ seat: Seat; character: number }>(),
  flipped: defineEvent<{ seat: Seat; character: number }>(),
  exchanged: defineEvent<{ seat: Seat; gave: number; took: number }>(),
  stalled: defineEvent<{ turns: number }>(), // number of turns without progress: nobody wins
  won: defineEvent<{ seat: Seat; points: number; cards: number }>(),
};
export type Event = EventOf<typeof events> | SupportEvent;
