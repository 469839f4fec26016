import { add, type Bundle, transfer } from '@orrery/common';
import { type Seat, total } from '@orrery/kernel';
import { handOf, playerOf, type Whole } from './state.ts';

/** A seat pays into the bank. */
export function pay(state: Whole, seat: Seat, price: Bundle): void {
  transfer(handOf(state, seat).resources, state.table.bank, price);
  playerOf(state.table, seat).cards -= total(price);
}

/** A seat takes from the bank; the caller has seen that it is there. */
export function gain(state: Whole, seat: Seat, gains: Bundle): void {
  transfer(state.table.bank, handOf(state, seat).resources, gains);
  playerOf(state.table, seat).cards += total(gains);
}

/** A seat takes one card from the bank. */
export function gainOne(state: Whole, seat: Seat, resource: number): void {
  add(state.table.bank, resource, -1);
  add(handOf(state, seat).resources, resource, 1);
  playerOf(state.table, seat).cards++;
}
