import type { Seat } from '@orrery/kernel';
import type { Bundle } from './bundle.ts';

/** What everybody knows of hands they do not see. */
export interface KnownHands {
  readonly least: number[][]; // least[seat][resource]: at least so many in that hand
}

/** So many of one kind came or, below zero, went. */
export function shift({ least }: KnownHands, seat: Seat, resource: number, n: number): void {
  const known = least[seat];
  if (known !== undefined) known[resource] = Math.max(0, (known[resource] ?? 0) + n);
}

export function more({ least }: KnownHands, seat: Seat, gains: Bundle): void {
  const known = least[seat];
  if (known === undefined) return;
  for (let kind = 0; kind < known.length; kind++) known[kind] = (known[kind] ?? 0) + (gains[kind] ?? 0);
}

export function less({ least }: KnownHands, seat: Seat, paid: Bundle): void {
  const known = least[seat];
  if (known === undefined) return;
  for (let kind = 0; kind < known.length; kind++) known[kind] = Math.max(0, (known[kind] ?? 0) - (paid[kind] ?? 0));
}

/** Somebody has shown to hold so many. */
export function proves({ least }: KnownHands, seat: Seat, cards: Bundle): void {
  const known = least[seat];
  if (known === undefined) return;
  for (let kind = 0; kind < known.length; kind++) known[kind] = Math.max(known[kind] ?? 0, cards[kind] ?? 0);
}

/** One card goes from hand to hand; when it is not known which, it may have been any. */
export function pass(hands: KnownHands, from: Seat, to: Seat, resource: number | null): void {
  if (resource !== null) {
    shift(hands, from, resource, -1);
    shift(hands, to, resource, 1);
    return;
  }
  const kinds = hands.least[from]?.length ?? 0;
  for (let kind = 0; kind < kinds; kind++) shift(hands, from, kind, -1);
}

/** A trade: what one gave, the other has. */
export function swap(hands: KnownHands, one: Seat, other: Seat, gave: Bundle, got: Bundle): void {
  less(hands, one, gave);
  more(hands, other, gave);
  less(hands, other, got);
  more(hands, one, got);
}
