import type { Kinded, Seat, SeatSet, SeatView } from '@orrery/kernel';
import type { Persona } from './crew.ts';

type Bundle = readonly number[];

/** What any table with hidden hands of resources shows to those who trade at it. */
interface Market {
  readonly players: readonly { cards: number; readonly points: number }[];
  readonly options: { readonly target: number; readonly offers: number | 'any' };
  readonly active: Seat;
  readonly offers: number; // made this turn
  readonly proposals: readonly ({ readonly seat: Seat } & Terms)[]; // to the player on turn
  readonly refused: readonly ({ readonly seat: Seat; readonly by: SeatSet } & Terms)[]; // in this turn
  readonly closed: SeatSet; // who wants no offers this turn
}
interface Purse {
  readonly resources: number[];
}
interface Terms {
  readonly give: Bundle;
  readonly take: Bundle;
}
/** An offer that waits for answers. */
interface Offer extends Terms {
  readonly to: SeatSet;
  readonly yes: SeatSet;
  readonly no: SeatSet;
}
type Propose = { readonly kind: 'propose' } & Terms;
type Proposal = ({ readonly kind: 'offer'; readonly to: SeatSet } & Terms) | ({ readonly kind: 'counter' } & Terms);

/** Moves of trading that are judged here. */
type Traded =
  | ({ readonly kind: 'offer' | 'counter' } & Terms)
  | { readonly kind: 'deal' | 'dismiss'; readonly seat: Seat }
  | { readonly kind: 'accept' | 'close' | 'reopen' };
const TRADED: ReadonlySet<string> = new Set<Traded['kind']>([
  'offer',
  'counter',
  'deal',
  'dismiss',
  'accept',
  'close',
  'reopen',
]);
const isTraded = (move: Kinded): move is Traded => TRADED.has(move.kind);

/** How a game says what is going on at the table. */
interface Floor<T> {
  /** The offer that is being answered, null when there is none. */
  offerOn(table: T): Offer | null;
  /** Whether the player on turn may make one now. */
  isOpen(table: T): boolean;
}

/** How keen a bot is on trading; a little character. */
export interface Temper {
  readonly asking: number; // least gain that is worth an offer, in points
  readonly giving: number; // least gain for which it says yes
  readonly envy: number; // how much a rival's likely gain counts against a deal
}

/** The temper among the values of a game. */
export const temperOf = (of: (name: `temper.${keyof Temper}`) => number): Temper => ({
  asking: of('temper.asking'),
  giving: of('temper.giving'),
  envy: of('temper.envy'),
});

/** The temper of a bot of this character. */
export const tempered = ({ asking, giving, envy }: Temper, { keen, strict, envious }: Persona): Temper => ({
  asking: asking / keen,
  giving: giving * strict,
  envy: envy * envious,
});

/** At least so many of each resource are in the hand of each seat. */
interface Known {
  readonly least: readonly Bundle[];
}
interface Proposals {
  add(move: Proposal): void;
}

/** The resources of every game that is traded like this. */
const KINDS = 5;
/** Whoever is this near to winning gets nothing, whatever it offers. */
const DANGER = 2;
const NEVER = 10;
/** How likely somebody is to hold what is asked for: known to, with cards enough, with few. */
const CHANCE = { sure: 0.5, maybe: 0.2, hardly: 0.05 } as const;
/** A bot asks the others no more than so often in its turn, however often it may: people look at each offer and answer. */
const MOST_OFFERS = 3;
/** Nor does it propose or counter more than so often in a turn of somebody else: that one has to read it. */
const MOST_PROPOSALS = 2;
/** Better than nothing: what is not wanted is said so before the turn ends. */
const COURTESY = 0.003;
/** Of what an offer or a counter-offer would bring, what one can hope for. */
const HOPE = { offer: 0.5, counter: 0.3 } as const;

const one = (kind: number): Bundle =>
  Object.freeze(Array.from({ length: KINDS }, (_, other) => (other === kind ? 1 : 0)));
const ONE: readonly Bundle[] = Array.from({ length: KINDS }, (_, kind) => one(kind));
const single = (kind: number): Bundle => ONE[kind] ?? [];

const alike = (one: Bundle, two: Bundle): boolean => one.every((n, kind) => n === (two[kind] ?? 0));

/** Who would not have these terms of this seat in this turn. */
function refusersOf({ refused }: Market, seat: Seat, give: Bundle, take: Bundle): SeatSet {
  let seats: SeatSet = 0;
  for (const terms of refused) {
    if (terms.seat === seat && alike(terms.give, give) && alike(terms.take, take)) seats |= terms.by;
  }
  return seats;
}

const proposalOf = ({ proposals }: Market, seat: Seat): Terms | null =>
  proposals.find((proposal) => proposal.seat === seat) ?? null;

const covers = (cards: Bundle, price: Bundle): boolean => price.every((n, kind) => n <= (cards[kind] ?? 0));

/** What deals bring a seat, at a table that is looked at once for all of them. */
export interface Scales<T, H> {
  look(view: SeatView<T, H>): void;
  /** What it would bring the seat that was looked at to give these cards and take those. */
  gain(give: Bundle, take: Bundle): number;
}

/** Scales that ask for the worth of everything anew. The table is as before when they have weighed. */
export function plainScales<T extends Market, H extends Purse>(
  worth: (table: T, hand: H, seat: Seat) => number,
): Scales<T, H> {
  let now: SeatView<T, H> | null = null;
  let before = 0;
  return {
    look(view) {
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
      for (let kind = 0; kind < KINDS; kind++) {
        const n = (take[kind] ?? 0) - (give[kind] ?? 0);
        resources[kind] = (resources[kind] ?? 0) + n;
        more += n;
      }
      player.cards += more;
      const after = worth(table, hand, seat);
      player.cards -= more;
      for (let kind = 0; kind < KINDS; kind++) {
        resources[kind] = (resources[kind] ?? 0) - (take[kind] ?? 0) + (give[kind] ?? 0);
      }
      return after - before;
    },
  };
}

/** How a bot trades: what a deal brings, what it costs to help a rival, what is worth proposing. */
export class Trader<T extends Market, H extends Purse> {
  readonly #scales: Scales<T, H>;
  readonly #floor: Floor<T>;
  readonly #temper: Temper;

  constructor(scales: Scales<T, H>, floor: Floor<T>, temper: Temper) {
    this.#scales = scales;
    this.#floor = floor;
    this.#temper = temper;
  }

  /** What it would bring this seat to give these cards and take those. */
  gain(view: SeatView<T, H>, give: Bundle, take: Bundle): number {
    this.#scales.look(view);
    return this.#scales.gain(give, take);
  }

  /** What a move of trading brings; null for any other. */
  foresee(view: SeatView<T, H>, memory: Known, move: Kinded): number | null {
    if (!isTraded(move)) return null;
    switch (move.kind) {
      case 'offer':
        return this.#offering(view, memory, move.give, move.take);
      case 'counter':
        return this.#countering(view, move.give, move.take);
      case 'accept':
        return this.#accepting(view);
      case 'deal':
        return this.#taking(view, move.seat);
      case 'dismiss':
        return this.#dismissing(view, move.seat);
      default:
        return -NEVER; // no bot refuses to listen
    }
  }

  /** What an offer can be hoped to bring. */
  #offering(view: SeatView<T, H>, { least }: Known, give: Bundle, take: Bundle): number {
    let refused = 1;
    for (let q = 0; q < view.table.players.length; q++) {
      if (q === view.seat || ((view.table.closed >> q) & 1) === 1) continue;
      const cards = view.table.players[q]?.cards ?? 0;
      const size = take.reduce((a, b) => a + b, 0);
      if (covers(least[q] ?? [], take)) refused *= 1 - CHANCE.sure;
      else refused *= 1 - (cards >= 2 * size ? CHANCE.maybe : CHANCE.hardly);
    }
    return HOPE.offer * (1 - refused) * this.gain(view, give, take);
  }

  /** What a counter-offer can be hoped to bring. */
  #countering(view: SeatView<T, H>, give: Bundle, take: Bundle): number {
    return HOPE.counter * (this.gain(view, give, take) - this.#envy(view.table, view.table.active));
  }

  /** What it brings to say yes to the offer on the table. */
  #accepting(view: SeatView<T, H>): number {
    const offer = this.#floor.offerOn(view.table);
    if (offer === null) return 0;
    return this.gain(view, offer.take, offer.give) - this.#envy(view.table, view.table.active) - this.#temper.giving;
  }

  /** What it brings to take what this seat proposes; null: it proposes nothing. */
  #taking(view: SeatView<T, H>, from: Seat): number | null {
    const terms = proposalOf(view.table, from);
    if (terms === null) return null;
    return this.gain(view, terms.take, terms.give) - this.#envy(view.table, from) - this.#temper.giving;
  }

  /** What it brings to say no to a proposal. While an offer waits, taking that back is enough. */
  #dismissing(view: SeatView<T, H>, from: Seat): number {
    const isWanted = (this.#taking(view, from) ?? 0) > 0;
    return isWanted || this.#floor.offerOn(view.table) !== null ? -NEVER : COURTESY;
  }

  /** Adds the offers worth making, or the counter-offers worth answering with. */
  propose(view: SeatView<T, H>, memory: Known, out: Proposals): void {
    const { table, seat } = view;
    const offer = this.#floor.offerOn(table);
    if (offer !== null) {
      const isAsked = ((offer.to & ~(offer.yes | offer.no)) >> seat) & 1;
      if (isAsked === 1 && this.#maySpeak(table, seat)) this.#proposeCounters(view, memory, offer.take, out);
      return;
    }
    if (!this.#floor.isOpen(table) || table.active !== seat) return;
    const { offers: most } = table.options;
    if (table.offers < MOST_OFFERS && (most === 'any' || table.offers < most)) this.#proposeOffers(view, out);
  }

  /** What it proposes to the player on turn: something it can spare for something that player is known to hold. */
  volunteer(view: SeatView<T, H>, { least }: Known): Propose | null {
    const { table, seat, hand } = view;
    const { active } = table;
    if (active === seat || !this.#floor.isOpen(table) || ((table.closed >> active) & 1) === 1) return null;
    if (!this.#maySpeak(table, seat)) return null;
    const held = least[active] ?? [];
    const wanted = this.#temper.asking + this.#envy(table, active);
    this.#scales.look(view);
    let best: Propose | null = null;
    let most = wanted;
    for (let kind = 0; kind < KINDS; kind++) {
      if ((hand.resources[kind] ?? 0) === 0) continue;
      for (let other = 0; other < KINDS; other++) {
        if (other === kind || (held[other] ?? 0) === 0) continue;
        const [give, take] = [single(kind), single(other)];
        const gain = this.#scales.gain(give, take);
        if (gain <= most || refusersOf(table, seat, give, take) !== 0) continue;
        most = gain;
        best = { kind: 'propose', give, take };
      }
    }
    return best;
  }

  /** Nothing of this seat is pending, and it has not been turned down too often. */
  #maySpeak(table: Market, seat: Seat): boolean {
    if (proposalOf(table, seat) !== null) return false;
    return table.refused.filter((terms) => terms.seat === seat).length < MOST_PROPOSALS;
  }

  #proposeOffers(view: SeatView<T, H>, out: Proposals): void {
    const { table, seat, hand } = view;
    this.#scales.look(view);
    const others = ((1 << table.players.length) - 1) & ~(1 << seat) & ~table.closed;
    for (let kind = 0; kind < KINDS; kind++) {
      if ((hand.resources[kind] ?? 0) === 0) continue;
      for (let other = 0; other < KINDS; other++) {
        if (other === kind) continue;
        const [give, take] = [single(kind), single(other)];
        const to = others & ~refusersOf(table, seat, give, take);
        if (to !== 0 && this.#scales.gain(give, take) > this.#temper.asking) out.add({ kind: 'offer', give, take, to });
      }
    }
  }

  /** What is asked for, but for something that the other is known to hold. */
  #proposeCounters(view: SeatView<T, H>, { least }: Known, asked: Bundle, out: Proposals): void {
    const { table, seat, hand } = view;
    const held = least[table.active] ?? [];
    if (!covers(hand.resources, asked)) return;
    this.#scales.look(view);
    for (let kind = 0; kind < KINDS; kind++) {
      if ((held[kind] ?? 0) === 0 || (asked[kind] ?? 0) > 0) continue;
      const take = single(kind);
      if (refusersOf(table, seat, asked, take) !== 0) continue;
      if (this.#scales.gain(asked, take) > this.#temper.asking) out.add({ kind: 'counter', give: asked, take });
    }
  }

  /** What a deal with a rival costs because it helps them: dear when they are about to win. */
  #envy({ options, players }: Market, rival: Seat): number {
    const left = options.target - (players[rival]?.points ?? 0);
    return left <= DANGER ? NEVER : this.#temper.envy * (1 + DANGER / left);
  }
}
