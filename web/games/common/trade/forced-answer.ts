import { covers } from '@orrery/common';
import { hasSeat } from '@orrery/kernel';
import { hasStandingRefusal } from './standing-refusals.ts';
import { openOffer, type TradeView } from './trade-api.ts';

/** Whether this seat has received an offer that it cannot pay. */
function isUnpayable({ table, seat, hand }: TradeView): boolean {
  const offer = openOffer(table);
  return offer !== null && hasSeat(offer.to, seat) && !covers(hand.resources, offer.take);
}

/** Whether an offer to this seat is declined without asking: it cannot be paid, or its person said “never” to the like. */
export function isDeclinedAutomatically(view: TradeView, tableId: string): boolean {
  const offer = openOffer(view.table);
  if (offer === null) return false;
  return (
    isUnpayable(view) || hasStandingRefusal({ tableId, by: view.seat, from: view.table.active, asked: offer.take })
  );
}

export const DECLINE_MOVE = { kind: 'decline' } as const;
