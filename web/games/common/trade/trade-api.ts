import type {
  Bundle,
  CounterMove,
  OfferFrame,
  OfferMove,
  Proposal,
  ProposeMove,
  RefusedTerms,
  TradeTerms,
} from '@orrery/common';
import type { AnyView, Asking, Kinded, Seat, SeatSet, SeatView } from '@orrery/kernel';
import type { Sitter } from '../../../session/session.ts';
import type { CardNaming } from '../amounts.tsx';
import type { MovePlayer } from '../move-button.tsx';

/** The part of a table's state that trade reads. */
export interface TradeTable {
  readonly active: Seat;
  readonly players: readonly { readonly points: number; readonly cards: number }[];
  /** Number of offers made in this turn. */
  readonly offers: number;
  readonly options: { readonly offers: number | 'any' };
  /** Proposals of the others to the active player; absent in first editions, in which they only answered. */
  readonly proposals?: readonly Proposal[];
  /** Terms that were turned down this turn; absent in first editions. */
  readonly refused?: readonly RefusedTerms[];
  /** Seats that want no more offers this turn; absent in first editions. */
  readonly closed?: SeatSet;
  readonly stack: readonly Kinded[];
}

/** An offer that waits for answers; in first editions it holds the counter-offers. */
export type Offer = OfferFrame & { readonly counters?: readonly (TradeTerms | null)[] };

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

/** The part of a table API that trade needs. */
export interface TradeApi extends CardNaming, MovePlayer<TradeMove> {
  readonly view: AnyView<TradeTable, TradeHand>;
  readonly sitters: readonly Sitter[];
  readonly asking: Asking | null;
  readonly moves: readonly { readonly kind: string }[];
  readonly tableId: string;
  /** What is being put together in the hand; of the moves of trade or of any other kind. */
  readonly composed: Kinded | null;
  compose(move: ComposedTrade | null): void;
  playMoves(moves: readonly [TradeMove, ...TradeMove[]]): void;
  readonly lendDevice?: (seat: Seat) => void;
}

/** The moves that are put together card by card. */
export type ComposedTrade = OfferMove | CounterMove | ProposeMove;

const isOffer = (frame: Kinded | undefined): frame is Offer => frame?.kind === 'offer';

/** The offer that waits for answers; null for none. */
export function openOffer({ stack }: Pick<TradeTable, 'stack'>): Offer | null {
  const frame = stack.at(-1);
  return isOffer(frame) ? frame : null;
}

/** A seat's proposal to the active player, as that seat sees it; null for none. */
export const proposedBy = ({ proposals = [] }: TradeTable, offer: Offer | null, seat: Seat): TradeTerms | null =>
  proposals.find((proposal) => proposal.seat === seat) ?? offer?.counters?.[seat] ?? null;

/** Whether the viewer can make a move of this kind. */
export const canMakeKind = ({ moves }: Pick<TradeApi, 'moves'>, kind: TradeMove['kind']): boolean =>
  moves.some((move) => move.kind === kind);
