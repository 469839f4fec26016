import type { Seat, SeatSet, SeatView, State } from './contract.ts';

/** The empty set. */
export const NO_SEATS: SeatSet = 0;

/** Everybody, including spectators, for any number of seats. */
export const EVERYBODY: SeatSet = -1;

/** The set with only this seat. */
export const onlySeat = (seat: Seat): SeatSet => 1 << seat;

/** All seats of a table with `seats` seats. */
export const allSeats = (seats: number): SeatSet => (1 << seats) - 1;

/** Whether the seat is in the set. */
export const hasSeat = (set: SeatSet, seat: Seat): boolean => ((set >> seat) & 1) === 1;

/** The set without this seat. */
export const withoutSeat = (set: SeatSet, seat: Seat): SeatSet => set & ~(1 << seat);

/** The lowest seat of a set that is not empty. */
export const firstSeat = (set: SeatSet): Seat => 31 - Math.clz32(set & -set);

/** The number of seats in a set (not for EVERYBODY). */
export function countSeats(set: SeatSet): number {
  let n = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) n++;
  return n;
}

/** The seats of a set, lowest first. Allocates an array: not for the hot path. */
export function seatsIn(set: SeatSet): Seat[] {
  const seats: Seat[] = [];
  for (let rest = set; rest !== 0; rest &= rest - 1) seats.push(firstSeat(rest));
  return seats;
}

/** The element of a seat in a list with one element per seat. */
export function atSeat<X>(list: readonly X[], seat: Seat): X {
  const found = list[seat];
  if (found === undefined) throw new RangeError(`there is no seat ${seat}`);
  return found;
}

/** The k-th seat of a set, lowest first. */
export function nthSeat(set: SeatSet, k: number): Seat {
  let rest = set;
  for (let i = 0; i < k; i++) rest &= rest - 1;
  return firstSeat(rest);
}

/** The view of each seat on a state. Valid as long as the state is changed in place. */
export const viewsOf = <T, H, B>(state: State<T, H, B>): SeatView<T, H>[] =>
  state.hands.map((hand, seat) => ({ seat, table: state.table, hand }));
