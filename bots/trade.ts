import type { Seat, SeatSet, SeatView } from '@orrery/kernel';
import type { Persona } from './crew.ts';

type Bundle = readonly number[];

/** What any table with hidden hands of resources shows to those who trade at it. */
interface Market {
  readonly players: readonly { cards: number; readonly points: number }[];
  readonly options: { readonly target: number; readonly offers: number };
  readonly active: Seat;
  readonly offers: number; // made this turn
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
  readonly counters: readonly (Terms | null)[];
}
type Proposal = ({ readonly kind: 'offer'; readonly to: SeatSet } & Terms) | ({ readonly kind: 'counter' } & Terms);

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
/** Of what an offer or a counter-offer would bring, what one can hope for. */
const HOPE = { offer: 0.5, counter: 0.3 } as const;

const one = (kind: number): Bundle =>
  Object.freeze(Array.from({ length: KINDS }, (_, other) => (other === kind ? 1 : 0)));
const ONE: readonly Bundle[] = Array.from({ length: KINDS }, (_, kind) => one(kind));
const single = (kind: number): Bundle => ONE[kind] ?? [];

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

  /** What an offer can be hoped to bring. */
  offering(view: SeatView<T, H>, { least }: Known, give: Bundle, take: Bundle): number {
    let refused = 1;
    for (let q = 0; q < view.table.players.length; q++) {
      if (q === view.seat) continue;
      const cards = view.table.players[q]?.cards ?? 0;
      const size = take.reduce((a, b) => a + b, 0);
      if (covers(least[q] ?? [], take)) refused *= 1 - CHANCE.sure;
      else refused *= 1 - (cards >= 2 * size ? CHANCE.maybe : CHANCE.hardly);
    }
    return HOPE.offer * (1 - refused) * this.gain(view, give, take);
  }

  /** What a counter-offer can be hoped to bring. */
  countering(view: SeatView<T, H>, give: Bundle, take: Bundle): number {
    return HOPE.counter * (this.gain(view, give, take) - this.#envy(view.table, view.table.active));
  }

  /** What it brings to say yes to the offer on the table. */
  accepting(view: SeatView<T, H>): number {
    const offer = this.#floor.offerOn(view.table);
    if (offer === null) return 0;
    return this.gain(view, offer.take, offer.give) - this.#envy(view.table, view.table.active) - this.#temper.giving;
  }

  /** Adds the offers worth making, or the counter-offers worth answering with. */
  propose(view: SeatView<T, H>, memory: Known, out: Proposals): void {
    const { table, seat } = view;
    const offer = this.#floor.offerOn(table);
    if (offer !== null) {
      const isAsked = ((offer.to & ~(offer.yes | offer.no)) >> seat) & 1;
      if (isAsked === 1 && (offer.counters[seat] ?? null) === null)
        this.#proposeCounters(view, memory, offer.take, out);
      return;
    }
    if (!this.#floor.isOpen(table)) return;
    if (table.active === seat && table.offers < table.options.offers) this.#proposeOffers(view, out);
  }

  #proposeOffers(view: SeatView<T, H>, out: Proposals): void {
    this.#scales.look(view);
    const to = ((1 << view.table.players.length) - 1) & ~(1 << view.seat);
    for (let kind = 0; kind < KINDS; kind++) {
      if ((view.hand.resources[kind] ?? 0) === 0) continue;
      for (let other = 0; other < KINDS; other++) {
        if (other === kind) continue;
        const [give, take] = [single(kind), single(other)];
        if (this.#scales.gain(give, take) > this.#temper.asking) out.add({ kind: 'offer', give, take, to });
      }
    }
  }

  /** What is asked for, but for something that the other is known to hold. */
  #proposeCounters(view: SeatView<T, H>, { least }: Known, asked: Bundle, out: Proposals): void {
    const held = least[view.table.active] ?? [];
    if (!covers(view.hand.resources, asked)) return;
    this.#scales.look(view);
    for (let kind = 0; kind < KINDS; kind++) {
      if ((held[kind] ?? 0) === 0 || (asked[kind] ?? 0) > 0) continue;
      const take = single(kind);
      if (this.#scales.gain(asked, take) > this.#temper.asking) out.add({ kind: 'counter', give: asked, take });
    }
  }

  /** What a deal with a rival costs because it helps them: dear when they are about to win. */
  #envy({ options, players }: Market, rival: Seat): number {
    const left = options.target - (players[rival]?.points ?? 0);
    return left <= DANGER ? NEVER : this.#temper.envy * (1 + DANGER / left);
  }
}
