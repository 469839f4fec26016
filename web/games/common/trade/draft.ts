import { type Bundle, zeros } from '@orrery/common';
import { allSeats, type SeatSet, withoutSeat } from '@orrery/kernel';
import type { TradeApi, TradeView } from './trade-api.ts';

/** An offer that is being composed. */
export interface TradeDraft {
  readonly give: Bundle;
  readonly take: Bundle;
  readonly to: SeatSet;
}

export interface TradeDraftProps {
  readonly play: TradeApi;
  readonly view: TradeView;
  readonly draft: TradeDraft;
  /** How many cards of each kind exist. */
  readonly cardsPerKind: number;
  change(draft: TradeDraft): void;
}

export const emptyDraft = ({ table, seat, hand }: TradeView): TradeDraft => ({
  give: zeros(hand.resources.length),
  take: zeros(hand.resources.length),
  to: withoutSeat(allSeats(table.players.length), seat),
});

/** The part of a draft that the current hand can still pay. */
export const withinHand = (draft: TradeDraft, { hand }: TradeView): TradeDraft => ({
  ...draft,
  give: draft.give.map((n, kind) => Math.min(n, hand.resources[kind] ?? 0)),
});

export const remainingOf = (most: Bundle, other: Bundle): Bundle =>
  most.map((n, kind) => ((other[kind] ?? 0) > 0 ? 0 : n));

/** How many can be tapped on each side: at most what is held, and no kind that is on the other side. */
export const limitsOf = (
  held: Bundle,
  each: number,
  { give, take }: Omit<TradeDraft, 'to'>,
): { readonly give: Bundle; readonly take: Bundle } => ({
  give: remainingOf(held, take),
  take: remainingOf(
    held.map(() => each),
    give,
  ),
});
