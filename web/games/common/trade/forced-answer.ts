import { covers } from '@orrery/common';
import { hasSeat, type Kinded } from '@orrery/kernel';
import type { Offer, TradeView } from './trade-api.ts';

const isOffer = (frame: Kinded | undefined): frame is Offer => frame?.kind === 'offer';

/** Whether this seat has received an offer that it cannot pay. */
export function isUnpayable({
  table,
  seat,
  hand,
}: TradeView & { readonly table: { readonly stack: readonly Kinded[] } }): boolean {
  const frame = table.stack.at(-1);
  return isOffer(frame) && hasSeat(frame.to, seat) && !covers(hand.resources, frame.take);
}

export const DECLINE_MOVE = { kind: 'decline' } as const;
