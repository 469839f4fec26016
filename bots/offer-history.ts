import type { Bundle, TradeTerms } from '@orrery/common';
import { hasSeat, NO_SEATS, type Seat, type SeatSet, seatsIn } from '@orrery/kernel';
import { areSameCards, type OfferEvent } from './offer-events.ts';

/** Turns, of all seats, after which an answer counts half. */
const HALF_LIFE_TURNS = 16;
/** Minimum number of turns between two offers on the same terms: more than a round. */
const MIN_TURNS_APART = 7;
const WEIGHT_PER_TURN = 0.5 ** (1 / HALF_LIFE_TURNS);
/** Number of agreements that everybody is credited with before the first answer. */
const CREDITED_AGREEMENTS = 2;

/** Terms that a seat did not agree to. */
interface RefusedOffer extends TradeTerms {
  readonly seat: Seat; // who refused
  readonly turn: number;
  readonly changes: number; // how often that seat's situation had changed by then
}

/** The answers of one seat so far, older ones counting less. */
interface Answers {
  yes: number;
  no: number;
  changes: number; // how often it has spent cards
}

/**
 * What a bot remembers of offers: what was offered, who agreed and who did not. It is a fold over public events, so a
 * bot that is created anew knows as much as before.
 */
export class OfferHistory {
  /** The seats that people play. */
  readonly people: SeatSet;
  readonly #answers = new Map<Seat, Answers>();
  readonly #refusals: RefusedOffer[] = [];
  /** Offers to each seat in this turn since it last showed interest. */
  readonly #asked = new Map<Seat, number>();
  readonly #proposals = new Map<Seat, TradeTerms>();
  #offer: (TradeTerms & { readonly by: Seat }) | null = null;
  #active: Seat = 0;
  #turn = 0;

  constructor(people: SeatSet) {
    this.people = people;
  }

  hear(event: OfferEvent): void {
    switch (event.kind) {
      case 'turn':
        this.#beginTurn(event.seat, event.turn);
        break;
      case 'spent':
        this.#change(event.seat);
        break;
      case 'offered':
        this.#offer = { by: event.seat, give: event.give, take: event.take };
        this.#showInterest(event.seat);
        for (const seat of seatsIn(event.to)) this.#ask(seat);
        break;
      case 'proposed':
        this.#proposals.set(event.seat, event);
        this.#showInterest(event.seat);
        this.#ask(event.to);
        break;
      case 'countered':
        this.#proposals.set(event.seat, event);
        if (this.#offer !== null) this.#refuse(event.seat, this.#offer);
        this.#showInterest(event.seat);
        break;
      case 'accepted':
        this.#agree(event.seat);
        break;
      case 'declined':
      case 'closed':
        this.#decline(event.seat);
        break;
      case 'dismissed':
        this.#dismiss(event.seat, event.from);
        break;
      case 'traded':
        this.#agree(event.seat);
        this.#agree(event.with);
        this.#change(event.seat);
        this.#change(event.with);
        break;
      default:
    }
  }

  /** Whether another offer may be made to this seat now: people get one a turn, and one more after showing interest. */
  mayAsk(seat: Seat): boolean {
    return !hasSeat(this.people, seat) || (this.#asked.get(seat) ?? 0) === 0;
  }

  /**
   * Whether the seat refused these terms, seen from the side that named them, and nothing has changed since. A bot's
   * situation changes with the turn. A person is asked again only after spending cards, and not soon.
   */
  hasRefused(seat: Seat, { give, take }: TradeTerms): boolean {
    const { changes } = this.#answersOf(seat);
    const isPerson = hasSeat(this.people, seat);
    return this.#refusals.some((refusal) => {
      const age = this.#turn - refusal.turn;
      const isCurrent = isPerson ? refusal.changes === changes || age < MIN_TURNS_APART : age === 0;
      return isCurrent && refusal.seat === seat && areSameCards(refusal.give, give) && areSameCards(refusal.take, take);
    });
  }

  /**
   * How readily a person deals, from 0 to 1: less after every refusal, even less for what the person did not want to
   * part with. Bots do not tire.
   */
  willingness(seat: Seat, take: Bundle): number {
    if (!hasSeat(this.people, seat)) return 1;
    const { yes, no } = this.#answersOf(seat);
    let attached = 0;
    for (const refusal of this.#refusals) {
      if (refusal.seat === seat && sharesKind(refusal.take, take))
        attached += WEIGHT_PER_TURN ** (this.#turn - refusal.turn);
    }
    const general = (yes + CREDITED_AGREEMENTS) / (yes + no + CREDITED_AGREEMENTS);
    return general / (1 + attached);
  }

  #beginTurn(seat: Seat, turn: number): void {
    for (const answers of this.#answers.values()) {
      answers.yes *= WEIGHT_PER_TURN;
      answers.no *= WEIGHT_PER_TURN;
    }
    this.#turn = turn;
    this.#active = seat;
    this.#offer = null;
    this.#proposals.clear();
    this.#asked.clear();
  }

  #answersOf(seat: Seat): Answers {
    const known = this.#answers.get(seat);
    if (known !== undefined) return known;
    const fresh = { yes: 0, no: 0, changes: 0 };
    this.#answers.set(seat, fresh);
    return fresh;
  }

  #ask(seat: Seat): void {
    this.#asked.set(seat, (this.#asked.get(seat) ?? 0) + 1);
  }

  #showInterest(seat: Seat): void {
    this.#asked.delete(seat);
  }

  #change(seat: Seat): void {
    this.#answersOf(seat).changes++;
  }

  #agree(seat: Seat): void {
    this.#answersOf(seat).yes++;
    this.#showInterest(seat);
  }

  #decline(seat: Seat): void {
    if (seat !== this.#active) {
      if (this.#offer !== null) this.#refuse(seat, this.#offer);
      return;
    }
    for (const terms of this.#proposals.values()) this.#refuse(seat, terms); // it wants no more proposals this turn
    this.#proposals.clear();
  }

  #dismiss(seat: Seat, from: Seat): void {
    const terms = this.#proposals.get(from);
    if (terms !== undefined) this.#refuse(seat, terms);
    this.#proposals.delete(from);
  }

  #refuse(seat: Seat, { give, take }: TradeTerms): void {
    const answers = this.#answersOf(seat);
    answers.no++;
    this.#refusals.push({ seat, give, take, turn: this.#turn, changes: answers.changes });
  }
}

const sharesKind = (one: Bundle, two: Bundle): boolean => one.some((n, kind) => n > 0 && (two[kind] ?? 0) > 0);

/** No offers have been made, and no people play. */
export const noOffers = (): OfferHistory => new OfferHistory(NO_SEATS);
