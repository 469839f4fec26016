import { type Awaiting, count, first, has, NOBODY, type Seat, type SeatSet } from '@orrery/kernel';

/**
 * Who looks at a device that several people share. Nobody sees a hand that is not theirs: when somebody else has to
 * decide, a curtain is drawn first, and nobody looks until it is lifted.
 */
export class Viewpoint {
  readonly #persons: SeatSet;
  #viewer: Seat | null = null;
  #curtain: Seat | null = null;
  /** To whom the device was handed although somebody else has to decide; null: to nobody. */
  #lent: Seat | null = null;
  /** The one who looked last, so that the device goes round in the order of the seats. */
  #last = -1;

  constructor(persons: SeatSet) {
    this.#persons = persons;
    if (count(persons) === 1) this.#viewer = first(persons);
  }

  /** Whose eyes: null sees what a spectator sees. */
  get viewer(): Seat | null {
    return this.#viewer;
  }

  /** Whom the device has to be handed to. */
  get curtain(): Seat | null {
    return this.#curtain;
  }

  /** Whether whoever looks, or is about to, has the device from somebody who has to decide. */
  get isLent(): boolean {
    return this.#lent !== null;
  }

  /** Whether the device goes from hand to hand. */
  get isShared(): boolean {
    return count(this.#persons) > 1;
  }

  /** Somebody who is not waited for wants to say something. Whether the device can be handed over for that. */
  lend(seat: Seat, awaiting: Awaiting): boolean {
    const isAllowed = awaiting.who === 'seats' && has(awaiting.may & this.#persons, seat);
    if (!isAllowed || !this.isShared || this.#viewer === null || this.#viewer === seat) return false;
    this.#lent = seat;
    this.#last = this.#viewer;
    this.#viewer = null;
    this.#curtain = seat;
    return true;
  }

  /** The device goes back to whoever has to decide. Whether another pair of eyes looks from now on. */
  reclaim(awaiting: Awaiting): boolean {
    this.#lent = null;
    return this.follow(awaiting);
  }

  /** The game waits for somebody else, after a move of this seat. Whether another pair of eyes looks from now on. */
  follow(awaiting: Awaiting, by: Seat | null = null): boolean {
    if (!this.isShared) return false;
    const { who } = awaiting;
    if (this.#lent !== null && by !== this.#lent && who === 'seats' && has(awaiting.may, this.#lent)) return false;
    this.#lent = null;
    const asked = awaiting.who === 'seats' ? awaiting.must & this.#persons : NOBODY;
    if (asked === NOBODY) {
      this.#curtain = null;
      return false;
    }
    if (this.#viewer !== null && has(asked, this.#viewer)) return false;
    if (this.#curtain !== null && has(asked, this.#curtain)) return false;
    const changed = this.#viewer !== null;
    this.#last = this.#viewer ?? this.#last;
    this.#viewer = null;
    this.#curtain = nextOf(asked, this.#last);
    return changed;
  }

  /** The device has been handed over. Whether somebody looks now who did not before. */
  lift(): boolean {
    if (this.#curtain === null) return false;
    this.#viewer = this.#curtain;
    this.#curtain = null;
    return true;
  }
}

/** The first seat of a set after this one, going round. */
function nextOf(set: SeatSet, after: Seat): Seat {
  const later = set & ~((1 << (after + 1)) - 1);
  return first(later === NOBODY ? set : later);
}
