import type { Kinded, Seat, SeatSet, SeatView } from '@orrery/kernel';
import type { Persona } from './personas.ts';

type Bundle = readonly number[];

/** What a table with hidden hands of resources shows to trading players. */
interface TradeTable {
  readonly players: readonly { cards: number; readonly points: number }[];
  readonly options: { readonly target: number; readonly offers: number | 'any' };
  readonly active: Seat;
  readonly offers: number; // made in this turn
  readonly proposals: readonly ({ readonly seat: Seat } & Terms)[]; // to the player on turn
  readonly refused: readonly ({ readonly seat: Seat; readonly by: SeatSet } & Terms)[]; // in this turn
  readonly closed: SeatSet; // seats that want no offers this turn
}
interface TradeHand {
  readonly resources: number[];
}
interface Terms {
  readonly give: Bundle;
  readonly take: Bundle;
}
/** An offer that waits for answers. */
interface PendingOffer extends Terms {
  readonly to: SeatSet;
  readonly yes: SeatSet;
  readonly no: SeatSet;
}
type ProposeMove = { readonly kind: 'propose' } & Terms;
type OfferOrCounter =
  | ({ readonly kind: 'offer'; readonly to: SeatSet } & Terms)
  | ({ readonly kind: 'counter' } & Terms);

/** Trading moves that are evaluated here. */
type TradeMove =
  | ({ readonly kind: 'offer' | 'counter' } & Terms)
  | { readonly kind: 'deal' | 'dismiss'; readonly seat: Seat }
  | { readonly kind: 'accept' | 'close' | 'reopen' };
const TRADE_KINDS: ReadonlySet<string> = new Set<TradeMove['kind']>([
  'offer',
  'counter',
  'deal',
  'dismiss',
  'accept',
  'close',
  'reopen',
]);
const isTradeMove = (move: Kinded): move is TradeMove => TRADE_KINDS.has(move.kind);

/** Reads the state of trading from a game's table. */
interface OfferReader<T> {
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
interface KnownCards {
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
/** Probability that a player holds what is asked for: known to hold it, with many cards, with few. */
const HOLD_CHANCE = { sure: 0.5, maybe: 0.2, hardly: 0.05 } as const;
/**
 * Maximum number of offers a bot makes in its turn, even if the rules allow more: people have to read and answer each.
 */
const MAX_OFFERS_PER_TURN = 3;
/** Maximum number of proposals and counter-offers in another player's turn, who has to read them. */
const MAX_PROPOSALS_PER_TURN = 2;
/** Small bonus for declining over doing nothing: an unwanted offer is declined before the turn ends. */
const COURTESY_BONUS = 0.003;
/** Part of the gain of an offer or counter-offer that can be expected. */
const ACCEPT_CHANCE = { offer: 0.5, counter: 0.3 } as const;

const singleCard = (kind: number): Bundle =>
  Object.freeze(Array.from({ length: RESOURCE_KINDS }, (_, other) => (other === kind ? 1 : 0)));
const SINGLE_CARDS: readonly Bundle[] = Array.from({ length: RESOURCE_KINDS }, (_, kind) => singleCard(kind));
const singleCardOf = (kind: number): Bundle => SINGLE_CARDS[kind] ?? [];

const areEqual = (one: Bundle, two: Bundle): boolean => one.every((n, kind) => n === (two[kind] ?? 0));

/** The seats that refused these terms of this seat in this turn. */
function refusersOf({ refused }: TradeTable, seat: Seat, give: Bundle, take: Bundle): SeatSet {
  let seats: SeatSet = 0;
  for (const terms of refused) {
    if (terms.seat === seat && areEqual(terms.give, give) && areEqual(terms.take, take)) seats |= terms.by;
  }
  return seats;
}

const proposalOf = ({ proposals }: TradeTable, seat: Seat): Terms | null =>
  proposals.find((proposal) => proposal.seat === seat) ?? null;

const covers = (cards: Bundle, price: Bundle): boolean => price.every((n, kind) => n <= (cards[kind] ?? 0));

/** Evaluates trades for a seat; the table is read once for all of them. */
export interface DealEvaluator<T, H> {
  setView(view: SeatView<T, H>): void;
  /** The gain of the seat from giving these cards and taking those. */
  gain(give: Bundle, take: Bundle): number;
}

/** A trade evaluation that evaluates the whole position again. The table is restored afterwards. */
export function plainDealEvaluator<T extends TradeTable, H extends TradeHand>(
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
export class BotTrader<T extends TradeTable, H extends TradeHand> {
  readonly #dealEvaluator: DealEvaluator<T, H>;
  readonly #offerReader: OfferReader<T>;
  readonly #temper: TradeTemper;

  constructor(scales: DealEvaluator<T, H>, floor: OfferReader<T>, temper: TradeTemper) {
    this.#dealEvaluator = scales;
    this.#offerReader = floor;
    this.#temper = temper;
  }

  /** This seat's gain from giving these cards and taking those. */
  gain(view: SeatView<T, H>, give: Bundle, take: Bundle): number {
    this.#dealEvaluator.setView(view);
    return this.#dealEvaluator.gain(give, take);
  }

  /** The gain of a trading move; null for any other move. */
  evaluateMove(view: SeatView<T, H>, memory: KnownCards, move: Kinded): number | null {
    if (!isTradeMove(move)) return null;
    switch (move.kind) {
      case 'offer':
        return this.#offerValue(view, memory, move.give, move.take);
      case 'counter':
        return this.#counterValue(view, move.give, move.take);
      case 'accept':
        return this.#acceptValue(view);
      case 'deal':
        return this.#takeValue(view, move.seat);
      case 'dismiss':
        return this.#dismissValue(view, move.seat);
      default:
        return -NEVER_PENALTY; // a bot never refuses to listen
    }
  }

  /** The expected gain of an offer. */
  #offerValue(view: SeatView<T, H>, { least }: KnownCards, give: Bundle, take: Bundle): number {
    let refused = 1;
    for (let q = 0; q < view.table.players.length; q++) {
      if (q === view.seat || ((view.table.closed >> q) & 1) === 1) continue;
      const cards = view.table.players[q]?.cards ?? 0;
      const size = take.reduce((a, b) => a + b, 0);
      if (covers(least[q] ?? [], take)) refused *= 1 - HOLD_CHANCE.sure;
      else refused *= 1 - (cards >= 2 * size ? HOLD_CHANCE.maybe : HOLD_CHANCE.hardly);
    }
    return ACCEPT_CHANCE.offer * (1 - refused) * this.gain(view, give, take);
  }

  /** The expected gain of a counter-offer. */
  #counterValue(view: SeatView<T, H>, give: Bundle, take: Bundle): number {
    return ACCEPT_CHANCE.counter * (this.gain(view, give, take) - this.#rivalCost(view.table, view.table.active));
  }

  /** The gain of accepting the pending offer. */
  #acceptValue(view: SeatView<T, H>): number {
    const offer = this.#offerReader.offerOn(view.table);
    if (offer === null) return 0;
    return (
      this.gain(view, offer.take, offer.give) - this.#rivalCost(view.table, view.table.active) - this.#temper.giving
    );
  }

  /** The gain of accepting this seat's proposal; null when it proposes nothing. */
  #takeValue(view: SeatView<T, H>, from: Seat): number | null {
    const terms = proposalOf(view.table, from);
    if (terms === null) return null;
    return this.gain(view, terms.take, terms.give) - this.#rivalCost(view.table, from) - this.#temper.giving;
  }

  /** The gain of declining a proposal. While an offer is pending, withdrawing that is enough. */
  #dismissValue(view: SeatView<T, H>, from: Seat): number {
    const isWanted = (this.#takeValue(view, from) ?? 0) > 0;
    return isWanted || this.#offerReader.offerOn(view.table) !== null ? -NEVER_PENALTY : COURTESY_BONUS;
  }

  /** Adds the offers worth making, or the counter-offers worth answering with. */
  propose(view: SeatView<T, H>, memory: KnownCards, out: MoveCollector): void {
    const { table, seat } = view;
    const offer = this.#offerReader.offerOn(table);
    if (offer !== null) {
      const isAsked = ((offer.to & ~(offer.yes | offer.no)) >> seat) & 1;
      if (isAsked === 1 && this.#mayPropose(table, seat)) this.#proposeCounters(view, memory, offer.take, out);
      return;
    }
    if (!this.#offerReader.isOpen(table) || table.active !== seat) return;
    const { offers: most } = table.options;
    if (table.offers < MAX_OFFERS_PER_TURN && (most === 'any' || table.offers < most)) this.#proposeOffers(view, out);
  }

  /** A proposal to the player on turn: something this seat can spare for something that player is known to hold. */
  volunteer(view: SeatView<T, H>, { least }: KnownCards): ProposeMove | null {
    const { table, seat, hand } = view;
    const { active } = table;
    if (active === seat || !this.#offerReader.isOpen(table) || ((table.closed >> active) & 1) === 1) return null;
    if (!this.#mayPropose(table, seat)) return null;
    const held = least[active] ?? [];
    const wanted = this.#temper.asking + this.#rivalCost(table, active);
    this.#dealEvaluator.setView(view);
    let best: ProposeMove | null = null;
    let most = wanted;
    for (let kind = 0; kind < RESOURCE_KINDS; kind++) {
      if ((hand.resources[kind] ?? 0) === 0) continue;
      for (let other = 0; other < RESOURCE_KINDS; other++) {
        if (other === kind || (held[other] ?? 0) === 0) continue;
        const [give, take] = [singleCardOf(kind), singleCardOf(other)];
        const gain = this.#dealEvaluator.gain(give, take);
        if (gain <= most || refusersOf(table, seat, give, take) !== 0) continue;
        most = gain;
        best = { kind: 'propose', give, take };
      }
    }
    return best;
  }

  /** No proposal of this seat is pending, and not too many were refused. */
  #mayPropose(table: TradeTable, seat: Seat): boolean {
    if (proposalOf(table, seat) !== null) return false;
    return table.refused.filter((terms) => terms.seat === seat).length < MAX_PROPOSALS_PER_TURN;
  }

  #proposeOffers(view: SeatView<T, H>, out: MoveCollector): void {
    const { table, seat, hand } = view;
    this.#dealEvaluator.setView(view);
    const others = ((1 << table.players.length) - 1) & ~(1 << seat) & ~table.closed;
    for (let kind = 0; kind < RESOURCE_KINDS; kind++) {
      if ((hand.resources[kind] ?? 0) === 0) continue;
      for (let other = 0; other < RESOURCE_KINDS; other++) {
        if (other === kind) continue;
        const [give, take] = [singleCardOf(kind), singleCardOf(other)];
        const to = others & ~refusersOf(table, seat, give, take);
        if (to !== 0 && this.#dealEvaluator.gain(give, take) > this.#temper.asking)
          out.add({ kind: 'offer', give, take, to });
      }
    }
  }

  /** The requested cards in exchange for something the other player is known to hold. */
  #proposeCounters(view: SeatView<T, H>, { least }: KnownCards, asked: Bundle, out: MoveCollector): void {
    const { table, seat, hand } = view;
    const held = least[table.active] ?? [];
    if (!covers(hand.resources, asked)) return;
    this.#dealEvaluator.setView(view);
    for (let kind = 0; kind < RESOURCE_KINDS; kind++) {
      if ((held[kind] ?? 0) === 0 || (asked[kind] ?? 0) > 0) continue;
      const take = singleCardOf(kind);
      if (refusersOf(table, seat, asked, take) !== 0) continue;
      if (this.#dealEvaluator.gain(asked, take) > this.#temper.asking) out.add({ kind: 'counter', give: asked, take });
    }
  }

  /** The cost of a trade with a rival because it helps them: high when they are about to win. */
  #rivalCost({ options, players }: TradeTable, rival: Seat): number {
    const left = options.target - (players[rival]?.points ?? 0);
    return left <= DANGER_POINTS ? NEVER_PENALTY : this.#temper.envy * (1 + DANGER_POINTS / left);
  }
}
