import { type Bundle, bargainEvents, discardEvents } from '@orrery/common';
import { type EventOf, event, type Seat, type SeatSet } from '@orrery/kernel';
import type { SupportEvent } from './support/index.ts';

/** A resource, a development card, a set of cards: null where it is somebody else's secret. */
export type Secret<X> = X | null;

/** Everything that can be told beside what single support cards tell; amounts moved stand in it, so that nobody who listens has to know the rules. */
export const events = {
  laid: event<{ planets: readonly number[]; numbers: readonly number[]; posts: readonly number[] }>(),
  'start-rolled': event<{ rolls: readonly number[] }>(), // by seat, 0 for those who did not roll
  starts: event<{ seat: Seat }>(),
  founded: event<{ seat: Seat; vertex: number; round: number; gains: Bundle }>(),
  turn: event<{ seat: Seat; turn: number }>(),
  ended: event<{ seat: Seat; points: number }>(),
  building: event<{ seat: Seat }>(),
  rolled: event<{ seat: Seat; first: number; second: number; sum: number }>(),
  produced: event<{ seat: Seat; gains: Bundle }>(),
  short: event<{ resource: number; due: number; left: number }>(),
  seven: event<{ owing: SeatSet }>(),
  ...discardEvents,
  cruiser: event<{ seat: Seat; from: number; to: number }>(),
  stole: event<{ seat: Seat; from: Seat; resource: Secret<number> }>(),
  spared: event<{ seat: Seat }>(),
  ship: event<{ seat: Seat; edge: number; paid: Bundle }>(),
  station: event<{ seat: Seat; vertex: number; paid: Bundle }>(),
  base: event<{ seat: Seat; vertex: number; paid: Bundle; returned: number }>(),
  bought: event<{ seat: Seat; paid: Bundle }>(),
  drew: event<{ seat: Seat; card: Secret<number> }>(),
  intervened: event<{ seat: Seat; fleet: number }>(),
  utopia: event<{ seat: Seat }>(),
  science: event<{ seat: Seat; gains: Bundle }>(),
  monopoly: event<{ seat: Seat; resource: number; lost: readonly number[] }>(), // by seat
  enough: event<{ seat: Seat }>(),
  banked: event<{ seat: Seat; give: number; paid: number; take: number }>(),
  ...bargainEvents,
  route: event<{ seat: Seat; length: number }>(), // NONE: laid aside
  fleet: event<{ seat: Seat; size: number }>(),
  support: event<{ seat: Seat; character: number }>(), // the first card
  passed: event<{ seat: Seat; character: number }>(),
  flipped: event<{ seat: Seat; character: number }>(),
  exchanged: event<{ seat: Seat; gave: number; took: number }>(),
  stalled: event<{ turns: number }>(), // so many without progress: nobody wins
  won: event<{ seat: Seat; points: number; cards: number }>(),
};
export type Event = EventOf<typeof events> | SupportEvent;
