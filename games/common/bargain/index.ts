import { offering } from './offer.ts';
import { accepting, countering, dealing, declining, withdrawing } from './replies.ts';
import type { Bargain, BargainHand, BargainTable } from './table.ts';

export { bargainMoves, type CounterMove, type OfferMove } from './moves.ts';
export { bargainEvents, missingOf, type OfferFrame, termsWith } from './table.ts';

/** The actions of bargaining. */
export const bargaining = <T extends BargainTable, H extends BargainHand, B>(bargain: Bargain<T, H>) => ({
  offer: offering<T, H, B>(bargain),
  accept: accepting<T, H, B>(bargain),
  decline: declining<T, H, B>(bargain),
  counter: countering<T, H, B>(bargain),
  withdraw: withdrawing<T, H, B>(bargain),
  deal: dealing<T, H, B>(bargain),
});
