import { defineEvent, type EventOf, type Seat } from '../index.ts';
import type { CometOfferMove } from './moves.ts';
import type { Goods, Hand } from './state.ts';

/** All events: each kind with what it carries. */
export const events = {
  drew: defineEvent<{ seat: Seat; good: number | null }>(), // null: another seat's secret
  rolled: defineEvent<{ seat: Seat; die: number }>(),
  sealed: defineEvent<{ seat: Seat; discard: Goods | null; jam: Hand['jam'] }>(),
  discarded: defineEvent<{ seat: Seat; goods: Goods }>(),
  offered: defineEvent<{ seat: Seat; offer: CometOfferMove }>(),
  accepted: defineEvent<{ seat: Seat; offer: CometOfferMove }>(),
  declined: defineEvent<{ seat: Seat }>(),
  withdrawn: defineEvent<{ seat: Seat }>(),
  dealt: defineEvent<{ seat: Seat; with: Seat; offer: CometOfferMove }>(),
  announced: defineEvent<{ seat: Seat; paid: Goods }>(),
  jammed: defineEvent<{ seat: Seat; iron: number }>(),
  built: defineEvent<{ seat: Seat; beacons: number }>(),
  turn: defineEvent<{ seat: Seat; round: number }>(),
  ended: defineEvent<{ places: readonly number[] }>(),
};
export type Event = EventOf<typeof events>;
