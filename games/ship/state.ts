import { type Bundle, NONE, type Terms } from '@orrery/common';
import {
  type Action,
  actionMaker,
  type FrameRule,
  type Gate,
  type Need,
  type Seat,
  type SeatSet,
  type SeatView,
  type State,
  seated,
} from '@orrery/kernel';
import type { Ending, Event } from './events.ts';
import type { Move } from './moves.ts';

/** Every choice of both games; each game offers those that its rules know (options.ts) and settles the others. */
export interface Settings {
  readonly target: number; // points that win
  readonly crest: 'drawn' | 'first-moon' | 'first-sun'; // by lot, or the first seat plays Moon or Sun
  readonly start: 'moon' | 'rolled' | 'first' | 'second'; // who begins: by crest, by the die, or as agreed
  readonly funds: Handicap; // whether somebody begins with more astro
  readonly outfit: Handicap; // whether somebody begins with a better ship
  readonly refill: 'open' | 'hidden'; // how reserve cards enter the row
  readonly aid: 'off' | 'on'; // whether players are shown what has been seen in which sector
  readonly upgrade: 'any' | 'three'; // whether level II needs three pieces first
  readonly bank: 'endless' | 'counted';
  readonly reward: 'any' | 'other'; // whether a delivered good may be taken as its own reward
  readonly offers: number | 'any'; // offers to the other player, a turn
  readonly median: 'off' | 'on'; // whether it lies in the reserve
  readonly mission: number; // the stage, 0 for the full game
}

/** Which seat is the beginner, if any. */
type Handicap = 'none' | 'first' | 'second';

/** What a seat has in front of it, open to all. */
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
  centres: number; // built, one bit each; those under a level II included
  centres2: number; // of level II, one bit each
  friendship: number;
  medals: number;
  points: number;
}

export interface Table {
  options: Settings; // in force: what a mission settles is settled
  readonly players: Player[];
  turn: number; // turns begun by anybody
  active: Seat; // NONE before it is known who begins
  die: number; // the last roll of the die that produces and drives, 0 before the first
  readonly sizes: number[]; // cards in each stack, the peeked ones included, the row left out
  readonly reserve: number[]; // cards left of each reserve group
  deck: number; // task cards not yet opened, one bit each
  readonly open: number[]; // open tasks
  discarded: number; // tasks that are done and kept by nobody, one bit each
  sector: number; // where the flight goes, NONE when no card of one lies open
  speed: number; // cards it may fly through
  flown: number; // cards turned up in it, pirates included
  acts: number; // actions taken in it
  readonly row: number[]; // its cards; after it a card that came last of all, until the turn ends; below 0 one face down
  turned: number; // cards of the row that mark an action, one bit each
  fresh: number; // 1 while the last card of the row can be acted on
  locked: number; // tasks that cannot be done in this flight, one bit each
  ahead: number; // peeked cards on top of the stack
  below: number; // peeked cards under it
  used: number; // stations used this turn, one bit each
  forced: number; // purchases forced this turn
  offers: number; // offers made this turn
  refused: readonly Terms[]; // offers refused this turn
  proposal: Terms | null; // what the other player proposes to the one on turn, as the other sees it
  dismissed: readonly Terms[]; // proposals refused this turn
  closed: SeatSet; // who wants no more offers this turn
  quiet: number; // turns that ended since anybody scored
  friend: Seat; // NONE: the card lies aside
  hero: Seat;
  readonly stack: Frame[];
}

export interface Hand {
  centres: number; // sealed until both have chosen, one bit each; 0 before
  readonly ahead: number[]; // peeked cards on top of the stack, the next one last
  readonly below: number[]; // peeked cards under it, the first to come last
  pirate: number; // the pirate that this seat has seen and that is not laid open yet, NONE without
}

export interface Box {
  readonly sectors: number[][]; // the cards of each stack, peeked ones left out, in the order of the card list
  readonly reserve: number[]; // in the order of the card list, which is that of the groups
  readonly veiled: number[]; // cards face down in the row, in the order of the card list
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
  | { readonly kind: 'lose' } // which centre goes
  | { readonly kind: 'land'; readonly why: Ending; readonly isLastNew: boolean } // runs: the flight is over
  | { readonly kind: 'build' } // trade and build
  | { readonly kind: 'offer'; readonly give: Bundle; readonly take: Bundle }
  | { readonly kind: 'next' } // runs: the turn passes
  | { readonly kind: 'over'; readonly places: readonly number[] };

/** A card of the reserve that lies face down in the row: a number below 0, and the group it came from. */
export const faceDown = (group: number): number => -group;
export const groupUnder = (entry: number): number => -entry;

export type View = SeatView<Table, Hand>;
export type Whole = State<Table, Hand, Box>;
export type Act<M extends Move> = Action<Table, Hand, Box, M, Event>;
/** How an action is written: its move, then what it takes and does. */
export const act = actionMaker<Table, Hand, Box, Event>();
export type Rule<P extends Frame['kind']> = FrameRule<Table, Hand, Box, Extract<Frame, { kind: P }>, Event>;
export type TableGate = Gate<Table, Hand>;
export type MoveNeed<M extends Move> = Need<Table, Hand, M>;

/** What a seat has in front of it. */
export const playerOf = (table: Table, seat: Seat): Player => seated(table.players, seat);

/** What a seat holds. */
export const handOf = (state: Whole, seat: Seat): Hand => seated(state.hands, seat);

/** SS-OPT-OFFERS: how many more offers this turn may hold; without an agreed limit there is no end to them. */
export const offersLeft = ({ options, offers }: Table): number =>
  options.offers === 'any' ? Number.POSITIVE_INFINITY : options.offers - offers;

export const SEATS = 2;
export const opponentOf = (seat: Seat): Seat => SEATS - 1 - seat;

/** The card that was flown to last, NONE before the first. */
export const hereOf = ({ row }: Table): number => (row.length === 0 ? NONE : (row[row.length - 1] ?? NONE));
