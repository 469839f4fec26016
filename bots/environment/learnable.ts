import type { Game, Kinded, Seat, SeatView } from '@orrery/kernel';

/** A layout: names and lengths of consecutive parts. */
export type VectorLayout = readonly (readonly [name: string, length: number])[];

/** No id: a learner cannot choose this move. */
export const NO_ACTION = -1;

/** The id at an index of the range that begins at `from`. */
export const offsetId = (from: number, place: number): number => (place === NO_ACTION ? NO_ACTION : from + place);

/**
 * Moves as integers below `size`, the same in every position. Other seats are counted from the asked seat, so that what
 * is learnt on one seat holds on all. In one position no two legal moves share an id.
 */
export interface ActionEncoding<T, H, M> {
  readonly version: number; // raised whenever the meaning of an id changes
  readonly size: number;
  readonly menu: number; // how many moves of each open-ended kind the game is asked for
  idOf(view: SeatView<T, H>, move: M): number;
  /** The kinds in the order of their ids, with the number of ids of each. */
  readonly parts: VectorLayout;
}

/** The view of a seat as a list of numbers of fixed length, mostly between 0 and 1. Other seats are counted from it. */
export interface ObservationEncoding<T, H> {
  readonly version: number; // raised whenever the meaning of a value changes
  readonly size: number;
  /** Fills `into` from index `at`; every value is written. */
  write(view: SeatView<T, H>, into: Float32Array, at: number): void;
  /** The parts in order, with their lengths. */
  readonly parts: VectorLayout;
}

/** Moves and views of a game as numbers. */
export interface GameEncoding<T, H, M> {
  readonly actions: ActionEncoding<T, H, M>;
  readonly observation: ObservationEncoding<T, H>;
}

/** A game in its form for learners. */
export interface EncodedGame<T, H, B, M extends Kinded, E extends Kinded, O, K> extends GameEncoding<T, H, M> {
  readonly game: Game<T, H, B, M, E, O, K>;
}

/** How many places after this seat another seat sits; 0 is the seat itself. */
export const seatsAfter = (own: Seat, other: Seat, seats: number): number => (other - own + seats) % seats;
