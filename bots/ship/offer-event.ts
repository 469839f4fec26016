import { type Kinded, onlySeat } from '@orrery/kernel';
import { bargainEventOf, type OfferEvent } from '../offer-events.ts';

/** Reads an event of a ship game: an offer is always to the only other player. */
export function shipOfferEvent(event: Kinded): OfferEvent | null {
  const said = bargainEventOf(event);
  return said?.kind === 'offered' ? { ...said, to: onlySeat(1 - said.seat) } : said;
}
