import type { Bundle, TradeTerms } from '@orrery/common';
import { hasSeat, type MoveList, type Seat, type SeatView, topFrame } from '@orrery/kernel';
import {
  barterOffersLeft,
  type Hand,
  includesTerms,
  type Move,
  RESOURCE_KINDS,
  STOCK_KINDS,
  spaceFor,
  type Table,
} from '@orrery/ship/facts';
import { areSameCards } from '../offer-events.ts';
import { noOffers, type OfferHistory } from '../offer-history.ts';
import type { TradeTemper } from '../trade.ts';

type View = SeatView<Table, Hand>;

/** A rival that needs this few points or fewer to win gets no trade. */
const DANGER_POINTS = 2;
/** Maximum number of offers a bot makes in a turn, even if the rules allow more. */
const MAX_OFFERS_PER_TURN = 3;
/** Maximum number of proposals and counter-offers in the rival's turn, who has to read them. */
const MAX_PROPOSALS_PER_TURN = 2;
/** Penalty for a trade that must never happen. */
const NEVER_PENALTY = 10;
/** Small bonus for declining over doing nothing: an unwanted offer is declined before the turn ends. */
const COURTESY_BONUS = 0.003;
/** Probability that an offer that is good for both is accepted. */
const ACCEPT_CHANCE = 0.4;

const oneOf = (kind: number): Bundle => Array.from({ length: STOCK_KINDS }, (_, i) => (i === kind ? 1 : 0));
const SINGLE_RESOURCES: readonly Bundle[] = Array.from({ length: RESOURCE_KINDS }, (_, kind) => oneOf(kind));

/** Trades one resource for another when both gain: the holds of both players are open. */
export class ShipTrader {
  readonly #evaluate: (table: Table, seat: Seat) => number;
  readonly #temper: TradeTemper;

  constructor(worth: (table: Table, seat: Seat) => number, temper: TradeTemper) {
    this.#evaluate = worth;
    this.#temper = temper;
  }

  /** A seat's gain from giving and taking, in points; the table is restored afterwards. */
  gain(table: Table, seat: Seat, give: Bundle, take: Bundle): number {
    const stock = table.players[seat]?.stock ?? [];
    const before = this.#evaluate(table, seat);
    applyTrade(stock, give, take);
    const after = this.#evaluate(table, seat);
    applyTrade(stock, take, give);
    return after - before;
  }

  /** The value of a trade for this seat: its own gain minus the weighted gain of the rival. */
  dealValue(table: Table, seat: Seat, give: Bundle, take: Bundle): number {
    const rival = 1 - seat;
    if (table.options.target - (table.players[rival]?.points ?? 0) <= DANGER_POINTS) return Number.NEGATIVE_INFINITY;
    const theirs = this.gain(table, rival, take, give);
    return this.gain(table, seat, give, take) - this.#temper.envy * Math.max(0, theirs);
  }

  offerValue({ table, seat }: View, give: Bundle, take: Bundle): number {
    return ACCEPT_CHANCE * this.dealValue(table, seat, give, take);
  }

  /** The gain of accepting the pending offer. */
  acceptValue({ table, seat }: View): number {
    const frame = topFrame(table);
    if (frame.kind !== 'offer') return 0;
    return this.dealValue(table, seat, frame.take, frame.give) - this.#temper.giving;
  }

  /** The gain of accepting the rival's proposal. */
  takeValue({ table, seat }: View): number {
    const { proposal } = table;
    return proposal === null ? 0 : this.dealValue(table, seat, proposal.take, proposal.give) - this.#temper.giving;
  }

  /** The gain of declining a proposal. While an offer is pending, withdrawing that is enough. */
  dismissValue(view: View): number {
    return topFrame(view.table).kind === 'offer' || this.takeValue(view) > 0 ? -NEVER_PENALTY : COURTESY_BONUS;
  }

  /** Adds the offers worth making, or the counter-offers worth answering with. */
  propose({ table, seat }: View, out: MoveList<Move>, history: OfferHistory = noOffers()): void {
    const frame = topFrame(table);
    if (frame.kind === 'offer') {
      if (table.active === seat || !mayPropose(table)) return;
      for (const terms of this.#goodSwaps(table, seat, history)) {
        const isSame = areSameCards(terms.take, frame.give);
        if (!areSameCards(terms.give, frame.take) || isSame || includesTerms(table.dismissed, terms)) continue;
        out.add({ kind: 'counter', ...terms });
      }
      return;
    }
    if (frame.kind !== 'build' || table.active !== seat || hasSeat(table.closed, 1 - seat)) return;
    if (!history.mayAsk(1 - seat)) return;
    if (table.offers >= MAX_OFFERS_PER_TURN || barterOffersLeft(table) <= 0) return;
    for (const terms of this.#goodSwaps(table, seat, history)) {
      if (!includesTerms(table.refused, terms)) out.add({ kind: 'offer', ...terms });
    }
  }

  /** A proposal in the rival's turn: the best one that is good for this seat. */
  volunteer({ table, seat }: View, history: OfferHistory = noOffers()): Move | null {
    if (topFrame(table).kind !== 'build' || table.active === seat || hasSeat(table.closed, table.active)) return null;
    if (!mayPropose(table) || !history.mayAsk(table.active)) return null;
    let best: TradeTerms | null = null;
    let most = Number.NEGATIVE_INFINITY;
    for (const terms of this.#goodSwaps(table, seat, history)) {
      const value = this.dealValue(table, seat, terms.give, terms.take);
      if (value <= most || includesTerms(table.dismissed, terms)) continue;
      most = value;
      best = terms;
    }
    return best === null ? null : { kind: 'propose', ...best };
  }

  /** A spare resource for a missing one, where both players gain and have room, and which the rival has not refused. */
  #goodSwaps(table: Table, seat: Seat, history: OfferHistory): TradeTerms[] {
    const [player, rival] = [table.players[seat], table.players[1 - seat]];
    const swaps: TradeTerms[] = [];
    if (player === undefined || rival === undefined) return swaps;
    const { stock: own } = player;
    const { stock: others } = rival;
    for (let kind = 0; kind < RESOURCE_KINDS; kind++) {
      if ((own[kind] ?? 0) < 2 || spaceFor(rival, kind) === 0) continue;
      for (let other = 0; other < RESOURCE_KINDS; other++) {
        const [give, take] = [SINGLE_RESOURCES[kind], SINGLE_RESOURCES[other]];
        if (other === kind || (own[other] ?? 0) > 0 || (others[other] ?? 0) < 2) continue;
        if (give === undefined || take === undefined || spaceFor(player, other) === 0) continue;
        if (this.gain(table, 1 - seat, take, give) <= 0 || history.hasRefused(1 - seat, { give, take })) continue;
        const value = history.willingness(1 - seat, take) * this.dealValue(table, seat, give, take);
        if (value > this.#temper.asking) swaps.push({ give, take });
      }
    }
    return swaps;
  }
}

/** No proposal is pending, and not too many were refused. */
const mayPropose = ({ proposal, dismissed }: Table): boolean =>
  proposal === null && dismissed.length < MAX_PROPOSALS_PER_TURN;

function applyTrade(stock: number[], give: Bundle, take: Bundle): void {
  for (let kind = 0; kind < stock.length; kind++) {
    stock[kind] = (stock[kind] ?? 0) - (give[kind] ?? 0) + (take[kind] ?? 0);
  }
}
