import type { Game, Kinded, Seat, SeatView } from '@orrery/kernel';

/** What stands where: names and lengths, one after the other. */
export type Layout = readonly (readonly [name: string, length: number])[];

/** No id: this move cannot be chosen by a learner. */
export const NO_ACTION = -1;

/** The id at a place of the ids that begin at `from`. */
export const placed = (from: number, place: number): number => (place === NO_ACTION ? NO_ACTION : from + place);

/**
 * Moves as whole numbers below `size`, the same in every position. Other seats are counted from the one who asks, so
 * that what was learnt on one seat holds on all. In one position no two legal moves share an id.
 */
export interface Actions<T, H, M> {
  readonly version: number; // raised whenever an id changes its meaning
  readonly size: number;
  readonly menu: number; // how many moves of each open-ended kind the game is asked for
  idOf(view: SeatView<T, H>, move: M): number;
  /** The kinds in the order of their ids, with how many each has. */
  readonly parts: Layout;
}

/** What a seat sees as a list of numbers of fixed length, mostly between 0 and 1, other seats counted from its own. */
export interface Observation<T, H> {
  readonly version: number; // raised whenever a place changes its meaning
  readonly size: number;
  /** Fills `into` from `at` on; every place is written. */
  write(view: SeatView<T, H>, into: Float32Array, at: number): void;
  /** The parts in their order, with their lengths. */
  readonly parts: Layout;
}

/** Moves and views of a game as numbers. */
export interface Learning<T, H, M> {
  readonly actions: Actions<T, H, M>;
  readonly observation: Observation<T, H>;
}

/** A game as a learner meets it. */
export interface Learnable<T, H, B, M extends Kinded, E extends Kinded, O, K> extends Learning<T, H, M> {
  readonly game: Game<T, H, B, M, E, O, K>;
}

/** How many places a seat sits after this one: 0 is itself. */
export const after = (own: Seat, other: Seat, seats: number): number => (other - own + seats) % seats;
