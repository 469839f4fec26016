import type { Seat } from '@orrery/kernel';
import type { Bundle } from './bundle.ts';

/** What everybody knows of hands they do not see. */
export interface KnownHands {
  readonly least: number[][]; // least[seat][resource]: the minimum number in that hand
}

/** Cards of one kind were gained or, if negative, lost. */
export function changeKnown({ least }: KnownHands, seat: Seat, resource: number, n: number): void {
  const known = least[seat];
  if (known !== undefined) known[resource] = Math.max(0, (known[resource] ?? 0) + n);
}

export function addKnown({ least }: KnownHands, seat: Seat, gains: Bundle): void {
  const known = least[seat];
  if (known === undefined) return;
  for (let kind = 0; kind < known.length; kind++) known[kind] = (known[kind] ?? 0) + (gains[kind] ?? 0);
}

export function removeKnown({ least }: KnownHands, seat: Seat, paid: Bundle): void {
  const known = least[seat];
  if (known === undefined) return;
  for (let kind = 0; kind < known.length; kind++) known[kind] = Math.max(0, (known[kind] ?? 0) - (paid[kind] ?? 0));
}

/** A seat has shown that it holds this many. */
export function raiseKnown({ least }: KnownHands, seat: Seat, cards: Bundle): void {
  const known = least[seat];
  if (known === undefined) return;
  for (let kind = 0; kind < known.length; kind++) known[kind] = Math.max(known[kind] ?? 0, cards[kind] ?? 0);
}

/** One card goes from hand to hand; if it is unknown which, it may have been any. */
export function passCard(hands: KnownHands, from: Seat, to: Seat, resource: number | null): void {
  if (resource !== null) {
    changeKnown(hands, from, resource, -1);
    changeKnown(hands, to, resource, 1);
    return;
  }
  const kinds = hands.least[from]?.length ?? 0;
  for (let kind = 0; kind < kinds; kind++) changeKnown(hands, from, kind, -1);
}

/** A trade: one side gains what the other gave. */
export function swapCards(hands: KnownHands, one: Seat, other: Seat, gave: Bundle, got: Bundle): void {
  removeKnown(hands, one, gave);
  addKnown(hands, other, gave);
  removeKnown(hands, other, got);
  addKnown(hands, one, got);
}
