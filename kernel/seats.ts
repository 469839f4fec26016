import type { Seat, SeatSet, SeatView, State } from './contract.ts';

/** Nobody. */
export const NOBODY: SeatSet = 0;

/** Everybody, spectators included, whatever the number of seats. */
export const EVERYBODY: SeatSet = -1;

/** The set of this seat alone. */
export const only = (seat: Seat): SeatSet => 1 << seat;

/** All seats of a table of `seats`. */
export const allSeats = (seats: number): SeatSet => (1 << seats) - 1;

/** Whether the seat is in the set. */
export const has = (set: SeatSet, seat: Seat): boolean => ((set >> seat) & 1) === 1;

/** The set without this seat. */
export const without = (set: SeatSet, seat: Seat): SeatSet => set & ~(1 << seat);

/** The lowest seat of a set that is not empty. */
export const first = (set: SeatSet): Seat => 31 - Math.clz32(set & -set);

/** How many seats a set of real seats holds. */
export function count(set: SeatSet): number {
  let n = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) n++;
  return n;
}

/** The seats of a set, lowest first. Makes an array: not for the hot path. */
export function list(set: SeatSet): Seat[] {
  const seats: Seat[] = [];
  for (let rest = set; rest !== 0; rest &= rest - 1) seats.push(first(rest));
  return seats;
}

/** What belongs to a seat, of a list with one for each. */
export function seated<X>(list: readonly X[], seat: Seat): X {
  const found = list[seat];
  if (found === undefined) throw new RangeError(`there is no seat ${seat}`);
  return found;
}

/** The k-th seat of a set, lowest first. */
export function nthSeat(set: SeatSet, k: number): Seat {
  let rest = set;
  for (let i = 0; i < k; i++) rest &= rest - 1;
  return first(rest);
}

/** The window of each seat on a state. Good as long as the state is changed in place. */
export const viewsOf = <T, H, B>(state: State<T, H, B>): SeatView<T, H>[] =>
  state.hands.map((hand, seat) => ({ seat, table: state.table, hand }));
