import type { Seat, SeatSet, SeatView, State } from '../../contract.ts';
import { actionMaker, type GameDefinition } from '../../definition.ts';
import { defineEvent, type EventOf } from '../../events.ts';
import type { Move } from './dusk-moves.ts';

/** Dusk, the smallest game with every feature: a die, hidden hands, a deck, a peek, a sealed choice. */

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
  readonly bids: (number | null)[]; // the last bids
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
  drew: defineEvent<{ seat: Seat; card: number | null }>(),
  rolled: defineEvent<{ stake: number }>(),
  shown: defineEvent<{ seat: Seat; card: number }>(),
  gave: defineEvent<{ seat: Seat; to: Seat; card: number; n: number }>(),
  peeked: defineEvent<{ seat: Seat; at: Seat; cards: readonly number[] | null }>(),
  passed: defineEvent<{ seat: Seat }>(),
  sealed: defineEvent<{ seat: Seat; card: number | null }>(),
  uncovered: defineEvent<{ bids: readonly (number | null)[]; points: readonly number[] }>(),
};
export type Event = EventOf<typeof events>;

/** The known minimum of cards of each kind in each hand. */
export interface Memory {
  readonly least: number[][];
}

export type View = SeatView<Table, Hand>;
export type DuskState = State<Table, Hand, Box>;
export type DuskDefinition = GameDefinition<Table, Hand, Box, Move, Event, Options, Memory, Frame>;
export const defineAction = actionMaker<Table, Hand, Box, Event>();

/** Cards of each kind. */
export const CARDS_PER_KIND = 3;
/** Cards dealt to each seat: three seats empty the deck. */
export const CARDS_DEALT = 3;
export const CARD_KINDS: readonly number[] = [0, 1, 2];

/** The element at an index that is known to exist. */
export function itemAt<X>(list: readonly X[], i: number): X {
  const item = list[i];
  if (item === undefined) throw new RangeError(`nothing at ${i} of ${list.length}`);
  return item;
}

/** Puts n cards into a pile, or takes them out. */
export function addCards(pile: number[], card: number, n: number): void {
  pile[card] = (pile[card] ?? 0) + n;
}
