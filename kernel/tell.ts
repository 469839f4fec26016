import type { Seat, SeatSet, Tell } from './contract.ts';
import { EVERYBODY, has, NOBODY } from './seats.ts';

/** An event as it was told, with its audience. */
export interface Told<E> {
  readonly event: E;
  /** Who heard `event`. */
  readonly to: SeatSet;
  /** What everybody else heard, null for nothing. */
  readonly shared: E | null;
}

/** What a seat, or with null a spectator, heard of it; null for nothing. */
export function heard<E>(told: Told<E>, seat: Seat | null): E | null {
  if (told.to === EVERYBODY) return told.event;
  return seat !== null && has(told.to, seat) ? told.event : told.shared;
}

/** Writes down what one step tells and to whom it reveals something. */
export class Notebook<E> implements Tell<E> {
  readonly told: Told<E>[] = [];
  revealed: SeatSet = NOBODY;

  all(event: E): void {
    this.told.push({ event, to: EVERYBODY, shared: null });
  }

  to(seats: SeatSet, secret: E, shared: E | null): void {
    this.told.push({ event: secret, to: seats, shared });
  }

  reveals(seats: SeatSet): void {
    this.revealed |= seats;
  }
}
