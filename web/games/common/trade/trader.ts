import type { Bundle, CounterMove, OfferFrame, OfferMove, Proposal, ProposeMove, Terms } from '@orrery/common';
import type { Asking, Seat, SeatSet, SeatView, Window } from '@orrery/kernel';
import type { Sitter } from '../../../session/session.ts';
import type { Naming } from '../amounts.tsx';
import type { Doing } from '../do.tsx';

/** What trade looks at on a table. */
export interface TradeTable {
  readonly active: Seat;
  readonly players: readonly { readonly points: number; readonly cards: number }[];
  /** Made in this turn, of so many. */
  readonly offers: number;
  readonly options: { readonly offers: number | 'any' };
  /** What the others propose to the player on turn; absent in first editions, in which they only answered. */
  readonly proposals?: readonly Proposal[];
  /** Who wants no more offers this turn; absent in first editions. */
  readonly closed?: SeatSet;
}

/** An offer that waits for answers; in first editions it holds the other terms that were answered. */
export type Offer = OfferFrame & { readonly counters?: readonly (Terms | null)[] };

interface TradeHand {
  readonly resources: Bundle;
}

export type TradeView = SeatView<TradeTable, TradeHand>;

type TradeMove =
  | OfferMove
  | CounterMove
  | ProposeMove
  | { readonly kind: 'accept' | 'decline' | 'withdraw' | 'close' | 'reopen' }
  | { readonly kind: 'deal' | 'dismiss'; readonly seat: Seat };

/** What of a play trade needs. */
export interface Trader extends Naming, Doing<TradeMove> {
  readonly view: Window<TradeTable, TradeHand>;
  readonly sitters: readonly Sitter[];
  readonly asking: Asking | null;
  readonly moves: readonly { readonly kind: string }[];
  readonly lend?: (seat: Seat) => void;
}

/** What a seat proposes to the player on turn, as that seat sees it; null: nothing. */
export const proposedBy = ({ proposals = [] }: TradeTable, offer: Offer | null, seat: Seat): Terms | null =>
  proposals.find((proposal) => proposal.seat === seat) ?? offer?.counters?.[seat] ?? null;

/** Whether the one who looks can make a move of this kind. */
export const can = ({ moves }: Pick<Trader, 'moves'>, kind: TradeMove['kind']): boolean =>
  moves.some((move) => move.kind === kind);
