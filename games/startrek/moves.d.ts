import { type Bundle } from '@orrery/common';
import type { Seat, SeatSet } from '@orrery/kernel';
/** Moves that need no more than their name. */
export declare const PLAIN_KINDS: readonly [
  'roll',
  'build',
  'end',
  'claim',
  'buy',
  'sfi',
  'utopia',
  'enough',
  'spare',
  'accept',
  'decline',
  'withdraw',
  'chase',
  'pass',
  'flip',
];
export type PlainKind = (typeof PLAIN_KINDS)[number];
export interface PlainMove<P extends PlainKind = PlainKind> {
  readonly kind: P;
}
export declare const EDGE_KINDS: readonly ['ship', 'found-ship', 'place', 'lift'];
export type EdgeKind = (typeof EDGE_KINDS)[number];
export interface EdgeMove<P extends EdgeKind = EdgeKind> {
  readonly kind: P;
  readonly edge: number;
}
export declare const VERTEX_KINDS: readonly ['station', 'base', 'found', 'retire-station', 'retire-base'];
export type VertexKind = (typeof VERTEX_KINDS)[number];
export interface VertexMove<P extends VertexKind = VertexKind> {
  readonly kind: P;
  readonly vertex: number;
}
export declare const RESOURCE_KINDS: readonly ['monopoly', 'repay', 'take', 'compensate'];
export type ResourceKind = (typeof RESOURCE_KINDS)[number];
export interface ResourceMove<P extends ResourceKind = ResourceKind> {
  readonly kind: P;
  readonly resource: number;
}
export declare const SEAT_KINDS: readonly ['steal', 'deal', 'inspect'];
export type SeatKind = (typeof SEAT_KINDS)[number];
export interface SeatMove<P extends SeatKind = SeatKind> {
  readonly kind: P;
  readonly seat: Seat;
}
/** One resource for another: at the bank, or as the first swap of a support card. */
export declare const SWAP_KINDS: readonly ['bank', 'double'];
export type SwapKind = (typeof SWAP_KINDS)[number];
export interface SwapMove<P extends SwapKind = SwapKind> {
  readonly kind: P;
  readonly give: number;
  readonly take: number;
}
/** A price paid with another card in one place; NONE and NONE pays as printed. */
export declare const SUBSTITUTE_KINDS: readonly ['substitute', 'choose'];
export type SubstituteKind = (typeof SUBSTITUTE_KINDS)[number];
export interface SubstituteMove<P extends SubstituteKind = SubstituteKind> {
  readonly kind: P;
  readonly without: number;
  readonly by: number;
}
export interface CruiserMove {
  readonly kind: 'cruiser';
  readonly hex: number;
}
export interface ScienceMove {
  readonly kind: 'science';
  readonly first: number;
  readonly second: number;
}
export interface DiscardMove {
  readonly kind: 'discard';
  readonly cards: Bundle;
}
export interface OfferMove {
  readonly kind: 'offer';
  readonly give: Bundle;
  readonly take: Bundle;
  readonly to: SeatSet;
}
export interface CounterMove {
  readonly kind: 'counter';
  readonly give: Bundle;
  readonly take: Bundle;
}
export interface DemandMove {
  readonly kind: 'demand';
  readonly resource: number;
  readonly from: Seat;
}
export interface ShieldMove {
  readonly kind: 'shield';
  readonly resource: number;
}
export interface KeepMove {
  readonly kind: 'keep';
  readonly card: number;
}
export interface ExchangeMove {
  readonly kind: 'exchange';
  readonly character: number;
}
export type Move =
  | PlainMove
  | EdgeMove
  | VertexMove
  | ResourceMove
  | SeatMove
  | SwapMove
  | SubstituteMove
  | CruiserMove
  | ScienceMove
  | DiscardMove
  | OfferMove
  | CounterMove
  | DemandMove
  | ShieldMove
  | KeepMove
  | ExchangeMove;
/** Most seats there can be: interned moves exist for all of them. */
export declare const SEATS = 4;
/** Shared moves: made once, handed out ever after, never changed. */
export declare const plainMove: <P extends PlainKind>(kind: P) => PlainMove<P>;
export declare const edgeMoves: <P extends EdgeKind>(kind: P) => readonly EdgeMove<P>[];
export declare const vertexMoves: <P extends VertexKind>(kind: P) => readonly VertexMove<P>[];
export declare const resourceMoves: <P extends ResourceKind>(kind: P) => readonly ResourceMove<P>[];
export declare const seatMoves: <P extends SeatKind>(kind: P) => readonly SeatMove<P>[];
export declare const CRUISER_MOVES: readonly CruiserMove[];
export declare const KEEP_MOVES: readonly KeepMove[];
export declare const EXCHANGE_MOVES: readonly ExchangeMove[];
export declare const DEMAND_MOVES: readonly DemandMove[];
/** By resource, and last the one against discarding. */
export declare const SHIELD_MOVES: readonly ShieldMove[];
/** By give * KINDS + take; those of a kind with itself are well-formed but never legal. */
export declare const swapMoves: <P extends SwapKind>(kind: P) => readonly SwapMove<P>[];
/** Two cards of what there is, one when there is but one, none when there is none. */
export declare const SCIENCE_MOVES: readonly ScienceMove[];
export declare const SUBSTITUTE_MOVES: readonly SubstituteMove<'substitute'>[];
export declare const CHOOSE_MOVES: readonly SubstituteMove<'choose'>[];
/** Every way to discard `size` cards from a hand. */
export declare function eachDiscard(hand: Bundle, size: number, visit: (move: DiscardMove) => void): void;
