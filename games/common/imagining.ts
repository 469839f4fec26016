import { hasSeat, kindAt, type Rng, type Seat, total } from '@orrery/kernel';
import type { OfferFrame, Proposal } from './bargain/bargain.ts';
import { proposalOf } from './bargain/table.ts';
import { addCards, type Bundle } from './bundle.ts';
import type { KnownHands } from './hands.ts';

interface ImaginedTable {
  readonly active: Seat;
  readonly players: readonly { readonly cards: number }[];
  readonly proposals: readonly Proposal[];
}

/** A seat that offered or agreed holds what it would give. */
function provenCount(frame: OfferFrame, active: Seat, seat: Seat, kind: number): number {
  if (seat === active) return frame.give[kind] ?? 0;
  return hasSeat(frame.yes, seat) ? (frame.take[kind] ?? 0) : 0;
}

/** The minimum of a resource in that hand: by memory, and by what offers and proposals on the table prove. */
export function minHeld(
  table: ImaginedTable,
  offer: OfferFrame | null,
  known: KnownHands,
  seat: Seat,
  kind: number,
): number {
  let least = known.least[seat]?.[kind] ?? 0;
  if (offer !== null) least = Math.max(least, provenCount(offer, table.active, seat, kind));
  return table.proposals.length === 0 ? least : Math.max(least, proposalOf(table, seat)?.give[kind] ?? 0);
}

/** Takes a uniformly random card out of a multiset of `n`. */
export function drawRandom(counts: number[], n: number, rng: Rng): number {
  const kind = kindAt(counts, rng(n));
  counts[kind] = (counts[kind] ?? 0) - 1;
  return kind;
}

/** Fills the hands of the others, which already hold what is known of them, up to their size from a pool of cards. */
export function dealUnknown(
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
    for (let n = total(resources); n < cards; n++) addCards(resources, drawRandom(pool, left--, rng), 1);
  }
}

/** Any choice of this many cards that a hand could have sealed. */
export function randomDiscard(resources: Bundle, size: number, rng: Rng): readonly number[] {
  const rest = [...resources];
  const chosen = resources.map(() => 0);
  for (let left = total(rest), n = size; n > 0; n--, left--) addCards(chosen, drawRandom(rest, left, rng), 1);
  return chosen;
}
