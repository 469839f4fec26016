import { type EventOf, event, type Seat } from '../index.ts';
import type { OfferMove } from './moves.ts';
import type { Goods, Hand } from './state.ts';

/** Everything that can be told: for each kind what it carries. */
export const events = {
  drew: event<{ seat: Seat; good: number | null }>(), // null: somebody else's secret
  rolled: event<{ seat: Seat; die: number }>(),
  sealed: event<{ seat: Seat; discard: Goods | null; jam: Hand['jam'] }>(),
  discarded: event<{ seat: Seat; goods: Goods }>(),
  offered: event<{ seat: Seat; offer: OfferMove }>(),
  accepted: event<{ seat: Seat; offer: OfferMove }>(),
  declined: event<{ seat: Seat }>(),
  withdrawn: event<{ seat: Seat }>(),
  dealt: event<{ seat: Seat; with: Seat; offer: OfferMove }>(),
  announced: event<{ seat: Seat; paid: Goods }>(),
  jammed: event<{ seat: Seat; iron: number }>(),
  built: event<{ seat: Seat; beacons: number }>(),
  turn: event<{ seat: Seat; round: number }>(),
  ended: event<{ places: readonly number[] }>(),
};
export type Event = EventOf<typeof events>;
