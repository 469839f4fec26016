import { covers } from '@orrery/common';
import { has, type Kinded } from '@orrery/kernel';
import type { Offer, TradeView } from './trader.ts';

const isOffer = (frame: Kinded | undefined): frame is Offer => frame?.kind === 'offer';

/** Whether an offer is made to this seat that it cannot pay. */
export function isUnpayable({
  table,
  seat,
  hand,
}: TradeView & { readonly table: { readonly stack: readonly Kinded[] } }): boolean {
  const frame = table.stack.at(-1);
  return isOffer(frame) && has(frame.to, seat) && !covers(hand.resources, frame.take);
}

export const DECLINE = { kind: 'decline' } as const;
