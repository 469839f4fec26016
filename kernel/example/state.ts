import { actionMaker, type FrameRule, type Seat, type SeatSet, type SeatView, type State } from '../index.ts';
import type { Event } from './events.ts';
import type { OfferMove } from './moves.ts';

/** The three goods, in the order in which counts stand in every array. */
export const GOODS = ['ice', 'dust', 'iron'] as const;
export const KINDS = GOODS.length;
export const IRON = 2;

/** Most seats there can be. */
export const SEATS = 4;
/** How many there are of each good in the whole game (CO-01). */
export const EACH = 8;
/** Goods a seat begins with (CO-01). */
export const START = 3;
/** Whoever holds more than this gives half back when the comet comes (CO-03). */
export const SAFE = 4;
/** What it takes to jam a beacon (CO-07). */
export const JAM_IRON = 2;
/** Beacons that win at once (CO-08). */
export const GOAL = 3;
/** Most of a good on one side of an offer (CO-05). */
export const OFFER_MOST = 2;

export interface Options {
  readonly rounds: 10 | 20; // how long the comet stays in sight
  readonly jamming: 'on' | 'off'; // whether beacons can be jammed
}

/** Counts by good. */
export type Goods = readonly number[];

export type Frame =
  | { readonly kind: 'fetch'; readonly seat: Seat; readonly n: number } // runs: n draws for a seat, while the bag lasts
  | { readonly kind: 'draw'; readonly seat: Seat } // chance: which good comes out of the bag
  | { readonly kind: 'roll' } // the seat on turn rolls
  | { readonly kind: 'die' } // chance: what the die shows
  | { readonly kind: 'comet' } // runs: finds out who gives back
  | { readonly kind: 'discard'; readonly owing: SeatSet; readonly done: SeatSet } // sealed: what goes back
  | { readonly kind: 'main' } // the seat on turn offers, builds, ends
  | { readonly kind: 'answers'; readonly offer: OfferMove; readonly yes: SeatSet; readonly no: SeatSet }
  | { readonly kind: 'pick'; readonly offer: OfferMove; readonly yes: SeatSet } // the offerer chooses a partner
  | { readonly kind: 'jam'; readonly done: SeatSet } // sealed: who jams the beacon
  | { readonly kind: 'raise' } // runs: the beacon stands
  | { readonly kind: 'judge' } // runs: is it won?
  | { readonly kind: 'next' } // runs: the turn passes
  | { readonly kind: 'over'; readonly places: readonly number[] };

export interface Table {
  options: Options;
  turn: Seat; // who is on turn
  round: number; // counted from 1
  offered: boolean; // whether this turn's offer has been made
  readonly sizes: number[]; // goods in each hand
  readonly beacons: number[]; // beacons of each seat
  bag: number; // goods in the bag
  readonly shown: (Goods | null)[]; // what each seat gave back this turn
  readonly stack: Frame[];
}

export interface Hand {
  readonly goods: number[];
  discard: Goods | null; // sealed until all have chosen
  jam: 'jam' | 'pass' | null; // sealed until all have chosen
}

export interface Box {
  readonly bag: number[];
}

/** What a seat knows of other hands beyond their size: at least so many of each good. */
export interface Memory {
  readonly me: Seat;
  readonly least: number[][];
}

export type View = SeatView<Table, Hand>;
export type Whole = State<Table, Hand, Box>;
export type Rule<P extends Frame['kind']> = FrameRule<Table, Hand, Box, Extract<Frame, { kind: P }>, Event>;

/** Writes an action of this room: its move, then what the rules say of it. */
export const act = actionMaker<Table, Hand, Box, Event>();
