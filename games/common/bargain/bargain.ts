import {
  actionMaker,
  type EventOf,
  event,
  type Gate,
  type Kinded,
  type Numbers,
  type Seat,
  type SeatSet,
} from '@orrery/kernel';
import { type Bundle, shortfall } from '../bundle.ts';
import type { Terms } from '../offers.ts';
import type { BargainMoves } from './moves.ts';

/** An offer on the table and what has been answered so far; other terms in answer are proposals. */
export interface OfferFrame extends Terms {
  readonly kind: 'offer';
  readonly to: SeatSet;
  readonly yes: SeatSet;
  readonly no: SeatSet;
}

/** Terms that an opponent proposes to the player on turn, as the opponent sees them. */
export interface Proposal extends Terms {
  readonly seat: Seat;
}

/** Terms that were turned down this turn: as the one who named them saw them, and who would not have them. */
export interface Refused extends Terms {
  readonly seat: Seat;
  readonly by: SeatSet;
}

/** What bargaining needs of a table, whatever else lies on it. */
export interface BargainTable {
  readonly stack: Kinded[];
  readonly active: Seat;
  readonly turn: number;
  readonly players: readonly { cards: number }[];
  readonly options: { readonly offers: number | 'any' };
  offers: number; // made in this turn
  proposals: readonly Proposal[]; // to the player on turn, at most one of each opponent
  refused: readonly Refused[]; // in this turn
  closed: SeatSet; // who wants no more offers in this turn
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
  proposed: event<{ seat: Seat; to: Seat; give: Bundle; take: Bundle }>(),
  dismissed: event<{ seat: Seat; from: Seat }>(),
  closed: event<{ seat: Seat }>(), // no more offers this turn
  reopened: event<{ seat: Seat }>(),
  traded: event<{ seat: Seat; with: Seat; gave: Bundle; got: Bundle }>(),
};

type BargainEvent = EventOf<typeof bargainEvents>;

/** How a game bargains: what it trades in, where, and the rules of its own book that are kept. */
export interface Bargain<T extends BargainTable, H extends BargainHand> {
  readonly moves: BargainMoves;
  /** What is traded, by name. */
  readonly resources: readonly string[];
  /** The frames in which offers are made. */
  readonly frames: readonly string[];
  /** What offers and proposals need before anything else. */
  readonly gates: readonly Gate<T, H>[];
  readonly rules: {
    readonly offer: string; // to whom, and with cards in hand
    readonly deal: string; // closed with one who agrees
    readonly propose: string; // by the others
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

/** Writes an action of bargaining: its move, then what the rules say of it. */
export const bargainAct = <T extends BargainTable, H extends BargainHand, B>() => actionMaker<T, H, B, BargainEvent>();
