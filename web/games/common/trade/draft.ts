import { type Bundle, zeros } from '@orrery/common';
import { allSeats, type SeatSet, without } from '@orrery/kernel';
import type { Trader, TradeView } from './trader.ts';

/** What somebody is putting together. */
export interface Draft {
  readonly give: Bundle;
  readonly take: Bundle;
  readonly to: SeatSet;
}

export interface DraftProps {
  readonly play: Trader;
  readonly view: TradeView;
  readonly draft: Draft;
  /** As many cards of a kind as there are. */
  readonly each: number;
  change(draft: Draft): void;
}

export const emptyDraft = ({ table, seat, hand }: TradeView): Draft => ({
  give: zeros(hand.resources.length),
  take: zeros(hand.resources.length),
  to: without(allSeats(table.players.length), seat),
});

/** What is left of a draft once cards of it are gone from the hand. */
export const withinHand = (draft: Draft, { hand }: TradeView): Draft => ({
  ...draft,
  give: draft.give.map((n, kind) => Math.min(n, hand.resources[kind] ?? 0)),
});

export const free = (most: Bundle, other: Bundle): Bundle => most.map((n, kind) => ((other[kind] ?? 0) > 0 ? 0 : n));

/** As much as can be tapped on each side: what is held, and nothing that stands on the other. */
export const limitsOf = (
  held: Bundle,
  each: number,
  { give, take }: Omit<Draft, 'to'>,
): { readonly give: Bundle; readonly take: Bundle } => ({
  give: free(held, take),
  take: free(
    held.map(() => each),
    give,
  ),
});
