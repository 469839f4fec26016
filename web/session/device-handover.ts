import { type Awaiting, countSeats, firstSeat, hasSeat, NO_SEATS, type Seat, type SeatSet } from '@orrery/kernel';

/**
 * Tracks the viewer of a device that several people share. Nobody sees another player's hand: when somebody else has
 * to decide, the curtain is drawn first, and there is no viewer until it is lifted.
 */
export class DeviceHandover {
  readonly #persons: SeatSet;
  #viewer: Seat | null = null;
  #curtain: Seat | null = null;
  /** The seat that has the device although another seat has to decide; null: none. */
  #lent: Seat | null = null;
  /** The last viewer, so that the device goes round in seat order. */
  #last = -1;

  constructor(persons: SeatSet) {
    this.#persons = persons;
    if (countSeats(persons) === 1) this.#viewer = firstSeat(persons);
  }

  /** The viewing seat; null sees what a spectator sees. */
  get viewer(): Seat | null {
    return this.#viewer;
  }

  /** The seat that the device must be handed to. */
  get curtain(): Seat | null {
    return this.#curtain;
  }

  /** Whether the viewer, or the next one, has the device from a seat that has to decide. */
  get isLent(): boolean {
    return this.#lent !== null;
  }

  /** Whether several people share the device. */
  get isShared(): boolean {
    return countSeats(this.#persons) > 1;
  }

  /**
   * A seat that is not waited for wants to make an optional move. Returns whether the device can be handed over for
   * that.
   */
  lendTo(seat: Seat, awaiting: Awaiting): boolean {
    const isAllowed = awaiting.who === 'seats' && hasSeat(awaiting.may & this.#persons, seat);
    if (!isAllowed || !this.isShared || this.#viewer === null || this.#viewer === seat) return false;
    this.#lent = seat;
    this.#last = this.#viewer;
    this.#viewer = null;
    this.#curtain = seat;
    return true;
  }

  /** Returns the device to the seat that has to decide. Returns whether the viewer changes. */
  reclaim(awaiting: Awaiting): boolean {
    this.#lent = null;
    return this.follow(awaiting);
  }

  /** The game waits for another seat after a move of this one. Returns whether the viewer changes. */
  follow(awaiting: Awaiting, by: Seat | null = null): boolean {
    if (!this.isShared) return false;
    const { who } = awaiting;
    if (this.#lent !== null && by !== this.#lent && who === 'seats' && hasSeat(awaiting.may, this.#lent)) return false;
    this.#lent = null;
    const asked = awaiting.who === 'seats' ? awaiting.must & this.#persons : NO_SEATS;
    if (asked === NO_SEATS) {
      this.#curtain = null;
      return false;
    }
    if (this.#viewer !== null && hasSeat(asked, this.#viewer)) return false;
    if (this.#curtain !== null && hasSeat(asked, this.#curtain)) return false;
    const changed = this.#viewer !== null;
    this.#last = this.#viewer ?? this.#last;
    this.#viewer = null;
    this.#curtain = nextSeatAfter(asked, this.#last);
    return changed;
  }

  /** The device has been handed over. Returns whether there is a new viewer. */
  liftCurtain(): boolean {
    if (this.#curtain === null) return false;
    this.#viewer = this.#curtain;
    this.#curtain = null;
    return true;
  }
}

/** The first seat of a set after this one, cyclically. */
function nextSeatAfter(set: SeatSet, after: Seat): Seat {
  const later = set & ~((1 << (after + 1)) - 1);
  return firstSeat(later === NO_SEATS ? set : later);
}
