import { type Bundle, type CounterMove, type DiscardMove, eachChoice, made, type OfferMove } from '@orrery/common';
import type { Seat, SeatSet } from '@orrery/kernel';
import { CARGOES, KINDS, MOST_SEATS, SHIPS, UPGRADES } from './data.ts';
import { CARDS } from './friendship.ts';
import { SITES, VERTICES } from './topology.ts';

/** Moves that need no more than their name. */
export const PLAIN_KINDS = [
  'roll',
  'done',
  'pass',
  'seek',
  'avoid',
  'fame',
  'accept',
  'decline',
  'withdraw',
  'donate',
  'keep',
] as const;
export type PlainKind = (typeof PLAIN_KINDS)[number];
export interface PlainMove<P extends PlainKind = PlainKind> {
  readonly kind: P;
}

export const SITE_KINDS = ['settle', 'harbour', 'spaceport'] as const;
export type SiteKind = (typeof SITE_KINDS)[number];
export interface SiteMove<P extends SiteKind = SiteKind> {
  readonly kind: P;
  readonly site: number;
}

/** A ship put on the board: bought, or free. */
export const LAUNCH_KINDS = ['build', 'launch'] as const;
export type LaunchKind = (typeof LAUNCH_KINDS)[number];
export interface LaunchMove<P extends LaunchKind = LaunchKind> {
  readonly kind: P;
  readonly cargo: number;
  readonly vertex: number;
}

export const UPGRADE_KINDS = ['upgrade', 'fit', 'drop'] as const;
export type UpgradeKind = (typeof UPGRADE_KINDS)[number];
export interface UpgradeMove<P extends UpgradeKind = UpgradeKind> {
  readonly kind: P;
  readonly upgrade: number;
}

export const SHIP_KINDS = ['found', 'ground', 'convert'] as const;
export type ShipKind = (typeof SHIP_KINDS)[number];
export interface ShipMove<P extends ShipKind = ShipKind> {
  readonly kind: P;
  readonly ship: number;
}

/** One ship's destination. */
export const FLIGHT_KINDS = ['fly', 'jump'] as const;
export type FlightKind = (typeof FLIGHT_KINDS)[number];
export interface FlightMove<P extends FlightKind = FlightKind> {
  readonly kind: P;
  readonly ship: number;
  readonly vertex: number;
}

export const RESOURCE_KINDS = ['take', 'give'] as const;
export type ResourceKind = (typeof RESOURCE_KINDS)[number];
export interface ResourceMove<P extends ResourceKind = ResourceKind> {
  readonly kind: P;
  readonly resource: number;
}

export const SEAT_KINDS = ['steal', 'deal'] as const;
export type SeatKind = (typeof SEAT_KINDS)[number];
export interface SeatMove<P extends SeatKind = SeatKind> {
  readonly kind: P;
  readonly seat: Seat;
}

export interface SupplyMove {
  readonly kind: 'supply';
  readonly give: number;
  readonly take: number;
}
export interface BefriendMove {
  readonly kind: 'befriend';
  readonly card: number;
}
export interface AskMove {
  readonly kind: 'ask';
  readonly seat: Seat;
  readonly resource: number;
}
export interface HelpMove {
  readonly kind: 'help';
  readonly from: SeatSet;
}
export interface AnswerMove {
  readonly kind: 'answer';
  readonly choice: number; // how many cards; or 0 for no and 1 for yes
  readonly cards: Bundle; // what is put down with it
}

export type Move =
  | PlainMove
  | SiteMove
  | LaunchMove
  | UpgradeMove
  | ShipMove
  | FlightMove
  | ResourceMove
  | SeatMove
  | SupplyMove
  | BefriendMove
  | AskMove
  | HelpMove
  | AnswerMove
  | DiscardMove
  | OfferMove
  | CounterMove;

/** Shared moves: made once, handed out ever after, never changed. */
export const plainMove = <P extends PlainKind>(kind: P): PlainMove<P> => Object.freeze({ kind });
export const siteMoves = <P extends SiteKind>(kind: P) => made<SiteMove<P>>(SITES, (site) => ({ kind, site }));
/** By cargo * VERTICES + vertex. */
export const launchMoves = <P extends LaunchKind>(kind: P) =>
  made<LaunchMove<P>>(CARGOES.length * VERTICES, (i) => ({
    kind,
    cargo: Math.floor(i / VERTICES),
    vertex: i % VERTICES,
  }));
export const upgradeMoves = <P extends UpgradeKind>(kind: P) =>
  made<UpgradeMove<P>>(UPGRADES.length, (upgrade) => ({ kind, upgrade }));
export const shipMoves = <P extends ShipKind>(kind: P) => made<ShipMove<P>>(SHIPS, (ship) => ({ kind, ship }));
/** By ship * VERTICES + vertex. */
export const flightMoves = <P extends FlightKind>(kind: P) =>
  made<FlightMove<P>>(SHIPS * VERTICES, (i) => ({ kind, ship: Math.floor(i / VERTICES), vertex: i % VERTICES }));
export const resourceMoves = <P extends ResourceKind>(kind: P) =>
  made<ResourceMove<P>>(KINDS, (resource) => ({ kind, resource }));
export const seatMoves = <P extends SeatKind>(kind: P) => made<SeatMove<P>>(MOST_SEATS, (seat) => ({ kind, seat }));
/** By give * KINDS + take; those of a kind with itself are well-formed but never legal. */
export const SUPPLY_MOVES = made<SupplyMove>(KINDS * KINDS, (i) => ({
  kind: 'supply',
  give: Math.floor(i / KINDS),
  take: i % KINDS,
}));
export const BEFRIEND_MOVES = made<BefriendMove>(CARDS.length, (card) => ({ kind: 'befriend', card }));
/** By seat * KINDS + resource. */
export const ASK_MOVES = made<AskMove>(MOST_SEATS * KINDS, (i) => ({
  kind: 'ask',
  seat: Math.floor(i / KINDS),
  resource: i % KINDS,
}));

const pairs = Array.from({ length: MOST_SEATS }, (_, a) =>
  Array.from({ length: MOST_SEATS }, (__, b) => (a < b ? (1 << a) | (1 << b) : 0)),
).flat();
/** Any two seats. */
export const HELP_MOVES = pairs
  .filter((from) => from !== 0)
  .map((from): HelpMove => Object.freeze({ kind: 'help', from }));

const MOST_GIFTS = 3;
const bundlesOf = (size: number): Bundle[] => {
  const found: Bundle[] = [];
  eachChoice(
    Array.from({ length: KINDS }, () => MOST_GIFTS),
    size,
    (cards) => found.push([...cards]),
  );
  return found;
};
const answer = (choice: number, size: number): AnswerMove[] =>
  bundlesOf(size).map((cards) => Object.freeze({ kind: 'answer', choice, cards }));
/** By choice and by how many cards it puts down; a yes may cost up to two. */
const ANSWERS: readonly (readonly (readonly AnswerMove[])[])[] = [
  [answer(0, 0)],
  [answer(1, 0), answer(1, 1), answer(1, 2)],
  [[], [], answer(2, 2)],
  [[], [], [], answer(MOST_GIFTS, MOST_GIFTS)],
];
export const answersOf = (choice: number, size: number): readonly AnswerMove[] => ANSWERS[choice]?.[size] ?? [];
export const ANSWER_MOVES: readonly AnswerMove[] = ANSWERS.flat(2);

/** The most cards of a kind there are. */
export const EACH = 28;
