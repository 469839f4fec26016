import { actionMaker, type FrameRule, type Seat, type SeatSet, type SeatView, type State } from '../index.ts';
import type { Event } from './events.ts';
import type { CometOfferMove } from './moves.ts';

/** The three goods, in the order of counts in every array. */
export const GOODS = ['ice', 'dust', 'iron'] as const;
export const GOOD_KINDS = GOODS.length;
export const IRON = 2;

/** Maximum number of seats. */
export const MAX_SEATS = 4;
/** Number of each good in the whole game (CO-01). */
export const GOODS_PER_KIND = 8;
/** Goods a seat begins with (CO-01). */
export const START_GOODS = 3;
/** A seat that holds more than this gives half back when the comet comes (CO-03). */
export const HAND_LIMIT = 4;
/** The cost of jamming a beacon (CO-07). */
export const JAM_IRON_COST = 2;
/** Number of beacons that wins at once (CO-08). */
export const BEACONS_TO_WIN = 3;
/** Maximum number of a good on one side of an offer (CO-05). */
export const MAX_GOODS_OFFERED = 2;

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
  | { readonly kind: 'answers'; readonly offer: CometOfferMove; readonly yes: SeatSet; readonly no: SeatSet }
  | { readonly kind: 'pick'; readonly offer: CometOfferMove; readonly yes: SeatSet } // the offerer chooses a partner
  | { readonly kind: 'jam'; readonly done: SeatSet } // sealed: who jams the beacon
  | { readonly kind: 'raise' } // runs: the beacon stands
  | { readonly kind: 'judge' } // runs: checks for victory
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

/** What a seat knows of other hands beyond their size: the minimum of each good. */
export interface Memory {
  readonly me: Seat;
  readonly least: number[][];
}

export type View = SeatView<Table, Hand>;
export type CometState = State<Table, Hand, Box>;
export type CometFrameRule<P extends Frame['kind']> = FrameRule<Table, Hand, Box, Extract<Frame, { kind: P }>, Event>;

/** Defines an action of Comet: its move, then its rules. */
export const defineAction = actionMaker<Table, Hand, Box, Event>();
