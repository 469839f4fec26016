import {
  type Bundle,
  type CounterMove,
  type DiscardMove,
  eachChoice,
  made,
  NONE,
  type OfferMove,
} from '@orrery/common';
import type { Seat } from '@orrery/kernel';
import { CHARACTERS } from './characters.ts';
import { COST, DEVELOPMENTS, KINDS } from './data.ts';
import { EDGES, HEXES, VERTICES } from './topology.ts';

/** Moves that need no more than their name. */
export const PLAIN_KINDS = [
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
] as const;
export type PlainKind = (typeof PLAIN_KINDS)[number];
export interface PlainMove<P extends PlainKind = PlainKind> {
  readonly kind: P;
}

export const EDGE_KINDS = ['ship', 'found-ship', 'place', 'lift'] as const;
export type EdgeKind = (typeof EDGE_KINDS)[number];
export interface EdgeMove<P extends EdgeKind = EdgeKind> {
  readonly kind: P;
  readonly edge: number;
}

export const VERTEX_KINDS = ['station', 'base', 'found', 'retire-station', 'retire-base'] as const;
export type VertexKind = (typeof VERTEX_KINDS)[number];
export interface VertexMove<P extends VertexKind = VertexKind> {
  readonly kind: P;
  readonly vertex: number;
}

export const RESOURCE_KINDS = ['monopoly', 'repay', 'take', 'compensate'] as const;
export type ResourceKind = (typeof RESOURCE_KINDS)[number];
export interface ResourceMove<P extends ResourceKind = ResourceKind> {
  readonly kind: P;
  readonly resource: number;
}

export const SEAT_KINDS = ['steal', 'deal', 'inspect'] as const;
export type SeatKind = (typeof SEAT_KINDS)[number];
export interface SeatMove<P extends SeatKind = SeatKind> {
  readonly kind: P;
  readonly seat: Seat;
}

/** One resource for another: at the bank, or as the first swap of a support card. */
export const SWAP_KINDS = ['bank', 'double'] as const;
export type SwapKind = (typeof SWAP_KINDS)[number];
export interface SwapMove<P extends SwapKind = SwapKind> {
  readonly kind: P;
  readonly give: number;
  readonly take: number;
}

/** A price paid with another card in one place; NONE and NONE pays as printed. */
export const SUBSTITUTE_KINDS = ['substitute', 'choose'] as const;
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
  readonly first: number; // NONE when the bank is empty
  readonly second: number; // NONE when it has but one card
}
export interface DemandMove {
  readonly kind: 'demand';
  readonly resource: number;
  readonly from: Seat;
}
export interface ShieldMove {
  readonly kind: 'shield';
  readonly resource: number; // NONE: against discarding
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
export const SEATS = 4;

/** Shared moves: made once, handed out ever after, never changed. */
export const plainMove = <P extends PlainKind>(kind: P): PlainMove<P> => Object.freeze({ kind });
export const edgeMoves = <P extends EdgeKind>(kind: P) => made<EdgeMove<P>>(EDGES, (edge) => ({ kind, edge }));
export const vertexMoves = <P extends VertexKind>(kind: P) =>
  made<VertexMove<P>>(VERTICES, (vertex) => ({ kind, vertex }));
export const resourceMoves = <P extends ResourceKind>(kind: P) =>
  made<ResourceMove<P>>(KINDS, (resource) => ({ kind, resource }));
export const seatMoves = <P extends SeatKind>(kind: P) => made<SeatMove<P>>(SEATS, (seat) => ({ kind, seat }));
export const CRUISER_MOVES = made<CruiserMove>(HEXES, (hex) => ({ kind: 'cruiser', hex }));
export const KEEP_MOVES = made<KeepMove>(DEVELOPMENTS.length, (card) => ({ kind: 'keep', card }));
export const EXCHANGE_MOVES = made<ExchangeMove>(CHARACTERS.length, (character) => ({ kind: 'exchange', character }));
export const DEMAND_MOVES = made<DemandMove>(KINDS * SEATS, (i) => ({
  kind: 'demand',
  resource: Math.floor(i / SEATS),
  from: i % SEATS,
}));
/** By resource, and last the one against discarding. */
export const SHIELD_MOVES = made<ShieldMove>(KINDS + 1, (i) => ({ kind: 'shield', resource: i < KINDS ? i : NONE }));

/** By give * KINDS + take; those of a kind with itself are well-formed but never legal. */
export const swapMoves = <P extends SwapKind>(kind: P) =>
  made<SwapMove<P>>(KINDS * KINDS, (i) => ({ kind, give: Math.floor(i / KINDS), take: i % KINDS }));

/** Two cards of what there is, one when there is but one, none when there is none. */
export const SCIENCE_MOVES: readonly ScienceMove[] = (() => {
  const moves: ScienceMove[] = [];
  for (let first = 0; first < KINDS; first++) {
    for (let second = first; second < KINDS; second++) moves.push({ kind: 'science', first, second });
  }
  for (let first = NONE; first < KINDS; first++) moves.push({ kind: 'science', first, second: NONE });
  return made(moves.length, (i) => moves[i] ?? { kind: 'science', first: NONE, second: NONE });
})();

function substitutes<P extends SubstituteKind>(kind: P, price: Bundle): readonly SubstituteMove<P>[] {
  const moves: SubstituteMove<P>[] = [];
  for (let without = 0; without < KINDS; without++) {
    if ((price[without] ?? 0) === 0) continue;
    for (let by = 0; by < KINDS; by++) if (by !== without) moves.push(Object.freeze({ kind, without, by }));
  }
  return moves;
}

export const SUBSTITUTE_MOVES = substitutes('substitute', COST.ship);
export const CHOOSE_MOVES: readonly SubstituteMove<'choose'>[] = [
  Object.freeze({ kind: 'choose', without: NONE, by: NONE }),
  ...substitutes('choose', COST.development),
];

/** Discards of fewer than this of each resource are kept and shared. */
const SHARED = 8;
const shared: (DiscardMove | undefined)[] = new Array(SHARED ** KINDS);

/** A place for every bundle of small counts, NONE for others. */
function placeOf(cards: Bundle): number {
  let place = 0;
  for (let kind = 0; kind < KINDS; kind++) {
    const n = cards[kind] ?? 0;
    if (n >= SHARED) return NONE;
    place = place * SHARED + n;
  }
  return place;
}

function discardMove(cards: Bundle): DiscardMove {
  const place = placeOf(cards);
  const known = place === NONE ? undefined : shared[place];
  if (known !== undefined) return known;
  const move: DiscardMove = Object.freeze({ kind: 'discard', cards: [...cards] });
  if (place !== NONE) shared[place] = move;
  return move;
}

/** Every way to discard `size` cards from a hand. */
export function eachDiscard(hand: Bundle, size: number, visit: (move: DiscardMove) => void): void {
  eachChoice(hand, size, (cards) => visit(discardMove(cards)));
}
