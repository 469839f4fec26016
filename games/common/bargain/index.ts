import type { Bargain, BargainHand, BargainTable } from './bargain.ts';
import { closing, reopening } from './closing.ts';
import { offering } from './offer.ts';
import { dealing, dismissing, proposing, withdrawing } from './proposals.ts';
import { accepting, countering, declining } from './replies.ts';

export { bargainEvents, missingOf, type OfferFrame, type Proposal, type Refused } from './bargain.ts';
export { bargainMoves, type CounterMove, type OfferMove, type ProposeMove } from './moves.ts';
export {
  answering,
  beginBargaining,
  bystanders,
  endBargaining,
  NO_PROPOSALS,
  NONE_REFUSED,
  offersLeft,
  proposalOf,
  termsWith,
} from './table.ts';

/** What the others can do while the player on turn trades. */
export const ASIDE = ['propose', 'withdraw', 'reopen'] as const;

/** The actions of bargaining. */
export const bargaining = <T extends BargainTable, H extends BargainHand, B>(bargain: Bargain<T, H>) => ({
  offer: offering<T, H, B>(bargain),
  accept: accepting<T, H, B>(bargain),
  decline: declining<T, H, B>(bargain),
  counter: countering<T, H, B>(bargain),
  withdraw: withdrawing<T, H, B>(bargain),
  propose: proposing<T, H, B>(bargain),
  deal: dealing<T, H, B>(bargain),
  dismiss: dismissing<T, H, B>(bargain),
  close: closing<T, H, B>(bargain),
  reopen: reopening<T, H, B>(bargain),
});
