import { type Awaiting, count, first, has, NOBODY, type Seat, type SeatSet } from '@orrery/kernel';

/**
 * Who looks at a device that several people share. Nobody sees a hand that is not theirs: when somebody else has to
 * decide, a curtain is drawn first, and nobody looks until it is lifted.
 */
export class Viewpoint {
  readonly #persons: SeatSet;
  #viewer: Seat | null = null;
  #curtain: Seat | null = null;
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

  /** The game waits for somebody else. Whether another pair of eyes looks from now on. */
  follow(awaiting: Awaiting): boolean {
    if (count(this.#persons) <= 1) return false;
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
