import type { Bundle } from '@orrery/common';
import { allSeats, type SeatView, without } from '@orrery/kernel';
import { type Hand, KINDS, materialFor, type Table } from '@orrery/starfarers/facts';
import type { FarPlay } from '../far.ts';
import { NOTHING } from '../parts/counters.tsx';

/** What somebody is putting together. */
export interface Draft {
  readonly give: Bundle;
  readonly take: Bundle;
  readonly to: number; // seats
}

export const emptyDraft = ({ table, seat }: SeatView<Table, Hand>): Draft => ({
  give: NOTHING,
  take: NOTHING,
  to: without(allSeats(table.players.length), seat),
});

/** What is left of a draft once cards of it are gone from the hand. */
export const withinHand = (draft: Draft, { hand }: SeatView<Table, Hand>): Draft => ({
  ...draft,
  give: draft.give.map((n, kind) => Math.min(n, hand.resources[kind] ?? 0)),
});

export interface DraftProps {
  readonly play: FarPlay;
  readonly view: SeatView<Table, Hand>;
  readonly draft: Draft;
  change(draft: Draft): void;
}

export const free = (most: Bundle, other: Bundle): Bundle => most.map((n, kind) => ((other[kind] ?? 0) > 0 ? 0 : n));

/** As much as can be tapped on each side: what is held, and nothing that stands on the other. */
export function limitsOf(
  { table, hand }: SeatView<Table, Hand>,
  { give, take }: Draft,
): { readonly give: Bundle; readonly take: Bundle } {
  const { each } = materialFor(table.players.length);
  return {
    give: free(hand.resources, take),
    take: free(
      Array.from({ length: KINDS }, () => each),
      give,
    ),
  };
}
