import { event, type Gate, has, type Kinded, type Numbers, type Seat, type SeatSet } from '@orrery/kernel';
import { type Bundle, shortfall } from '../bundle.ts';
import type { Terms } from '../offers.ts';
import type { BargainMoves } from './moves.ts';

/** An offer on the table and what has been answered so far. */
export interface OfferFrame extends Terms {
  readonly kind: 'offer';
  readonly to: SeatSet;
  readonly yes: SeatSet;
  readonly no: SeatSet;
  readonly counters: readonly (Terms | null)[]; // by seat, as the answering seat sees it
}

/** What the player on turn would give and get in a deal with this seat, null when there is none. */
export function termsWith(frame: OfferFrame, seat: Seat): Terms | null {
  if (has(frame.yes, seat)) return frame;
  const other = frame.counters[seat] ?? null;
  return other === null ? null : { give: other.take, take: other.give };
}

/** What bargaining needs of a table, whatever else lies on it. */
export interface BargainTable {
  readonly stack: Kinded[];
  readonly active: Seat;
  readonly turn: number;
  readonly players: readonly { cards: number }[];
  readonly options: { readonly offers: number };
  offers: number; // made in this turn
}
export interface BargainHand {
  readonly resources: number[];
}

/** What bargaining tells. */
export const bargainEvents = {
  offered: event<{ seat: Seat; to: SeatSet; give: Bundle; take: Bundle }>(),
  accepted: event<{ seat: Seat; take: Bundle }>(),
  declined: event<{ seat: Seat }>(),
  countered: event<{ seat: Seat; give: Bundle; take: Bundle }>(),
  withdrawn: event<{ seat: Seat }>(),
  traded: event<{ seat: Seat; with: Seat; gave: Bundle; got: Bundle }>(),
};

/** How a game bargains: what it trades in, where, and the rules of its own book that are kept. */
export interface Bargain<T extends BargainTable, H extends BargainHand> {
  readonly moves: BargainMoves;
  /** What is traded, by name. */
  readonly resources: readonly string[];
  /** The frames in which offers are made. */
  readonly frames: readonly string[];
  /** What an offer needs before anything else. */
  readonly gates: readonly Gate<T, H>[];
  readonly rules: {
    readonly offer: string; // to whom, and with cards in hand
    readonly deal: string; // closed with one who agrees
    readonly gift: string;
    readonly bothSides: string;
    readonly offers: string; // how many in a turn
  };
}

/** What is missing of each resource, by name. */
export function missingOf(names: readonly string[], { resources }: BargainHand, price: Bundle): Numbers {
  const lacks = shortfall(resources, price);
  return Object.fromEntries(names.map((name, kind) => [name, lacks[kind] ?? 0]));
}
