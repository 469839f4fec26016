import type { EventSink, Seat, SeatSet } from './contract.ts';
import { EVERYBODY, hasSeat, NO_SEATS } from './seats.ts';

/** An event as it was told, with its audience. */
export interface ToldEvent<E> {
  readonly event: E;
  /** The seats that were told `event`. */
  readonly to: SeatSet;
  /** What everybody else was told, null for nothing. */
  readonly shared: E | null;
}

/** What a seat (null: a spectator) was told of it; null for nothing. */
export function eventFor<E>(told: ToldEvent<E>, seat: Seat | null): E | null {
  if (told.to === EVERYBODY) return told.event;
  return seat !== null && hasSeat(told.to, seat) ? told.event : told.shared;
}

/** Records what one step tells, and to whom it reveals something. */
export class EventRecorder<E> implements EventSink<E> {
  readonly told: ToldEvent<E>[] = [];
  revealed: SeatSet = NO_SEATS;

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
