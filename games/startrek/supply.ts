import { addCards, type Bundle, transfer } from '@orrery/common';
import { type Seat, total } from '@orrery/kernel';
import { handOf, playerOf, type StartrekState } from './state.ts';

/** A seat pays into the bank. */
export function payBank(state: StartrekState, seat: Seat, price: Bundle): void {
  transfer(handOf(state, seat).resources, state.table.bank, price);
  playerOf(state.table, seat).cards -= total(price);
}

/** A seat takes from the bank; the caller has checked that the cards are there. */
export function takeFromBank(state: StartrekState, seat: Seat, gains: Bundle): void {
  transfer(state.table.bank, handOf(state, seat).resources, gains);
  playerOf(state.table, seat).cards += total(gains);
}

/** A seat takes one card from the bank. */
export function takeOneFromBank(state: StartrekState, seat: Seat, resource: number): void {
  addCards(state.table.bank, resource, -1);
  addCards(handOf(state, seat).resources, resource, 1);
  playerOf(state.table, seat).cards++;
}
