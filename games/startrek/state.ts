import type { Bundle, OfferFrame, Proposal, RefusedTerms } from '@orrery/common';
import {
  type Action,
  actionMaker,
  atSeat,
  type FrameRule,
  type Gate,
  type Need,
  type Seat,
  type SeatSet,
  type SeatView,
  type State,
} from '@orrery/kernel';
import type { Event } from './events.ts';
import type { StartrekBoard } from './layouts.ts';
import type { Move } from './moves.ts';

export interface Options {
  readonly setup: 'variable' | 'beginners' | 'classic'; // which board, and whether pieces are placed by hand
  readonly phases: 'strict' | 'joined'; // first trade then build, or both in any order
  readonly target: number; // points that win
  readonly dice: 'true' | 'deck'; // two dice, or 36 cards
  readonly claim: 'automatic' | 'by-hand'; // how a victory is noticed
  readonly counts: 'open' | 'hidden'; // whether screens show how many development cards others hold
  readonly steal: 'must' | 'may'; // whether the mover of the cruiser may choose not to steal
  readonly support: 'on' | 'off';
  readonly offers: number | 'any'; // offers per turn
  readonly start: 'rolled' | 'drawn' | 'first' | 'second' | 'third' | 'fourth'; // who begins; the last four name the seat of the oldest player
  readonly classic: 'off' | 'on'; // rules of the basic game; options.ts lists the options it overrides
}

/** The open belongings of a seat. */
export interface Player {
  ships: number; // in the supply
  stations: number; // in the supply
  reserve: number; // stations beside the board
  bases: number; // rings in the supply
  cards: number; // resource cards in hand
  developments: number; // development cards in hand
  fleet: number; // played fleet cards, face up
  victory: number; // victory cards shown to win
  points: number; // public points
  route: number; // length of the longest line of ships
  support: number; // character, NONE before the first
  side: number; // of the support card: 0 is A, 1 is B
  ready: number; // the first turn in which the support card may be used
}

/** Derived from the table and kept up to date for speed; derived.ts rebuilds it. */
export interface Derived {
  readonly lanes: number[]; // edges where a seat may launch, EDGE_WORD_COUNT words per seat
  readonly reached: number[]; // vertices that a seat's ships touch, VERTEX_WORD_COUNT words per seat
  readonly stations: number[]; // vertices with a seat's stations, VERTEX_WORD_COUNT words per seat
  readonly open: number[]; // vertices free by the distance rule, VERTEX_WORD_COUNT words
  readonly posts: number[]; // what a seat's posts take, one bit per kind, one word per seat
  postAt: readonly number[]; // what the post at a vertex takes, NONE without one
  yielding: readonly (readonly number[])[]; // the hexes of each number
}

export interface Table {
  options: Options; // in effect, after the overrides of `classic`
  board: StartrekBoard;
  readonly players: Player[];
  readonly vertices: number[]; // 0 empty, 1 + seat a station, 5 + seat a base
  readonly edges: number[]; // 0 empty, 1 + seat a ship
  readonly bank: number[];
  cruiser: number; // its hex
  deck: number; // development cards left
  readonly spent: number[]; // development cards removed from the game, by kind
  turn: number; // turns begun by anybody
  active: Seat;
  starter: Seat; // who begins the game, NONE before it is known
  dice: readonly number[]; // the last roll
  diceLeft: number; // cards in the dice deck
  played: number; // development cards played this turn
  bought: number; // development cards bought this turn
  offers: number; // offers made this turn
  proposals: readonly Proposal[]; // of the others to the player on turn
  refused: readonly RefusedTerms[]; // terms turned down this turn
  closed: SeatSet; // seats that want no more offers this turn
  quiet: number; // turns since anybody built, bought or played a card
  discards: readonly Bundle[]; // what each seat gave back after the last 7, visible until the turn ends; or empty
  rate: number; // the resource that trades at 2:1 this turn by a support card, NONE without
  routeHolder: Seat; // NONE: nobody holds the card
  fleetHolder: Seat;
  row: number; // support cards in the row, one bit per character
  readonly stack: Frame[];
  readonly derived: Derived;
}

export interface Hand {
  readonly resources: number[];
  readonly developments: number[]; // by kind, including the fresh ones
  readonly fresh: number[]; // bought this turn, by kind
  discard: Bundle | null; // sealed until all have chosen
  shown: Bundle | null; // what this seat is looking at: another's resources or cards of the deck
}

export interface Box {
  readonly deck: number[]; // development cards by kind
  readonly dice: number[]; // cards of the dice deck, one bit each in two words
}

export type { OfferFrame };

export type Frame =
  | { readonly kind: 'layout' } // chance: frame, planets and first corner
  | { readonly kind: 'start-roll'; readonly among: SeatSet } // chance: highest begins
  | { readonly kind: 'start-draw'; readonly of: number } // chance: one of this many seats begins; 1: the seat named
  | { readonly kind: 'found-station'; readonly seat: Seat; readonly round: 1 | 2 }
  | { readonly kind: 'found-ship'; readonly seat: Seat; readonly vertex: number }
  | { readonly kind: 'begin'; readonly seat: Seat } // runs: the first turn
  | { readonly kind: 'before' } // the seat on turn has not rolled
  | { readonly kind: 'dice' } // chance
  | { readonly kind: 'trade' } // strict phases: trading
  | { readonly kind: 'build' } // strict phases: building
  | { readonly kind: 'main' } // joined phases: both
  | { readonly kind: 'shield'; readonly seat: Seat } // a 7: the shield's holder may use it
  | { readonly kind: 'count'; readonly safe: SeatSet } // runs: finds who has too many cards
  | { readonly kind: 'discard'; readonly owing: SeatSet; readonly done: SeatSet } // sealed
  | { readonly kind: 'cruiser' } // the cruiser must move
  | { readonly kind: 'steal'; readonly victims: SeatSet } // choosing whom to rob
  | { readonly kind: 'rob'; readonly from: Seat } // chance: which card
  | { readonly kind: 'compensation'; readonly seat: Seat } // the roll brought its holder nothing
  | { readonly kind: 'draw' } // chance: which development card
  | { readonly kind: 'utopia'; readonly left: number } // free ships to place
  | { readonly kind: 'substitute' } // a ship is paid for in another way, and placed
  | { readonly kind: 'relaunch'; readonly from: number } // a ship was lifted, and is placed again
  | { readonly kind: 'demand'; readonly resource: number; readonly asked: SeatSet; readonly got: number } // whether to ask a second one
  | { readonly kind: 'repay'; readonly to: Seat } // a card in return
  | { readonly kind: 'look' } // chance: which cards of the deck are seen
  | { readonly kind: 'keep' } // one of them stays
  | { readonly kind: 'inspect'; readonly from: Seat } // a hand is seen, one card goes
  | { readonly kind: 'decide'; readonly seat: Seat } // flip the support card or exchange it
  | OfferFrame
  | { readonly kind: 'judge' } // runs: checks for victory
  | { readonly kind: 'next' } // runs: the turn passes
  | { readonly kind: 'over'; readonly places: readonly number[] };

export type View = SeatView<Table, Hand>;
export type StartrekState = State<Table, Hand, Box>;
export type StartrekAction = Action<Table, Hand, Box, Move, Event>;
export type StartrekFrameRule<P extends Frame['kind']> = FrameRule<
  Table,
  Hand,
  Box,
  Extract<Frame, { kind: P }>,
  Event
>;
export type TableGate = Gate<Table, Hand>;
export type MoveNeed<M> = Need<Table, Hand, M>;

/** Defines an action of this game: its move, then its rules. */
export const defineAction = actionMaker<Table, Hand, Box, Event>();

/** The open belongings of a seat. */
export const playerOf = (table: Table, seat: Seat): Player => atSeat(table.players, seat);

/** The hidden hand of a seat. */
export const handOf = (state: StartrekState, seat: Seat): Hand => atSeat(state.hands, seat);

const FIRST_STATION_CODE = 1;
const FIRST_BASE_CODE = 5;
const SEAT_MASK = 3;

/** The owner of the building on an occupied vertex. */
export const ownerOf = (building: number): Seat => (building - FIRST_STATION_CODE) & SEAT_MASK;
export const isBase = (building: number): boolean => building >= FIRST_BASE_CODE;
export const stationCode = (seat: Seat): number => FIRST_STATION_CODE + seat;
export const baseCode = (seat: Seat): number => FIRST_BASE_CODE + seat;
export const shipCode = (seat: Seat): number => 1 + seat;
