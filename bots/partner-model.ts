import { type Bundle, covers, type TradeTerms } from '@orrery/common';
import { hasSeat, type Seat, type SeatView, total } from '@orrery/kernel';
import type { OfferHistory } from './offer-history.ts';
import type { DealEvaluator, KnownCards, TraderHand, TraderTable } from './trade.ts';

/** Gain of a deal, in points, at which a partner is as likely to agree as not. */
const EVEN_CHANCE_GAIN = 0.01;
/** How sharply agreement rises with the gain. */
const GAIN_SCALE = 0.02;

/** What a bot expects of others, from public information and its memory: whether they can pay, and whether they want to. */
export class PartnerModel<T extends TraderTable, H extends TraderHand> {
  readonly #evaluator: DealEvaluator<T, H>;

  /** The evaluator is used for the other seats' views, so the caller must set its own view again. */
  constructor(evaluator: DealEvaluator<T, H>) {
    this.#evaluator = evaluator;
  }

  /** The chance that this seat would agree to each of these terms, which are from the side of `view`. */
  agreeChances(
    view: SeatView<T, H>,
    { least }: KnownCards,
    history: OfferHistory,
    seat: Seat,
    deals: readonly TradeTerms[],
  ): number[] {
    const known = least[seat] ?? [];
    const cards = view.table.players[seat]?.cards ?? 0;
    const unknown = Math.max(0, cards - total(known));
    return deals.map((terms) => {
      if (hasSeat(view.table.closed, seat) || history.hasRefused(seat, terms)) return 0;
      const chance = holdChance(known, unknown, terms.take) * history.willingness(seat, terms.take);
      if (chance === 0) return 0;
      const resources = expectedHand(known, unknown, terms.take);
      this.#evaluator.setView({ table: view.table, seat, hand: { ...view.hand, resources } });
      return chance * agreeChance(this.#evaluator.gain(terms.take, terms.give));
    });
  }
}

const agreeChance = (gain: number): number => 1 / (1 + Math.exp((EVEN_CHANCE_GAIN - gain) / GAIN_SCALE));

/** The chance that a hand with these known cards and this many unknown ones holds the price. */
function holdChance(known: Bundle, unknown: number, price: Bundle): number {
  if (covers(known, price)) return 1;
  let lacking = 0;
  for (let kind = 0; kind < price.length; kind++) lacking += Math.max(0, (price[kind] ?? 0) - (known[kind] ?? 0));
  if (lacking > unknown) return 0;
  return (1 - (1 - 1 / price.length) ** (unknown - lacking + 1)) ** lacking;
}

/** The known cards, what the seat must hold to pay, and an equal share of each kind for the rest. */
function expectedHand(known: Bundle, unknown: number, price: Bundle): number[] {
  const hand = price.map((n, kind) => Math.max(n, known[kind] ?? 0));
  const rest = Math.max(0, unknown - (total(hand) - total(known)));
  return hand.map((n) => n + rest / price.length);
}
