import { type Bundle, NONE, type TradeTerms } from '@orrery/common';
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
import type { Event, FlightEnding } from './events.ts';
import type { Move } from './moves.ts';

/** The options of both games; each game offers those that its rules know (options.ts) and fixes the others. */
export interface ShipOptions {
  readonly target: number; // points that win
  readonly crest: 'drawn' | 'first-moon' | 'first-sun'; // by lot, or the first seat plays Moon or Sun
  readonly start: 'moon' | 'rolled' | 'first' | 'second'; // who begins: by crest, by the die, or as agreed
  readonly funds: Handicap; // whether one seat begins with more astro
  readonly outfit: Handicap; // whether one seat begins with a better ship
  readonly refill: 'open' | 'hidden'; // how reserve cards enter the row
  readonly aid: 'off' | 'on'; // whether players are shown the cards seen in each sector
  readonly upgrade: 'any' | 'three'; // whether level II needs three pieces first
  readonly bank: 'endless' | 'counted';
  readonly reward: 'any' | 'other'; // whether a delivered good may be taken as its own reward
  readonly offers: number | 'any'; // offers to the other player per turn
  readonly median: 'off' | 'on'; // whether it lies in the reserve
  readonly mission: number; // the stage, 0 for the full game
}

/** Which seat is the beginner, if any. */
type Handicap = 'none' | 'first' | 'second';

/** The open belongings of a seat. */
export interface Player {
  readonly stock: number[]; // by kind: five resources, knowledge, astro
  crest: number; // MOON or SUN, NONE before it is known
  colonies: number; // cells, one bit each
  stations: number; // trade stations, one bit each
  trophies: number; // pirates beaten, one bit each
  tasks: number; // task cards kept, one bit each
  boosters: number; // of level I
  boosters2: number; // of level II
  cannons: number; // of level I
  cannons2: number; // of level II
  colonyShips: number; // in the hangar
  tradeShips: number; // in the hangar
  centres: number; // built, one bit each, including those under a level II
  centres2: number; // of level II, one bit each
  friendship: number;
  medals: number;
  points: number;
}

export interface Table {
  options: ShipOptions; // in effect, after the overrides of a mission
  readonly players: Player[];
  turn: number; // turns begun by anybody
  active: Seat; // NONE before it is known who begins
  die: number; // the last roll of the die that produces and drives, 0 before the first
  readonly sizes: number[]; // cards in each stack, including the peeked ones, without the row
  readonly reserve: number[]; // cards left of each reserve group
  deck: number; // task cards not yet opened, one bit each
  readonly open: number[]; // open tasks
  discarded: number; // tasks that are done and not kept, one bit each
  sector: number; // the sector of the flight, NONE when no card of one is visible
  speed: number; // maximum number of cards it may fly through
  flown: number; // cards revealed in it, including pirates
  acts: number; // actions taken in it
  readonly row: number[]; // its cards; afterwards a last card that stays until the turn ends; negative: face down
  turned: number; // cards of the row that were used for an action, one bit each
  fresh: number; // 1 while the last card of the row can be acted on
  locked: number; // tasks that cannot be done in this flight, one bit each
  ahead: number; // peeked cards on top of the stack
  below: number; // peeked cards under it
  used: number; // stations used this turn, one bit each
  forced: number; // purchases forced this turn
  offers: number; // offers made this turn
  refused: readonly TradeTerms[]; // offers refused this turn
  proposal: TradeTerms | null; // the other player's proposal to the player on turn, from the other's side
  dismissed: readonly TradeTerms[]; // proposals refused this turn
  closed: SeatSet; // seats that want no more offers this turn
  quiet: number; // turns since anybody scored
  friend: Seat; // NONE: nobody holds the card
  hero: Seat;
  readonly stack: Frame[];
}

export interface Hand {
  centres: number; // sealed until both have chosen, one bit each; 0 before
  readonly ahead: number[]; // peeked cards on top of the stack, the next one last
  readonly below: number[]; // peeked cards under it, the first to come last
  pirate: number; // the pirate that this seat has seen and that is not revealed yet, NONE without
}

export interface Box {
  readonly sectors: number[][]; // the cards of each stack without peeked ones, in card-list order
  readonly reserve: number[]; // in card-list order, which is that of the groups
  readonly veiled: number[]; // face-down cards in the row, in card-list order
}

export type Frame =
  | { readonly kind: 'crests' } // chance: who plays which crest
  | { readonly kind: 'first' } // chance: the higher roll begins
  | { readonly kind: 'deal' } // chance: the base cards into four stacks
  | { readonly kind: 'open'; readonly after: number } // chance: a task is opened, in place of one for this target or NONE
  | { readonly kind: 'centres'; readonly done: SeatSet } // sealed: which centres are there from the start
  | { readonly kind: 'begin' } // runs: the first turn
  | { readonly kind: 'die' } // chance
  | { readonly kind: 'produce'; readonly seat: Seat } // which of several colonies yields
  | { readonly kind: 'sector' } // where to fly
  | { readonly kind: 'look' } // chance: which cards the sensor shows
  | { readonly kind: 'arrange' } // where they go
  | { readonly kind: 'flight' } // act, fly on or stop
  | { readonly kind: 'reveal' } // chance: the next card
  | { readonly kind: 'pirate'; readonly demand: number; readonly isPeeked: boolean } // pay or fight
  | { readonly kind: 'fight'; readonly card: number } // chance: two rolls
  | { readonly kind: 'reward'; readonly left: number; readonly barred: number } // a resource of choice
  | { readonly kind: 'refill'; readonly isTurned: boolean } // chance: a card of the reserve
  | { readonly kind: 'lose' } // which centre is lost
  | { readonly kind: 'land'; readonly why: FlightEnding; readonly isLastNew: boolean } // runs: the flight is over
  | { readonly kind: 'build' } // trade and build
  | { readonly kind: 'offer'; readonly give: Bundle; readonly take: Bundle }
  | { readonly kind: 'next' } // runs: the turn passes
  | { readonly kind: 'over'; readonly places: readonly number[] };

/** A face-down reserve card in the row: a negative number that encodes its group. */
export const faceDownCode = (group: number): number => -group;
export const groupOfFaceDown = (entry: number): number => -entry;

export type View = SeatView<Table, Hand>;
export type ShipGameState = State<Table, Hand, Box>;
export type ShipAction<M extends Move> = Action<Table, Hand, Box, M, Event>;
/** Defines an action: its move, then its rules. */
export const defineAction = actionMaker<Table, Hand, Box, Event>();
export type ShipFrameRule<P extends Frame['kind']> = FrameRule<Table, Hand, Box, Extract<Frame, { kind: P }>, Event>;
export type TableGate = Gate<Table, Hand>;
export type MoveNeed<M extends Move> = Need<Table, Hand, M>;

/** The open belongings of a seat. */
export const playerOf = (table: Table, seat: Seat): Player => atSeat(table.players, seat);

/** The hidden hand of a seat. */
export const handOf = (state: ShipGameState, seat: Seat): Hand => atSeat(state.hands, seat);

/** SS-OPT-OFFERS: the number of further offers this turn; unlimited unless a limit was agreed. */
export const barterOffersLeft = ({ options, offers }: Table): number =>
  options.offers === 'any' ? Number.POSITIVE_INFINITY : options.offers - offers;

export const SEAT_COUNT = 2;
export const opponentOf = (seat: Seat): Seat => SEAT_COUNT - 1 - seat;

/** The card that was last flown to, NONE before the first. */
export const currentCard = ({ row }: Table): number => (row.length === 0 ? NONE : (row[row.length - 1] ?? NONE));
