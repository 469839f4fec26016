import type { Bundle, OfferFrame, Proposal, RefusedTerms } from '@orrery/common';
import {
  type Action,
  actionMaker,
  atSeat,
  type EventSink,
  type FrameRule,
  type Gate,
  type Need,
  type Seat,
  type SeatSet,
  type SeatView,
  type State,
} from '@orrery/kernel';
import type { Event } from './events.ts';
import type { Move } from './moves.ts';

export interface Options {
  readonly setup: 'beginner' | 'strategic' | 'explorer' | 'wild'; // how the sectors are laid out
  readonly founding: 'rounds' | 'figure'; // how the first pieces are placed
  readonly home: 'fixed' | 'variable'; // the number discs of the home systems
  readonly target: number; // points that win
  readonly rivals: 'races' | 'plain' | 'learned'; // where the Scientists' cards of a rival count: in races, nowhere, everywhere
  readonly jump: 'replaces' | 'extra'; // whether an encounter's space jump is the whole move of its ship
  readonly fame: 'once' | 'per-copy'; // how often two cards Fame for Sale sell in a turn
  readonly dice: 'true' | 'deck'; // two dice, or 36 cards
  readonly offers: number | 'any'; // offers per turn
}

/** The open belongings of a seat. */
export interface Player {
  colonies: number; // in the stock
  stations: number; // in the stock
  shipyards: number; // in the stock
  readonly fitted: number[]; // boosters, cannons, freight pods on the mothership
  cards: number; // resource cards in hand
  fame: number; // half medals
  tokens: number; // medals of pirates, ice and artefacts
  points: number;
  friends: number; // friendship cards, one bit each
  readonly docked: number[]; // stations at each people's outpost
  waiting: number; // free trade ships that could not be placed yet
  used: number; // what was used this turn, one bit each
  stuck: number; // ships that may not fly this turn, one bit each
  flown: number; // ships that have finished flying this turn, one bit each
  due: number; // ships that must leave their place, one bit each
}

/** Derived from the table and kept up to date for speed; derived.ts rebuilds it. */
export interface Derived {
  open: number; // slots whose centre can be crossed, one bit each
  readonly marks: number[]; // by intersection: taken, closed, docking point, colony site, whose spaceport site; bits in derived.ts
  readonly outposts: number[]; // the slot of each people's outpost, NONE while it is unknown
}

export interface Table {
  options: Options;
  readonly players: Player[];
  readonly layout: number[]; // by slot: 3 * sector + rotation, NONE face down
  sectors: number; // not revealed yet, one bit each, including those left over
  readonly planets: number[]; // the resource of each planet, NONE where there is none
  readonly discs: number[]; // by planet: numbers as bits, or the bit of a token; 0 face down
  readonly pools: number[]; // face-down discs, one bit for each of a pool
  readonly sites: number[]; // 0 free, 1 + seat a colony, 7 + seat a spaceport, 13 closed
  readonly ships: number[]; // three per seat: 2 * intersection + cargo, NONE in the stock
  readonly supply: number[];
  reserve: number; // cards in the pile
  readonly upgrades: number[]; // in the stock
  readonly laidOut: number[]; // upgrades to choose from while founding
  fame: number; // half medals in the stock
  friends: number; // friendship cards in their piles, one bit each
  readonly markers: number[]; // who holds each people's friendship, NONE for nobody
  readonly deck: number[]; // encounter cards in the pile or being read, one bit each in two words
  turn: number; // turns begun
  active: Seat; // pilot 1
  second: Seat; // pilot 2, NONE without the extension
  pilot: Seat; // the pilot whose step it is
  starter: Seat; // NONE before it is known
  dice: readonly number[]; // the last roll
  readonly diceDeck: number[]; // cards of the dice deck, one bit each in two words
  shake: number; // the speed shake of this turn, NONE before
  flying: number; // the ship in flight, NONE when there is none
  spent: number; // links it has flown
  from: number; // where its flight began
  leg: number; // where its last leg began
  adrift: number; // 1 when it may not stay where it is and has to go on
  reader: Seat; // who reads the encounter card, NONE without an encounter
  family: number; // the open part of the card, NONE without one
  card: number; // the card once it is read out, NONE before
  readonly stake: number[]; // cards put down with answers
  readonly swapped: number[]; // cards swapped in by an encounter
  again: SeatSet; // who has another encounter after this card
  offers: number; // made this turn
  proposals: readonly Proposal[]; // of the others to the player on turn
  refused: readonly RefusedTerms[]; // terms turned down this turn
  closed: SeatSet; // seats that want no more offers this turn
  quiet: number; // turns since anything was founded or won
  discards: readonly Bundle[]; // what each seat gave back after the last 7, visible until the turn ends; or empty
  readonly stack: Frame[];
  readonly derived: Derived;
}

export interface Hand {
  readonly resources: number[];
  discard: Bundle | null; // sealed until all have chosen
  card: number; // the encounter card this seat is reading, NONE when it reads none
}

export interface Box {
  readonly reserve: number[]; // the reserve pile by kind
}

/** The answers of the pilots so far; the others follow in order. */
export interface AnswerFrame {
  readonly kind: 'answer';
  readonly seats: readonly Seat[];
  readonly choices: readonly number[];
  readonly gifts: readonly Bundle[]; // the cards each has put down
}

/** A box of an encounter card being carried out for a seat. */
export interface ResultFrame {
  readonly kind: 'result';
  readonly seat: Seat;
  readonly node: number;
  readonly at: number; // the next effect
  readonly gift: Bundle;
}

export type { OfferFrame };

export type Frame =
  | { readonly kind: 'layout' } // chance: all sectors
  | { readonly kind: 'home' } // chance: the home discs
  | { readonly kind: 'start-roll'; readonly among: SeatSet } // chance: highest begins
  | { readonly kind: 'settle'; readonly seat: Seat } // a first colony
  | { readonly kind: 'harbour'; readonly seat: Seat } // the first spaceport
  | { readonly kind: 'berth'; readonly seat: Seat; readonly site: number } // its first ship
  | { readonly kind: 'fit'; readonly seat: Seat; readonly from: 'laid-out' | 'stock' } // a free upgrade
  | { readonly kind: 'block' } // runs: free home sites are closed
  | { readonly kind: 'endow'; readonly seat: Seat } // runs: medals and cards for everybody
  | { readonly kind: 'begin'; readonly seat: Seat } // runs: the first turn
  | { readonly kind: 'fetch'; readonly seat: Seat; readonly n: number } // runs: draws this many cards of the reserve pile
  | { readonly kind: 'draw'; readonly seat: Seat; readonly n: number } // chance: which cards
  | { readonly kind: 'before' } // pilot 1 has not rolled
  | { readonly kind: 'dice' } // chance
  | { readonly kind: 'relief'; readonly seat: Seat } // the roll brought its holder nothing
  | { readonly kind: 'discard'; readonly owing: SeatSet; readonly done: SeatSet } // sealed
  | { readonly kind: 'prey' } // runs: finds whom the roller of a 7 can rob
  | { readonly kind: 'steal'; readonly victims: SeatSet }
  | { readonly kind: 'rob'; readonly from: Seat; readonly to: Seat } // chance: which card
  | { readonly kind: 'stipend' } // runs: the pilots draw
  | { readonly kind: 'main' } // trade and build
  | { readonly kind: 'depart' } // runs: checks whether there is a flight
  | { readonly kind: 'shake' } // chance: the speed
  | { readonly kind: 'target'; readonly seat: Seat } // an optional encounter
  | { readonly kind: 'meet'; readonly seats: readonly Seat[] } // chance: which card
  | AnswerFrame
  | ResultFrame
  | { readonly kind: 'contest'; readonly result: ResultFrame } // chance: both shake
  | { readonly kind: 'fate'; readonly result: ResultFrame } // chance: one shakes
  | { readonly kind: 'pick'; readonly seat: Seat; readonly left: number; readonly but: number; readonly isSwap: number }
  | { readonly kind: 'drop'; readonly seat: Seat } // an upgrade is lost
  | { readonly kind: 'ground'; readonly seat: Seat } // a ship may not fly
  | { readonly kind: 'jump'; readonly seat: Seat } // a space jump
  | { readonly kind: 'embark'; readonly seat: Seat } // runs: checks whether a free trade ship can be placed
  | { readonly kind: 'launch'; readonly seat: Seat } // a free trade ship
  | { readonly kind: 'give'; readonly from: Seat; readonly to: Seat } // a card of choice
  | { readonly kind: 'file'; readonly seats: readonly Seat[] } // runs: the card is discarded
  | { readonly kind: 'sail'; readonly seat: Seat } // runs: a pilot begins to fly
  | { readonly kind: 'scout'; readonly seat: Seat } // runs: finds what can be cleared
  | { readonly kind: 'flight' }
  | { readonly kind: 'discover'; readonly slot: number } // chance: which sector
  | { readonly kind: 'explore'; readonly slot: number } // chance: which discs
  | { readonly kind: 'clear'; readonly planet: number; readonly seat: Seat } // chance: which reserve disc
  | { readonly kind: 'rest' } // runs: checks whether the ship may stay here
  | { readonly kind: 'alight'; readonly seat: Seat; readonly ship: number; readonly from: number } // runs: the same after a jump
  | { readonly kind: 'befriend'; readonly seat: Seat; readonly people: number } // which friendship card
  | { readonly kind: 'donation'; readonly seat: Seat; readonly of: Seat; readonly resource: number }
  | OfferFrame
  | { readonly kind: 'judge' } // runs: checks for victory
  | { readonly kind: 'next' } // runs: the turn passes
  | { readonly kind: 'over'; readonly places: readonly number[] };

export type View = SeatView<Table, Hand>;
export type StarfarersState = State<Table, Hand, Box>;
export type MaybeSink = EventSink<Event> | null;
export type StarfarersAction<M extends Move> = Action<Table, Hand, Box, M, Event>;
export const defineAction = actionMaker<Table, Hand, Box, Event>();
export type StarfarersFrameRule<P extends Frame['kind']> = FrameRule<
  Table,
  Hand,
  Box,
  Extract<Frame, { kind: P }>,
  Event
>;
export type TableGate = Gate<Table, Hand>;
export type MoveNeed<M extends Move> = Need<Table, Hand, M>;

/** The open belongings of a seat. */
export const playerOf = (table: Table, seat: Seat): Player => atSeat(table.players, seat);

/** The hidden hand of a seat. */
export const handOf = (state: StarfarersState, seat: Seat): Hand => atSeat(state.hands, seat);

const FIRST_COLONY_CODE = 1;
const FIRST_PORT_CODE = 7;
/** A closed home site. */
export const BLOCKED_SITE = 13;

export const colonyCode = (seat: Seat): number => FIRST_COLONY_CODE + seat;
export const portCode = (seat: Seat): number => FIRST_PORT_CODE + seat;
/** The owner of a colony or spaceport; only for sites that are neither free nor closed. */
export const ownerOf = (site: number): Seat =>
  site >= FIRST_PORT_CODE ? site - FIRST_PORT_CODE : site - FIRST_COLONY_CODE;
export const isOwned = (site: number): boolean => site > 0 && site < BLOCKED_SITE;
export const isPort = (site: number): boolean => site >= FIRST_PORT_CODE && site < BLOCKED_SITE;

/** What a seat has used up this turn. */
export const USED_BITS = {
  help: 1,
  donation: 2,
  conversion: 4,
  goods: 8,
  fame: 16,
  fameAgain: 32,
  jump: 64,
  jumpAgain: 128,
};
