import type { Bundle, CounterMove, OfferMove } from '@orrery/common';
import type { Seat, SeatView, Window } from '@orrery/kernel';
import type { Sitter } from '../../../session/session.ts';
import type { Naming } from '../amounts.tsx';
import type { Doing } from '../do.tsx';

/** What trade looks at on a table. */
export interface TradeTable {
  readonly active: Seat;
  readonly players: readonly { readonly points: number; readonly cards: number }[];
  /** Made in this turn, of so many. */
  readonly offers: number;
  readonly options: { readonly offers: number };
}

interface TradeHand {
  readonly resources: Bundle;
}

export type TradeView = SeatView<TradeTable, TradeHand>;

type TradeMove =
  | OfferMove
  | CounterMove
  | { readonly kind: 'accept' | 'decline' | 'withdraw' }
  | { readonly kind: 'deal'; readonly seat: Seat };

/** What of a play trade needs. */
export interface Trader extends Naming, Doing<TradeMove> {
  readonly view: Window<TradeTable, TradeHand>;
  readonly sitters: readonly Sitter[];
}
