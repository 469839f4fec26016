import type { Seat, SeatSet, SeatView, State } from '../../contract.ts';
import { type EventOf, event } from '../../events.ts';
import { actionMaker, type Room } from '../../room.ts';
import type { Move } from './dusk-moves.ts';

/** Dusk, the smallest game with something of everything: a die, hidden hands, a deck, a peek, a sealed choice. */

export interface Options {
  readonly rounds: 1 | 2;
}

export type Frame =
  | { readonly kind: 'round' } // runs: the next round, or the end
  | { readonly kind: 'die' }
  | { readonly kind: 'draw'; readonly seat: Seat }
  | { readonly kind: 'turn'; readonly seat: Seat; readonly peeked: Seat | null }
  | { readonly kind: 'call' } // runs: asks those who hold a card
  | { readonly kind: 'bids'; readonly owing: SeatSet; readonly done: SeatSet }
  | { readonly kind: 'reckon' } // runs: uncovers the bids
  | { readonly kind: 'night' };

export interface Table {
  readonly options: Options;
  readonly stack: Frame[];
  readonly sizes: number[]; // cards in each hand
  readonly shown: number[]; // cards on the discard pile, by kind
  readonly points: number[];
  readonly bids: (number | null)[]; // what was bid last
  readonly derived: { best: number }; // the most points
  deck: number;
  round: number;
  stake: number;
}

export interface Hand {
  readonly cards: number[]; // by kind
  bid: number | null;
  peeked: number[] | null; // the hand this seat is being shown
}

export interface Box {
  readonly deck: number[]; // by kind
}

export const events = {
  drew: event<{ seat: Seat; card: number | null }>(),
  rolled: event<{ stake: number }>(),
  shown: event<{ seat: Seat; card: number }>(),
  gave: event<{ seat: Seat; to: Seat; card: number; n: number }>(),
  peeked: event<{ seat: Seat; at: Seat; cards: readonly number[] | null }>(),
  passed: event<{ seat: Seat }>(),
  sealed: event<{ seat: Seat; card: number | null }>(),
  uncovered: event<{ bids: readonly (number | null)[]; points: readonly number[] }>(),
};
export type Event = EventOf<typeof events>;

/** At least so many cards of each kind in each hand. */
export interface Memory {
  readonly least: number[][];
}

export type View = SeatView<Table, Hand>;
export type Whole = State<Table, Hand, Box>;
export type DuskRoom = Room<Table, Hand, Box, Move, Event, Options, Memory, Frame>;
export const act = actionMaker<Table, Hand, Box, Event>();

/** Cards of each kind. */
export const EACH = 3;
/** Cards dealt to each seat: three seats empty the deck. */
export const DEALT = 3;
export const CARDS: readonly number[] = [0, 1, 2];

/** One of a list that is never shorter than asked for. */
export function at<X>(list: readonly X[], i: number): X {
  const item = list[i];
  if (item === undefined) throw new RangeError(`nothing at ${i} of ${list.length}`);
  return item;
}

/** Puts n cards into a pile, or takes them out. */
export function add(pile: number[], card: number, n: number): void {
  pile[card] = (pile[card] ?? 0) + n;
}
