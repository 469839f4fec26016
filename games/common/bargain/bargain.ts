import {
  actionMaker,
  defineEvent,
  type EventOf,
  type Gate,
  type Kinded,
  type RefusalNumbers,
  type Seat,
  type SeatSet,
} from '@orrery/kernel';
import { type Bundle, shortfall } from '../bundle.ts';
import type { TradeTerms } from '../offers.ts';
import type { BargainMoves } from './moves.ts';

/** An offer on the table and its answers so far; a counter-offer is a proposal. */
export interface OfferFrame extends TradeTerms {
  readonly kind: 'offer';
  readonly to: SeatSet;
  readonly yes: SeatSet;
  readonly no: SeatSet;
}

/** Terms that an opponent proposes to the player on turn, from the opponent's side. */
export interface Proposal extends TradeTerms {
  readonly seat: Seat;
}

/** Terms that were turned down this turn: from the side of the seat that named them, with the seats that declined. */
export interface RefusedTerms extends TradeTerms {
  readonly seat: Seat;
  readonly by: SeatSet;
}

/** The fields that bargaining needs on a table. */
export interface BargainTable {
  readonly stack: Kinded[];
  readonly active: Seat;
  readonly turn: number;
  readonly players: readonly { cards: number }[];
  readonly options: { readonly offers: number | 'any' };
  offers: number; // made this turn
  proposals: readonly Proposal[]; // to the player on turn, at most one per opponent
  refused: readonly RefusedTerms[]; // this turn
  closed: SeatSet; // seats that want no more offers this turn
}
export interface BargainHand {
  readonly resources: number[];
}

/** The events of bargaining. */
export const bargainEvents = {
  offered: defineEvent<{ seat: Seat; to: SeatSet; give: Bundle; take: Bundle }>(),
  accepted: defineEvent<{ seat: Seat; take: Bundle }>(),
  declined: defineEvent<{ seat: Seat }>(),
  countered: defineEvent<{ seat: Seat; give: Bundle; take: Bundle }>(),
  withdrawn: defineEvent<{ seat: Seat }>(),
  proposed: defineEvent<{ seat: Seat; to: Seat; give: Bundle; take: Bundle }>(),
  dismissed: defineEvent<{ seat: Seat; from: Seat }>(),
  closed: defineEvent<{ seat: Seat }>(), // no more offers this turn
  reopened: defineEvent<{ seat: Seat }>(),
  traded: defineEvent<{ seat: Seat; with: Seat; gave: Bundle; got: Bundle }>(),
};

type BargainEvent = EventOf<typeof bargainEvents>;

/** How a game bargains: what it trades, in which frames, and the rules of its book. */
export interface BargainConfig<T extends BargainTable, H extends BargainHand> {
  readonly moves: BargainMoves;
  /** The traded resources, by name. */
  readonly resources: readonly string[];
  /** The frames in which offers are made. */
  readonly frames: readonly string[];
  /** Gates checked first for offers and proposals. */
  readonly gates: readonly Gate<T, H>[];
  readonly rules: {
    readonly offer: string; // to whom, and with cards in hand
    readonly deal: string; // with a seat that agrees
    readonly propose: string; // by the others
    readonly gift: string;
    readonly bothSides: string;
    readonly offers: string; // number of offers per turn
  };
}

/** What is missing of each resource, by name. */
export function missingByName(names: readonly string[], { resources }: BargainHand, price: Bundle): RefusalNumbers {
  const lacks = shortfall(resources, price);
  return Object.fromEntries(names.map((name, kind) => [name, lacks[kind] ?? 0]));
}

/** Defines an action of bargaining: its move, then its rules. */
export const bargainAction = <T extends BargainTable, H extends BargainHand, B>() =>
  actionMaker<T, H, B, BargainEvent>();
