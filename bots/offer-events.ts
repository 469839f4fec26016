import { type Bundle, type bargainEvents, NONE } from '@orrery/common';
import type { EventOf, Kinded, Seat } from '@orrery/kernel';

type BargainEvent = EventOf<typeof bargainEvents>;

/** An event that says something about offers: a turn begins, cards are spent, or somebody bargains. */
export type OfferEvent =
  | BargainEvent
  | { readonly kind: 'turn'; readonly seat: Seat; readonly turn: number }
  | { readonly kind: 'spent'; readonly seat: Seat };

const BARGAIN_KINDS: ReadonlySet<string> = new Set<OfferEvent['kind']>([
  'turn',
  'offered',
  'accepted',
  'declined',
  'countered',
  'withdrawn',
  'proposed',
  'dismissed',
  'closed',
  'reopened',
  'traded',
]);
const isBargainEvent = (event: Kinded): event is OfferEvent => BARGAIN_KINDS.has(event.kind);

const spenderOf = (event: Kinded): Seat =>
  'paid' in event && 'seat' in event && typeof event.seat === 'number' ? event.seat : NONE;

/** Reads an event of a game with hidden hands of resources; null when it says nothing about offers. */
export function bargainEventOf(event: Kinded): OfferEvent | null {
  if (isBargainEvent(event)) return event;
  const seat = spenderOf(event);
  return seat === NONE ? null : { kind: 'spent', seat };
}

export const areSameCards = (one: Bundle, two: Bundle): boolean => one.every((n, kind) => n === (two[kind] ?? 0));
