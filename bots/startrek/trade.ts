import { type MoveList, type Seat, type SeatView, top } from '@orrery/kernel';
import { type Hand, KINDS, type Memory, type Move, type Table } from '@orrery/startrek/facts';
import type { Temper } from './weights.ts';

type View = SeatView<Table, Hand>;
type Bundle = readonly number[];

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

/** How a bot trades: what a deal brings, what it costs to help a rival, what is worth proposing. */
export class Trader {
  readonly #worth: (table: Table, hand: Hand, seat: Seat) => number;
  readonly #temper: Temper;

  constructor(worth: (table: Table, hand: Hand, seat: Seat) => number, temper: Temper) {
    this.#worth = worth;
    this.#temper = temper;
  }

  /** What it would bring this seat to give these cards and take those. The table is as before when it returns. */
  gain({ table, hand, seat }: View, give: Bundle, take: Bundle): number {
    const player = table.players[seat];
    if (player === undefined) return 0;
    const { resources } = hand;
    const before = this.#worth(table, hand, seat);
    let more = 0;
    for (let kind = 0; kind < KINDS; kind++) {
      const n = (take[kind] ?? 0) - (give[kind] ?? 0);
      resources[kind] = (resources[kind] ?? 0) + n;
      more += n;
    }
    player.cards += more;
    const after = this.#worth(table, hand, seat);
    player.cards -= more;
    for (let kind = 0; kind < KINDS; kind++) {
      resources[kind] = (resources[kind] ?? 0) - (take[kind] ?? 0) + (give[kind] ?? 0);
    }
    return after - before;
  }

  /** What an offer can be hoped to bring. */
  offering(view: View, { least }: Memory, give: Bundle, take: Bundle): number {
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
  countering(view: View, give: Bundle, take: Bundle): number {
    return HOPE.counter * (this.gain(view, give, take) - this.#envy(view.table, view.table.active));
  }

  /** What it brings to say yes to the offer on the table. */
  accepting(view: View): number {
    const frame = top(view.table);
    if (frame.kind !== 'offer') return 0;
    return this.gain(view, frame.take, frame.give) - this.#envy(view.table, view.table.active) - this.#temper.giving;
  }

  /** Adds the offers worth making, or the counter-offers worth answering with. */
  propose(view: View, memory: Memory, out: MoveList<Move>): void {
    const { table, seat } = view;
    const frame = top(table);
    if (frame.kind === 'offer') {
      const isAsked = ((frame.to & ~(frame.yes | frame.no)) >> seat) & 1;
      if (isAsked === 1 && (frame.counters[seat] ?? null) === null)
        this.#proposeCounters(view, memory, frame.take, out);
      return;
    }
    if (frame.kind !== 'trade' && frame.kind !== 'main') return;
    if (table.active === seat && table.offers < table.options.offers) this.#proposeOffers(view, out);
  }

  #proposeOffers(view: View, out: MoveList<Move>): void {
    const to = ((1 << view.table.players.length) - 1) & ~(1 << view.seat);
    for (let kind = 0; kind < KINDS; kind++) {
      if ((view.hand.resources[kind] ?? 0) === 0) continue;
      for (let other = 0; other < KINDS; other++) {
        if (other === kind) continue;
        const [give, take] = [single(kind), single(other)];
        if (this.gain(view, give, take) > this.#temper.asking) out.add({ kind: 'offer', give, take, to });
      }
    }
  }

  /** What is asked for, but for something that the other is known to hold. */
  #proposeCounters(view: View, { least }: Memory, asked: Bundle, out: MoveList<Move>): void {
    const held = least[view.table.active] ?? [];
    if (!covers(view.hand.resources, asked)) return;
    for (let kind = 0; kind < KINDS; kind++) {
      if ((held[kind] ?? 0) === 0 || (asked[kind] ?? 0) > 0) continue;
      const take = single(kind);
      if (this.gain(view, asked, take) > this.#temper.asking) out.add({ kind: 'counter', give: asked, take });
    }
  }

  /** What a deal with a rival costs because it helps them: dear when they are about to win. */
  #envy({ options, players }: Table, rival: Seat): number {
    const left = options.target - (players[rival]?.points ?? 0);
    return left <= DANGER ? NEVER : this.#temper.envy * (1 + DANGER / left);
  }
}
