import { type Bundle, covers, type TradeTerms } from '@orrery/common';
import { hasSeat, type Kinded, onlySeat, type Seat, type SeatSet, type SeatView } from '@orrery/kernel';
import { areSameCards } from './offer-events.ts';
import { noOffers, type OfferHistory } from './offer-history.ts';
import { PartnerModel } from './partner-model.ts';
import type { Persona } from './personas.ts';

/** What a table with hidden hands of resources shows to trading players. */
export interface TraderTable {
  readonly players: readonly { cards: number; readonly points: number }[];
  readonly options: { readonly target: number; readonly offers: number | 'any' };
  readonly active: Seat;
  readonly offers: number; // made in this turn
  readonly proposals: readonly ({ readonly seat: Seat } & TradeTerms)[]; // to the player on turn
  readonly refused: readonly ({ readonly seat: Seat; readonly by: SeatSet } & TradeTerms)[]; // in this turn
  readonly closed: SeatSet; // seats that want no offers this turn
}
export interface TraderHand {
  readonly resources: number[];
}
/** An offer that waits for answers. */
interface PendingOffer extends TradeTerms {
  readonly to: SeatSet;
  readonly yes: SeatSet;
  readonly no: SeatSet;
}
type ProposeMove = { readonly kind: 'propose' } & TradeTerms;
type OfferMove = { readonly kind: 'offer'; readonly to: SeatSet } & TradeTerms;
type OfferOrCounter = OfferMove | ({ readonly kind: 'counter' } & TradeTerms);

/** Trading moves that are evaluated here. */
type TradeMove =
  | OfferMove
  | ({ readonly kind: 'counter' } & TradeTerms)
  | { readonly kind: 'deal' | 'dismiss'; readonly seat: Seat }
  | { readonly kind: 'accept' | 'withdraw' | 'close' | 'reopen' };
const TRADE_KINDS: ReadonlySet<string> = new Set<TradeMove['kind']>([
  'offer',
  'counter',
  'deal',
  'dismiss',
  'accept',
  'withdraw',
  'close',
  'reopen',
]);
const isTradeMove = (move: Kinded): move is TradeMove => TRADE_KINDS.has(move.kind);

/** Reads the state of trading from a game's table. */
export interface OfferReader<T> {
  /** The offer that waits for answers, null when there is none. */
  offerOn(table: T): PendingOffer | null;
  /** Whether the player on turn may make an offer now. */
  isOpen(table: T): boolean;
}

/** How keen a bot is on trading. */
export interface TradeTemper {
  readonly asking: number; // minimum gain for making an offer, in points
  readonly giving: number; // minimum gain for accepting
  readonly envy: number; // how much a rival's likely gain counts against a trade
}

/** The trading weights of a game. */
export const temperFrom = (of: (name: `temper.${keyof TradeTemper}`) => number): TradeTemper => ({
  asking: of('temper.asking'),
  giving: of('temper.giving'),
  envy: of('temper.envy'),
});

/** The trading weights of a bot of this character. */
export const temperFor = ({ asking, giving, envy }: TradeTemper, { keen, strict, envious }: Persona): TradeTemper => ({
  asking: asking / keen,
  giving: giving * strict,
  envy: envy * envious,
});

/** Minimum number of each resource that each seat is known to hold. */
export interface KnownCards {
  readonly least: readonly Bundle[];
}
interface MoveCollector {
  add(move: OfferOrCounter): void;
}

/** Number of resource kinds in every game with this kind of trade. */
const RESOURCE_KINDS = 5;
/** A player this close to winning gets no trade, whatever it offers. */
const DANGER_POINTS = 2;
const NEVER_PENALTY = 10;
/** Minimum chance that a seat agrees for an offer to be made to it: people have to read and answer each. */
const MIN_AGREE_CHANCE = { bot: 0.05, person: 0.5 } as const;
/** Maximum number of offers a bot makes in its turn, even if the rules allow more. */
const MAX_OFFERS_PER_TURN = 3;
/** Maximum number of proposals and counter-offers in another player's turn, who has to read them. */
const MAX_PROPOSALS_PER_TURN = 2;
/** Small bonus for declining over doing nothing: an unwanted offer is declined before the turn ends. */
const COURTESY_BONUS = 0.003;

/** One card of one kind for one of another. */
interface Swap extends TradeTerms {
  readonly kind: number; // given
  readonly other: number; // taken
}

const singleCard = (kind: number): Bundle =>
  Object.freeze(Array.from({ length: RESOURCE_KINDS }, (_, other) => (other === kind ? 1 : 0)));
const SINGLE_CARDS: readonly Bundle[] = Array.from({ length: RESOURCE_KINDS }, (_, kind) => singleCard(kind));
const SWAPS: readonly Swap[] = SINGLE_CARDS.flatMap((give, kind) =>
  SINGLE_CARDS.flatMap((take, other) => (other === kind ? [] : [{ kind, other, give, take }])),
);

/** The seats that refused these terms of this seat in this turn. */
function refusersOf({ refused }: TraderTable, seat: Seat, give: Bundle, take: Bundle): SeatSet {
  let seats: SeatSet = 0;
  for (const terms of refused) {
    if (terms.seat === seat && areSameCards(terms.give, give) && areSameCards(terms.take, take)) seats |= terms.by;
  }
  return seats;
}

const proposalOf = ({ proposals }: TraderTable, seat: Seat): TradeTerms | null =>
  proposals.find((proposal) => proposal.seat === seat) ?? null;

/** Evaluates trades for a seat; the table is read once for all of them. */
export interface DealEvaluator<T, H> {
  setView(view: SeatView<T, H>): void;
  /** The gain of the seat from giving these cards and taking those. */
  gain(give: Bundle, take: Bundle): number;
}

/** A trade evaluation that evaluates the whole position again. The table is restored afterwards. */
export function plainDealEvaluator<T extends TraderTable, H extends TraderHand>(
  worth: (table: T, hand: H, seat: Seat) => number,
): DealEvaluator<T, H> {
  let now: SeatView<T, H> | null = null;
  let before = 0;
  return {
    setView(view) {
      now = view;
      before = worth(view.table, view.hand, view.seat);
    },
    gain(give, take) {
      if (now === null) return 0;
      const { table, hand, seat } = now;
      const player = table.players[seat];
      if (player === undefined) return 0;
      const { resources } = hand;
      let more = 0;
      for (let kind = 0; kind < RESOURCE_KINDS; kind++) {
        const n = (take[kind] ?? 0) - (give[kind] ?? 0);
        resources[kind] = (resources[kind] ?? 0) + n;
        more += n;
      }
      player.cards += more;
      const after = worth(table, hand, seat);
      player.cards -= more;
      for (let kind = 0; kind < RESOURCE_KINDS; kind++) {
        resources[kind] = (resources[kind] ?? 0) - (take[kind] ?? 0) + (give[kind] ?? 0);
      }
      return after - before;
    },
  };
}

/** A bot's trading: the gain of a trade, the cost of helping a rival, and which proposals are worth making. */
export class BotTrader<T extends TraderTable, H extends TraderHand> {
  readonly #dealEvaluator: DealEvaluator<T, H>;
  readonly #offerReader: OfferReader<T>;
  readonly #temper: TradeTemper;
  readonly #partners: PartnerModel<T, H>;

  constructor(scales: DealEvaluator<T, H>, floor: OfferReader<T>, temper: TradeTemper) {
    this.#dealEvaluator = scales;
    this.#offerReader = floor;
    this.#temper = temper;
    this.#partners = new PartnerModel(scales);
  }

  /** This seat's gain from giving these cards and taking those. */
  gain(view: SeatView<T, H>, give: Bundle, take: Bundle): number {
    this.#dealEvaluator.setView(view);
    return this.#dealEvaluator.gain(give, take);
  }

  /** The gain of a trading move; null for any other move. */
  evaluateMove(
    view: SeatView<T, H>,
    memory: KnownCards,
    move: Kinded,
    history: OfferHistory = noOffers(),
  ): number | null {
    if (!isTradeMove(move)) return null;
    switch (move.kind) {
      case 'offer':
        return this.#offerValue(view, memory, move, history);
      case 'counter':
        return this.#counterValue(view, memory, move, history);
      case 'accept':
        return this.#acceptValue(view);
      case 'deal':
        return this.#dealValue(view, move.seat);
      case 'dismiss':
        return this.#dismissValue(view, move.seat);
      case 'withdraw':
        return this.#withdrawValue(view);
      default:
        return -NEVER_PENALTY; // a bot never refuses to listen
    }
  }

  /** The expected gain of an offer: the chance that somebody agrees, and the gain with the cheapest partner. */
  #offerValue(view: SeatView<T, H>, memory: KnownCards, offer: OfferMove, history: OfferHistory): number {
    let refused = 1;
    let cost = NEVER_PENALTY;
    for (let q = 0; q < view.table.players.length; q++) {
      if (!hasSeat(offer.to, q)) continue;
      const [chance = 0] = this.#partners.agreeChances(view, memory, history, q, [offer]);
      refused *= 1 - chance;
      cost = Math.min(cost, this.#rivalCost(view.table, q));
    }
    return (1 - refused) * (this.gain(view, offer.give, offer.take) - cost);
  }

  /** The expected gain of a counter-offer. */
  #counterValue(view: SeatView<T, H>, memory: KnownCards, terms: TradeTerms, history: OfferHistory): number {
    const { active } = view.table;
    const [chance = 0] = this.#partners.agreeChances(view, memory, history, active, [terms]);
    return chance * (this.gain(view, terms.give, terms.take) - this.#rivalCost(view.table, active));
  }

  /** The gain of accepting the pending offer. */
  #acceptValue(view: SeatView<T, H>): number {
    const offer = this.#offerReader.offerOn(view.table);
    if (offer === null) return 0;
    return (
      this.gain(view, offer.take, offer.give) - this.#rivalCost(view.table, view.table.active) - this.#temper.giving
    );
  }

  /** The gain of a deal with this seat: on this bot's own terms as it judged them, else on the seat's proposal. */
  #dealValue(view: SeatView<T, H>, from: Seat): number | null {
    const offer = this.#offerReader.offerOn(view.table);
    const isOwnOffer = offer !== null && hasSeat(offer.yes, from);
    const terms = isOwnOffer ? offer : mirrored(proposalOf(view.table, from));
    if (terms === null) return null;
    const margin = isOwnOffer ? 0 : this.#temper.giving;
    return this.gain(view, terms.give, terms.take) - this.#rivalCost(view.table, from) - margin;
  }

  /** The gain of declining a proposal. While an offer is pending, withdrawing that is enough. */
  #dismissValue(view: SeatView<T, H>, from: Seat): number {
    const isWanted = (this.#dealValue(view, from) ?? 0) > 0;
    return isWanted || this.#offerReader.offerOn(view.table) !== null ? -NEVER_PENALTY : COURTESY_BONUS;
  }

  /** An offer is not withdrawn when somebody agreed and the deal is still good. */
  #withdrawValue(view: SeatView<T, H>): number {
    const { table, seat } = view;
    const offer = this.#offerReader.offerOn(table);
    if (offer === null || table.active !== seat) return 0;
    const isAgreed = table.players.some((_, q) => hasSeat(offer.yes, q) && (this.#dealValue(view, q) ?? 0) > 0);
    return isAgreed ? -NEVER_PENALTY : 0;
  }

  /** Adds the offers worth making, or the counter-offers worth answering with. */
  propose(view: SeatView<T, H>, memory: KnownCards, out: MoveCollector, history: OfferHistory = noOffers()): void {
    const { table, seat } = view;
    const offer = this.#offerReader.offerOn(table);
    if (offer !== null) {
      const isAsked = hasSeat(offer.to & ~(offer.yes | offer.no), seat);
      if (isAsked && this.#mayPropose(table, seat)) this.#proposeCounters(view, memory, offer, history, out);
      return;
    }
    if (!this.#offerReader.isOpen(table) || table.active !== seat) return;
    const { offers: most } = table.options;
    if (table.offers < MAX_OFFERS_PER_TURN && (most === 'any' || table.offers < most))
      this.#proposeOffers(view, memory, history, out);
  }

  /** A proposal to the player on turn, who probably agrees: something this seat can spare for something it lacks. */
  volunteer(view: SeatView<T, H>, memory: KnownCards, history: OfferHistory = noOffers()): ProposeMove | null {
    const { table, seat } = view;
    const { active } = table;
    if (active === seat || !this.#offerReader.isOpen(table) || hasSeat(table.closed, active)) return null;
    if (!this.#mayPropose(table, seat) || !history.mayAsk(active)) return null;
    const swaps = this.#goodSwaps(view, this.#rivalCost(table, active));
    const chances = this.#partners.agreeChances(view, memory, history, active, swaps);
    let best: ProposeMove | null = null;
    let most = 0;
    for (const [i, { give, take, gain }] of swaps.entries()) {
      const chance = chances[i] ?? 0;
      if (chance < minChance(history, active) || chance * gain <= most) continue;
      if (refusersOf(table, seat, give, take) !== 0) continue;
      most = chance * gain;
      best = { kind: 'propose', give, take };
    }
    return best;
  }

  /** No proposal of this seat is pending, and not too many were refused. */
  #mayPropose(table: TraderTable, seat: Seat): boolean {
    if (proposalOf(table, seat) !== null) return false;
    return table.refused.filter((terms) => terms.seat === seat).length < MAX_PROPOSALS_PER_TURN;
  }

  /** The exchanges of one card for another that gain enough, after this cost. */
  #goodSwaps(view: SeatView<T, H>, cost: number): (TradeTerms & { readonly gain: number })[] {
    this.#dealEvaluator.setView(view);
    return SWAPS.filter(({ kind }) => (view.hand.resources[kind] ?? 0) > 0)
      .map(({ give, take }) => ({ give, take, gain: this.#dealEvaluator.gain(give, take) - cost }))
      .filter(({ gain }) => gain > this.#temper.asking);
  }

  /** Offers to those who probably agree and may be asked. */
  #proposeOffers(view: SeatView<T, H>, memory: KnownCards, history: OfferHistory, out: MoveCollector): void {
    const { table, seat } = view;
    const swaps = this.#goodSwaps(view, 0);
    const to: SeatSet[] = swaps.map(() => 0);
    for (let q = 0; q < table.players.length; q++) {
      if (q === seat || !history.mayAsk(q)) continue;
      const cost = this.#rivalCost(table, q);
      for (const [i, chance] of this.#partners.agreeChances(view, memory, history, q, swaps).entries()) {
        const gain = (swaps[i]?.gain ?? 0) - cost;
        if (chance >= minChance(history, q) && gain > this.#temper.asking) to[i] = (to[i] ?? 0) | onlySeat(q);
      }
    }
    for (const [i, { give, take }] of swaps.entries()) {
      const asked = (to[i] ?? 0) & ~refusersOf(table, seat, give, take);
      if (asked !== 0) out.add({ kind: 'offer', give, take, to: asked });
    }
  }

  /** The requested cards in exchange for something else that the other player probably gives. */
  #proposeCounters(
    view: SeatView<T, H>,
    memory: KnownCards,
    offer: PendingOffer,
    history: OfferHistory,
    out: MoveCollector,
  ): void {
    const { table, seat, hand } = view;
    if (!covers(hand.resources, offer.take)) return;
    const others = SINGLE_CARDS.filter(
      (take, kind) => (offer.take[kind] ?? 0) === 0 && !areSameCards(take, offer.give),
    );
    const counters = others.map((take) => ({ give: offer.take, take }));
    const chances = this.#partners.agreeChances(view, memory, history, table.active, counters);
    this.#dealEvaluator.setView(view);
    for (const [i, { give, take }] of counters.entries()) {
      if ((chances[i] ?? 0) < minChance(history, table.active) || refusersOf(table, seat, give, take) !== 0) continue;
      if (this.#dealEvaluator.gain(give, take) > this.#temper.asking) out.add({ kind: 'counter', give, take });
    }
  }

  /** The cost of a trade with a rival because it helps them: high when they are about to win. */
  #rivalCost({ options, players }: TraderTable, rival: Seat): number {
    const left = options.target - (players[rival]?.points ?? 0);
    return left <= DANGER_POINTS ? NEVER_PENALTY : this.#temper.envy * (1 + DANGER_POINTS / left);
  }
}

const minChance = ({ people }: OfferHistory, seat: Seat): number =>
  hasSeat(people, seat) ? MIN_AGREE_CHANCE.person : MIN_AGREE_CHANCE.bot;

const mirrored = (terms: TradeTerms | null): TradeTerms | null =>
  terms === null ? null : { give: terms.take, take: terms.give };
