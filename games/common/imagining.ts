import { has, nth, type Rng, type Seat, total } from '@orrery/kernel';
import type { OfferFrame } from './bargain/index.ts';
import { add, type Bundle } from './bundle.ts';
import type { KnownHands } from './hands.ts';

interface ImaginedTable {
  readonly active: Seat;
  readonly players: readonly { readonly cards: number }[];
}

/** A seat that offered or agreed owns what it would give. */
function proven(frame: OfferFrame, active: Seat, seat: Seat, kind: number): number {
  if (seat === active) return frame.give[kind] ?? 0;
  if (has(frame.yes, seat)) return frame.take[kind] ?? 0;
  return frame.counters[seat]?.give[kind] ?? 0;
}

/** At least so many of a resource are in that hand: by memory, and by what an offer on the table proves. */
export function leastHeld(
  { active }: ImaginedTable,
  offer: OfferFrame | null,
  known: KnownHands,
  seat: Seat,
  kind: number,
): number {
  const remembered = known.least[seat]?.[kind] ?? 0;
  return offer === null ? remembered : Math.max(remembered, proven(offer, active, seat, kind));
}

/** Takes a card out of a multiset of `n`, each as likely. */
export function draw(counts: number[], n: number, rng: Rng): number {
  const kind = nth(counts, rng(n));
  counts[kind] = (counts[kind] ?? 0) - 1;
  return kind;
}

/** Fills the hands of the others, which hold what is known of them already, up to their size from a pool of cards. */
export function dealRest(
  { players }: ImaginedTable,
  me: Seat,
  pool: number[],
  rng: Rng,
  hands: readonly { readonly resources: number[] }[],
): void {
  let left = total(pool);
  for (let q = 0; q < players.length; q++) {
    const resources = hands[q]?.resources;
    if (q === me || resources === undefined) continue;
    const cards = players[q]?.cards ?? 0;
    for (let n = total(resources); n < cards; n++) add(resources, draw(pool, left--, rng), 1);
  }
}

/** Any choice of so many cards that a hand could have sealed. */
export function someDiscard(resources: Bundle, size: number, rng: Rng): readonly number[] {
  const rest = [...resources];
  const chosen = resources.map(() => 0);
  for (let left = total(rest), n = size; n > 0; n--, left--) add(chosen, draw(rest, left, rng), 1);
  return chosen;
}
