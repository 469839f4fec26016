import { covers, type TradeTerms } from '@orrery/common';
import { hasSeat, type Seat, type SeatView } from '@orrery/kernel';
import type { Bot } from './bot.ts';
import type { OfferEvent } from './offer-events.ts';
import type { DealEvaluator, OfferReader, TraderHand, TraderTable } from './trade.ts';

/** Answers of a fair person: a deal is taken when the person can pay and its own position does not get worse. */
type FairAnswer = { readonly kind: 'accept' | 'decline' } | { readonly kind: 'deal' | 'dismiss'; readonly seat: Seat };

/** What the arena needs to know of a game to let bots bargain with a scripted person. */
export interface FairTrading<T, H, M, E> {
  /** What an event says about offers; null for nothing. */
  read(event: E): OfferEvent | null;
  canPay(view: SeatView<T, H>, price: readonly number[]): boolean;
  /** The answer to an offer or proposal that waits for this seat; null when none does. */
  answer(view: SeatView<T, H>): M | null;
}

/** The answers of a fair person in a game with hidden hands of resources. */
export function fairAnswers<T extends TraderTable, H extends TraderHand>(
  evaluator: DealEvaluator<T, H>,
  reader: OfferReader<T>,
): Pick<FairTrading<T, H, FairAnswer, never>, 'canPay' | 'answer'> {
  const canPay = ({ hand }: SeatView<T, H>, price: readonly number[]): boolean => covers(hand.resources, price);
  const isFair = (view: SeatView<T, H>, { give, take }: TradeTerms): boolean => {
    evaluator.setView(view);
    return canPay(view, give) && evaluator.gain(give, take) >= 0;
  };
  const answerProposal = (view: SeatView<T, H>): FairAnswer | null => {
    const [proposal] = view.table.proposals;
    if (proposal === undefined) return null;
    const { seat, give, take } = proposal;
    return { kind: isFair(view, { give: take, take: give }) ? 'deal' : 'dismiss', seat };
  };
  return {
    canPay,
    answer(view) {
      const { table, seat } = view;
      const offer = reader.offerOn(table);
      if (seat !== table.active) {
        const isAsked = offer !== null && hasSeat(offer.to & ~(offer.yes | offer.no), seat);
        if (!isAsked) return null;
        return { kind: isFair(view, { give: offer.take, take: offer.give }) ? 'accept' : 'decline' };
      }
      const agreed = offer === null ? -1 : table.players.findIndex((_, q) => hasSeat(offer.yes, q));
      return agreed >= 0 ? { kind: 'deal', seat: agreed } : answerProposal(view);
    },
  };
}

/** A scripted person: plays like this bot, but answers offers fairly and never proposes out of turn. */
export const fairPerson = <T, H, M, E>(
  bot: Bot<T, H, M, E>,
  { answer }: Pick<FairTrading<T, H, M, E>, 'answer'>,
): Bot<T, H, M, E> => ({
  hear: (event) => bot.hear(event),
  choose: (view, budget) => answer(view) ?? bot.choose(view, budget),
});
