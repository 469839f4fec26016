import type { Bundle } from '@orrery/common';
import { hasSeat, type Seat, type SeatSet, seatsIn } from '@orrery/kernel';
import { areSameCards, type OfferEvent } from '../offer-events.ts';

/** Bots' offers to people in one game, and what came of them. */
export interface OfferCounts {
  readonly botTurns: number;
  readonly offers: number; // made to people: offers and unasked proposals, one for each person
  readonly unpayable: number; // of these: the person could not pay
  readonly mostInTurn: number; // offers to one person in one turn
  readonly repeated: number; // of these: terms that the person refused from this bot at most a round before
  readonly counters: number; // counter-offers to a person's offer
  readonly identical: number; // of these: the terms of the offer itself
  readonly withdrawn: number; // bots' offers withdrawn after a person accepted
  readonly deals: number; // between a person and a bot
  readonly botDeals: number; // among bots
}

interface MadeOffer {
  readonly by: Seat;
  readonly to: SeatSet;
  readonly give: Bundle;
  readonly take: Bundle;
}
interface RefusedOffer {
  readonly by: Seat;
  readonly person: Seat;
  readonly give: Bundle;
  readonly take: Bundle;
  readonly turn: number;
}

/** Who can pay what, at this moment. */
export type CanPay = (seat: Seat, price: Bundle) => boolean;

/** Counts bots' offers to people, event by event. */
export class OfferCounter {
  readonly #people: SeatSet;
  readonly #seats: number;
  readonly #counts = {
    ...{ botTurns: 0, offers: 0, unpayable: 0, mostInTurn: 0, repeated: 0 },
    ...{ counters: 0, identical: 0, withdrawn: 0, deals: 0, botDeals: 0 },
  };
  readonly #refused: RefusedOffer[] = [];
  readonly #inTurn = new Map<Seat, number>();
  #turn = 0;
  #offer: MadeOffer | null = null; // the last one of the player on turn
  #proposals = new Map<Seat, MadeOffer>();
  #yes: SeatSet = 0;

  constructor(people: SeatSet, seats: number) {
    this.#people = people;
    this.#seats = seats;
  }

  get counts(): OfferCounts {
    return this.#counts;
  }

  hear(event: OfferEvent, canPay: CanPay): void {
    switch (event.kind) {
      case 'turn':
        this.#turn = event.turn;
        this.#inTurn.clear();
        this.#proposals.clear();
        if (!hasSeat(this.#people, event.seat)) this.#counts.botTurns++;
        break;
      case 'offered':
        this.#offer = { by: event.seat, to: event.to, give: event.give, take: event.take };
        this.#yes = 0;
        this.#count(this.#offer, canPay);
        break;
      case 'proposed': {
        const made = { by: event.seat, to: 1 << event.to, give: event.give, take: event.take };
        this.#proposals.set(event.seat, made);
        this.#count(made, canPay);
        break;
      }
      case 'accepted':
        this.#yes |= 1 << event.seat;
        break;
      case 'declined':
      case 'closed':
        if (this.#offer !== null) this.#refuse(this.#offer, event.seat);
        break;
      case 'dismissed': {
        const made = this.#proposals.get(event.from);
        if (made !== undefined) this.#refuse(made, event.seat);
        break;
      }
      case 'countered':
        this.#countCounter(event.seat, event.give, event.take);
        break;
      case 'withdrawn':
        if (this.#offer?.by !== event.seat) break;
        if (!hasSeat(this.#people, event.seat) && (this.#yes & this.#people) !== 0) this.#counts.withdrawn++;
        this.#offer = null;
        break;
      case 'traded':
        this.#offer = null;
        this.#countDeal(event.seat, event.with);
        break;
      default:
    }
  }

  #count(made: MadeOffer, canPay: CanPay): void {
    if (hasSeat(this.#people, made.by)) return;
    for (const person of seatsIn(made.to & this.#people)) {
      const counts = this.#counts;
      counts.offers++;
      if (!canPay(person, made.take)) counts.unpayable++;
      if (this.#wasRefused(made, person)) counts.repeated++;
      const inTurn = (this.#inTurn.get(person) ?? 0) + 1;
      this.#inTurn.set(person, inTurn);
      counts.mostInTurn = Math.max(counts.mostInTurn, inTurn);
    }
  }

  #wasRefused({ by, give, take }: MadeOffer, person: Seat): boolean {
    return this.#refused.some(
      (each) =>
        each.by === by &&
        each.person === person &&
        this.#turn - each.turn <= this.#seats &&
        areSameCards(each.give, give) &&
        areSameCards(each.take, take),
    );
  }

  #refuse({ by, give, take }: MadeOffer, person: Seat): void {
    if (hasSeat(this.#people, person) && !hasSeat(this.#people, by))
      this.#refused.push({ by, person, give, take, turn: this.#turn });
  }

  #countCounter(seat: Seat, give: Bundle, take: Bundle): void {
    const offer = this.#offer;
    if (offer === null || !hasSeat(this.#people, offer.by) || hasSeat(this.#people, seat)) return;
    this.#counts.counters++;
    if (areSameCards(give, offer.take) && areSameCards(take, offer.give)) this.#counts.identical++;
  }

  #countDeal(one: Seat, other: Seat): void {
    const people = (hasSeat(this.#people, one) ? 1 : 0) + (hasSeat(this.#people, other) ? 1 : 0);
    if (people === 1) this.#counts.deals++;
    else if (people === 0) this.#counts.botDeals++;
  }
}

/** The sums over these games, with the maximum of `mostInTurn`; null when no person played. */
export function sumOffers(all: readonly (OfferCounts | undefined)[]): OfferCounts | null {
  const counted = all.filter((each) => each !== undefined);
  if (counted.length === 0) return null;
  const sum = (of: (counts: OfferCounts) => number): number => counted.reduce((n, counts) => n + of(counts), 0);
  return {
    botTurns: sum(({ botTurns }) => botTurns),
    offers: sum(({ offers }) => offers),
    unpayable: sum(({ unpayable }) => unpayable),
    mostInTurn: Math.max(...counted.map(({ mostInTurn }) => mostInTurn)),
    repeated: sum(({ repeated }) => repeated),
    counters: sum(({ counters }) => counters),
    identical: sum(({ identical }) => identical),
    withdrawn: sum(({ withdrawn }) => withdrawn),
    deals: sum(({ deals }) => deals),
    botDeals: sum(({ botDeals }) => botDeals),
  };
}
