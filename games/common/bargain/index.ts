import type { BargainConfig, BargainHand, BargainTable } from './bargain.ts';
import { closeAction, reopenAction } from './closing.ts';
import { offerAction } from './offer.ts';
import { dealAction, dismissAction, proposeAction, withdrawAction } from './proposals.ts';
import { acceptAction, counterAction, declineAction } from './replies.ts';

export { bargainEvents, missingByName, type OfferFrame, type Proposal, type RefusedTerms } from './bargain.ts';
export { bargainMoves, type CounterMove, type OfferMove, type ProposeMove } from './moves.ts';
export {
  awaitAnswers,
  beginBargaining,
  bystanders,
  endBargaining,
  NO_PROPOSALS,
  NO_REFUSED_TERMS,
  offersLeft,
  proposalOf,
  termsWith,
} from './table.ts';

/** Moves of the others while the player on turn trades. */
export const BYSTANDER_MOVES = ['propose', 'withdraw', 'reopen'] as const;

/** The actions of bargaining. */
export const bargainActions = <T extends BargainTable, H extends BargainHand, B>(bargain: BargainConfig<T, H>) => ({
  offer: offerAction<T, H, B>(bargain),
  accept: acceptAction<T, H, B>(bargain),
  decline: declineAction<T, H, B>(bargain),
  counter: counterAction<T, H, B>(bargain),
  withdraw: withdrawAction<T, H, B>(bargain),
  propose: proposeAction<T, H, B>(bargain),
  deal: dealAction<T, H, B>(bargain),
  dismiss: dismissAction<T, H, B>(bargain),
  close: closeAction<T, H, B>(bargain),
  reopen: reopenAction<T, H, B>(bargain),
});
